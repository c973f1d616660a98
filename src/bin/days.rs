//! The program of the page of the matches of the day.

fn main() {
    caravanserai::ui::open_days();
}
