//! The program of the page on which positions of Damath are set up.

fn main() {
    caravanserai::ui::open_editor::<caravanserai::rules::damath::Damath>();
}
