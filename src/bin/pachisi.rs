//! The program of Pachisi on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::ui::open::<caravanserai::rules::pachisi::Pachisi>();
}
