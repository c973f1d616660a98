//! Reading QR codes out of pictures.

use caravanserai::scan::read;
use proptest::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

const LINK: &str = "https://inn.example/#/live/aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9";
const [WIDTH, HEIGHT]: [usize; 2] = [640, 480];
