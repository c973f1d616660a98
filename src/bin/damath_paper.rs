//! The program of the page on which score sheets, boards and chips of Damath are printed.

fn main() {
    caravanserai::ui::open_paper();
}
