//! Reading QR codes by the camera of the device. Only [`program`] knows the browser.

pub mod program;

use rqrr::PreparedImage;

/// The longest side of a picture, in pixels. Coordinates multiplied three times, as `rqrr` does, fit into 32 bits.
const LONGEST: usize = 640;

/// Returns the text of a QR code in a picture: dark on light, turned or mirrored. `luma` is the brightness of each pixel,
/// from 0 for black to 255 for white, by rows from the top. `None` if no code can be read, or if this is not a
/// picture of the given size, of at most 640 pixels a side.
///
/// # Panics
/// A few pictures without a code in them have something so like one that `rqrr` stops at it, with an assertion.
#[must_use]
pub fn read(width: usize, height: usize, luma: &[u8]) -> Option<String> {
    let sides = 1..=LONGEST;
    if !sides.contains(&width) || !sides.contains(&height) || luma.len() != width * height {
        return None;
    }
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, |x, y| luma[y * width + x]);
    picture.detect_grids().iter().find_map(|code| code.decode().ok()).map(|(_, text)| text)
}
