//! The program of the puzzles of Marrakech.

fn main() {
    caravanserai::ui::open_puzzles::<caravanserai::rules::marrakech::Marrakech>();
}
