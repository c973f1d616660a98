//! The program of the lessons of Chaupar.

fn main() {
    caravanserai::ui::open_lessons::<caravanserai::rules::chaupar::Chaupar>();
}
