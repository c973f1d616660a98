//! The program of the page on which positions of Damath are set up.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_editor::<caravanserai::rules::damath::Damath>();
}
