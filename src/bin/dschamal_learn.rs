//! The program of the lessons of Dschamal.

fn main() {
    caravanserai::ui::open_lessons::<caravanserai::rules::dschamal::Dschamal>();
}
