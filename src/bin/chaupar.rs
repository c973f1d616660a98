//! The program of Chaupar on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::rules::chaupar::Chaupar;
        use caravanserai::ui;

        ui::open::<Chaupar>(&[ui::puzzles_page::<Chaupar>]);
    }
}
