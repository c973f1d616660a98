//! The program that reads the QR codes in pictures of the camera.

fn main() {
    #[cfg(target_arch = "wasm32")] // Cargo builds all programs with the tests, which do not run them
    caravanserai::scan::program::open();
}
