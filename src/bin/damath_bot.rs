//! The engine of Damath on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::engine::worker::open::<caravanserai::rules::damath::Damath>();
}
