//! The program of the page on which a tournament of Damath is run.

fn main() {
    caravanserai::ui::open_tournament();
}
