//! The program of the page on which a tournament of Damath is run.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_tournament();
}
