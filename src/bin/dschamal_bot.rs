//! The engine of Dschamal on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::engine::Engine;
        use caravanserai::rules::dschamal::Dschamal;

        caravanserai::worker::open(Engine::<Dschamal>::default());
    }
}
