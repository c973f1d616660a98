//! The program of the puzzles of Chaupar.

fn main() {
    caravanserai::ui::open_puzzles::<caravanserai::rules::chaupar::Chaupar>();
}
