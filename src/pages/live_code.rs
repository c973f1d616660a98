//! Codes of devices in texts.

use crate::record::link::{decoded, find_by};

/// The version of the format (docs/formats.md), in the higher half of the first byte.
const VERSION: u8 = 1;
/// The number of bytes of a certificate's fingerprint.
const FINGERPRINT: usize = 32;
/// The number of bytes of an address of each kind.
const ADDRESSES: [usize; 3] = [4, 16, 16];
/// The number of bytes of a port, and of the checksum.
const PORT: usize = 2;
const CHECKSUM: usize = 2;

/// Returns the code in a text that was scanned or pasted: the link of a device, or its code alone. `None` if the text has no
/// whole one.
#[must_use]
pub fn code_in(text: &str) -> Option<String> {
    find_by(text, &["/live/"], whole)
}

/// Returns the name of the game in whose document the link in a text opens; `None` if the text has no link. A name that no
/// game has leads home.
#[must_use]
pub fn game_in(text: &str) -> Option<String> {
    let text = decoded(text).to_ascii_lowercase();
    let (before, _) = text.split_once("/#/live/")?;
    let name = before.rsplit('/').next()?;
    Some(name.to_owned()).filter(|name| !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_lowercase()))
}

/// Returns the number of bytes of the code with which these begin; `None` if they begin with none. A code does not tell how
/// many addresses it has: it ends where the checksum fits.
fn whole(bytes: &[u8]) -> Option<usize> {
    let [first, lengths, ..] = *bytes else { return None };
    if first >> 4 != VERSION {
        return None;
    }
    let mut at = 2 + 3 * usize::from(lengths >> 4) + 3 * usize::from(lengths & 15) + FINGERPRINT;
    loop {
        let kind = usize::from(*bytes.get(at)?);
        at += 1 + ADDRESSES.get(kind)? + PORT;
        if checksum(bytes.get(..at)?).to_be_bytes() == *bytes.get(at..at + CHECKSUM)? {
            return Some(at + CHECKSUM);
        }
    }
}

/// CRC-16/XMODEM.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0, |sum, byte| {
        (0..8).fold(sum ^ u16::from(*byte) << 8, |sum, _| sum << 1 ^ if sum & 0x8000 == 0 { 0 } else { 0x1021 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The code of an offer.
    const CODE: &str = include_str!("../../tests/data/inputs/live-code.txt");

    #[test]
    fn a_code_is_found_in_a_link_or_alone() {
        let code = CODE.trim();
        let written = |text: &str| code_in(&text.replace("{}", code));
        for text in [
            "{}",
            " {} \n",
            "https://a.example/x/#/live/{}",
            "https://a.example/x/#/live/{}.",
            "(https://a.example/x/#%2Flive%2F{}), see you",
            "https://a.example/x/#/live/{}?fbclid=IwAR0x",
            "#/live/{}\n#/live/{}",
        ] {
            assert_eq!(written(text).as_deref(), Some(code), "{text}");
        }
        let (half, rest) = code.split_at(code.len() / 2);
        assert_eq!(code_in(&format!("/live/{half}=\n> {rest} Amina")).as_deref(), Some(code));
        assert_eq!(code_in(half), None);
        for text in ["", "two words", "EBZDwc-F_a", "https://a.example/#/live/", "#/live/a/b", &"A".repeat(200)] {
            assert_eq!(code_in(text), None, "{text}");
        }
    }
}
