//! The program of the page of the matches of the day.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_days();
}
