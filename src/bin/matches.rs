//! The program of the page of all matches.

fn main() {
    caravanserai::ui::open_matches();
}
