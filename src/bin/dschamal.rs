//! The program of Dschamal on the site.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    {
        use caravanserai::rules::dschamal::Dschamal;
        use caravanserai::ui;

        ui::open::<Dschamal>(&[]);
    }
}
