//! The program of the page on which two devices are connected for live play.

fn main() {
    caravanserai::ui::open_live();
}
