//! The engine of Marrakech on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::engine::Engine;
        use caravanserai::rules::marrakech::Marrakech;

        caravanserai::worker::open(Engine::<Marrakech>::with_puzzles());
    }
}
