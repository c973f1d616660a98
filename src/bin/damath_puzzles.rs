//! The program of the puzzles of Damath.

fn main() {
    caravanserai::ui::open_puzzles::<caravanserai::rules::damath::Damath>();
}
