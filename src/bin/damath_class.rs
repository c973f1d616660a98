//! The program of what a teacher of Damath uses: printed sheets, sums by pupil, and tournaments.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_class();
}
