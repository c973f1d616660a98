//! The engine of Damath on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::engine::Engine;
        use caravanserai::rules::damath::Damath;

        caravanserai::worker::open(Engine::<Damath>::with_puzzles());
    }
}
