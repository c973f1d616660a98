//! The program of Pachisi on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::rules::pachisi::Pachisi;
        use caravanserai::ui;

        ui::open::<Pachisi>(&[ui::puzzles_page::<Pachisi>]);
    }
}
