//! The program of Marrakech on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::rules::marrakech::Marrakech;
        use caravanserai::ui;

        ui::open::<Marrakech>(&[ui::puzzles_page::<Marrakech>]);
    }
}
