//! The program of the pages that belong to no single game: all matches and the days.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_matches();
}
