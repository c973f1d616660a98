//! The program of the lessons of Marrakech.

fn main() {
    caravanserai::ui::open_lessons::<caravanserai::rules::marrakech::Marrakech>();
}
