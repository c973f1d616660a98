//! Reading QR codes out of pictures.

use caravanserai::scan::read;
use fastrand::Rng;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::effort;

const LINK: &str =
    "https://inn.example/#/live/aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9aZ0_-9";
/// The size of the pictures, in pixels.
const WIDTH: u16 = 640;
const HEIGHT: u16 = 480;

/// A code in the middle of a picture.
struct Shot {
    /// Pixels per module, across and down; a negative number mirrors the code.
    scale: [f64; 2],
    /// Radians.
    turn: f64,
    /// The brightness of dark and of light modules.
    shades: [i32; 2],
    /// The farthest that noise moves the brightness of a pixel.
    noise: i32,
}

const UPRIGHT: Shot = Shot { scale: [6.0, 6.0], turn: 0.0, shades: [20, 220], noise: 0 };

impl Shot {
    fn of(&self, text: &str) -> Vec<u8> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("a code");
        let middle = f64::from(code.size()) / 2.0;
        let (sine, cosine) = self.turn.sin_cos();
        let mut rng = Rng::with_seed(1);
        let mut luma = Vec::new();
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                let [across, down] = [f64::from(x) - f64::from(WIDTH / 2), f64::from(y) - f64::from(HEIGHT / 2)];
                let across_code = (cosine * across - sine * down) / self.scale[0] + middle;
                let down_code = (sine * across + cosine * down) / self.scale[1] + middle;
                let is_dark = code.get_module(module_at(across_code), module_at(down_code));
                let shade = self.shades[usize::from(!is_dark)] + rng.i32(-self.noise..=self.noise);
                luma.push(u8::try_from(shade.clamp(0, 255)).expect("a shade"));
            }
        }
        luma
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the code is small")]
fn module_at(place: f64) -> i32 {
    place.floor() as i32
}

fn read_all(luma: &[u8]) -> Option<String> {
    read(WIDTH.into(), HEIGHT.into(), luma)
}

#[test]
fn a_code_is_read_as_a_camera_sees_it() {
    for (seen, shot) in [
        ("upright", UPRIGHT),
        ("small", Shot { scale: [3.0, 3.0], ..UPRIGHT }),
        ("narrow", Shot { scale: [6.0, 5.0], ..UPRIGHT }),
        ("mirrored", Shot { scale: [-6.0, 6.0], ..UPRIGHT }),
        ("turned", Shot { turn: 0.4, ..UPRIGHT }),
        ("upside down", Shot { turn: 3.1, ..UPRIGHT }),
        ("pale", Shot { shades: [110, 160], ..UPRIGHT }),
        ("grainy", Shot { turn: 0.1, noise: 8, ..UPRIGHT }),
    ] {
        assert_eq!(read_all(&shot.of(LINK)).as_deref(), Some(LINK), "{seen}");
    }
}

#[test]
fn a_code_with_a_damaged_part_is_read() {
    let mut luma = UPRIGHT.of(LINK);
    // Between the two upper corners and the middle.
    for row in luma.chunks_mut(WIDTH.into()).skip(160).take(20) {
        row[300..330].fill(220);
    }
    assert_ne!(luma, UPRIGHT.of(LINK));
    assert_eq!(read_all(&luma).as_deref(), Some(LINK));
}

#[test]
fn codes_of_all_sizes_that_the_site_draws_are_read() {
    // Error correction is computed in fields that are our own (`src/scan/g2p/`).
    for length in [1, 20, 60, 100, 150, 200, 300, 400] {
        let text: String = "aZ0_-9".chars().cycle().take(length).collect();
        let shot = Shot { scale: [5.0, 5.0], ..UPRIGHT };
        assert_eq!(read_all(&shot.of(&text)), Some(text), "{length} letters");
    }
}

#[test]
fn a_picture_without_a_code_has_no_text() {
    let size = usize::from(WIDTH) * usize::from(HEIGHT);
    for shade in [0, 128, 255] {
        assert_eq!(read_all(&vec![shade; size]), None);
    }
    let half = &UPRIGHT.of(LINK)[..size / 2];
    assert_eq!(read_all(&[half, &vec![220; size / 2]].concat()), None);
    for seed in 0..effort::tries(100) {
        let mut rng = Rng::with_seed(seed as u64);
        let noise: Vec<u8> = (0..size).map(|_| if rng.bool() { 220 } else { 20 }).collect();
        assert_eq!(read_all(&noise), None, "seed {seed}");
    }
}

#[test]
fn what_is_not_a_picture_has_no_text() {
    let luma = UPRIGHT.of(LINK);
    for (width, height) in
        [(0, 0), (0, 480), (640, 0), (480, 640 * 480), (641, 480), (640, 479), (usize::MAX, 2), (2, usize::MAX)]
    {
        assert_eq!(read(width, height, &luma), None, "{width} × {height}");
    }
    assert_eq!(read(0, 0, &[]), None);
    assert_eq!(read(1, 1, &[0]), None);
    assert_eq!(read(640, 1, &[0; 640]), None);
}
