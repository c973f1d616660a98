//! The program that reads and writes the codes of live play.

fn main() {
    caravanserai::live::program::open();
}
