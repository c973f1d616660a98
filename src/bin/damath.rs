//! The program of Damath on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::rules::damath::Damath;
        use caravanserai::ui;

        ui::open::<Damath>(&[ui::puzzles_page::<Damath>, ui::editor_page::<Damath>]);
    }
}
