//! The program of the page on which score sheets, boards and chips of Damath are printed.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_paper();
}
