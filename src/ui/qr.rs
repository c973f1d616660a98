//! QR codes.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest QR version: 97 modules a side, each at least three pixels wide on a small phone.
const LARGEST: u8 = 20;
/// Width of the light margin, in modules.
const MARGIN: i32 = 4;

/// A QR code as a drawing.
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    /// Side length in modules, including the margin.
    pub size: i32,
    /// SVG path of the dark modules, with one unit per module.
    pub path: String,
}

/// Encodes a text; `None` if the code would be too fine to be read from a screen. Uses the strongest error correction
/// that does not enlarge the code.
pub fn encode(text: &str) -> Option<Code> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let code =
        QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, Version::MIN, Version::new(LARGEST), None, true)
            .ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|x| code.get_module(*x, y)).count();
            let length = i32::try_from(dark).unwrap_or_default();
            if length > 0 {
                path += &format!("M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN);
            }
            x += length.max(1);
        }
    }
    Some(Code { size: code.size() + 2 * MARGIN, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels per module.
    const SCALE: i32 = 4;

    /// `true` if a pixel of the drawing is dark.
    fn is_dark(runs: &[[i32; 3]], x: usize, y: usize) -> bool {
        let module = |pixel: usize| i32::try_from(pixel).expect("a pixel") / SCALE;
        runs.iter().any(|[from, row, length]| *row == module(y) && (0..*length).contains(&(module(x) - from)))
    }

    /// Decodes the drawing with another library.
    fn read(code: &Code) -> String {
        let run = |run: &str| {
            let numbers = run.split(['M', ' ', 'h', 'v', 'z']).filter_map(|number| number.parse().ok());
            let [x, y, length, 1, back] = numbers.collect::<Vec<i32>>()[..] else { panic!("{run}") };
            assert_eq!(back, -length);
            [x, y, length]
        };
        let runs: Vec<_> = code.path.split_inclusive('z').map(run).collect();
        let side = usize::try_from(code.size * SCALE).expect("a side");
        let pixel = |x, y| if is_dark(&runs, x, y) { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, pixel);
        let [grid] = &image.detect_grids()[..] else { panic!("one code") };
        grid.decode().expect("a code that can be read").1
    }

    #[test]
    fn a_code_is_read_back_by_another_library() {
        for length in [0, 1, 60, 300, 600, 800] {
            let link = format!(
                "https://inn.example/#/pachisi/link/{}",
                "aZ0_-9".chars().cycle().take(length).collect::<String>()
            );
            let code = encode(&link).expect("a code");
            assert_eq!(read(&code), link);
        }
    }

    #[test]
    fn what_would_be_too_fine_is_not_drawn() {
        assert_eq!(encode(&"a".repeat(900)), None);
    }
}
