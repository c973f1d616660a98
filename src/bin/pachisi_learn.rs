//! The program of the lessons of Pachisi.

fn main() {
    caravanserai::ui::open_lessons::<caravanserai::rules::pachisi::Pachisi>();
}
