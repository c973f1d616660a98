//! The program of the puzzles of Pachisi.

fn main() {
    caravanserai::ui::open_puzzles::<caravanserai::rules::pachisi::Pachisi>();
}
