//! The program of the lessons of Chaupar.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open_lessons::<caravanserai::rules::chaupar::Chaupar>();
}
