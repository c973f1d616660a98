//! The engine of Marrakech on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::engine::worker::open::<caravanserai::rules::marrakech::Marrakech>();
}
