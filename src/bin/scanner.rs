//! The program that reads the QR codes in pictures of the camera.

fn main() {
    caravanserai::scan::program::open();
}
