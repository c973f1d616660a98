//! The program of the lessons of Damath.

fn main() {
    caravanserai::ui::open_lessons::<caravanserai::rules::damath::Damath>();
}
