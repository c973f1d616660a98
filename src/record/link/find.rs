//! Links in texts as they come from chats, mails and documents: percent-encoded, broken across lines, with words, signs
//! and parameters around them. A checksum proves what is left.

use data_encoding::BASE64URL_NOPAD;

use super::LONGEST;
use crate::record::text::{NOTHING, sum};
use crate::rules::is_invisible;

/// The number of bytes of a text that are searched.
const SEARCHED: usize = 50_000;
/// How often an address may have been percent-encoded.
const ENCODINGS: usize = 3;
/// What programs put into the place of a link's hyphens, or behind a line of it, and what it stands for.
const REPLACED: [[&str; 2]; 4] = [["", ""], ["–", "--"], ["-\n", ""], ["-\r\n", ""]];
/// The number of bytes of a link before those that its checksum covers.
const CHECKSUM: usize = 4;

/// Returns the first link of a match in a text, which may also be a part of its address; `None` if there is no whole
/// one.
#[must_use]
pub fn find(text: &str) -> Option<String> {
    find_by(text, &["/link/", "/tournament/"], |bytes| {
        let (told, rest) = bytes.split_first_chunk::<CHECKSUM>()?;
        let told = u32::from_le_bytes(*told);
        let sums = rest.iter().scan(NOTHING, |before, byte| {
            *before = sum(*before, [*byte].into_iter());
            Some(*before)
        });
        let last = sums.into_iter().position(|sum| sum == told)?;
        Some(CHECKSUM + last + 1)
    })
}

/// Returns the first code in base64url in a text. If an address with one of these `places` is in the text, the code stands
/// behind it. `whole` returns the number of bytes of the code with which other bytes begin, if there is a code.
pub fn find_by(text: &str, places: &[&str], whole: impl Fn(&[u8]) -> Option<usize>) -> Option<String> {
    let text: String = decoded(text).chars().take(SEARCHED).collect();
    REPLACED.iter().filter(|[found, _]| text.contains(found)).find_map(|[found, meant]| {
        let text = if found.is_empty() { text.clone() } else { text.replace(found, meant) };
        let (letters, starts) = joined(&text);
        let small = letters.to_ascii_lowercase();
        let behind = places.iter().flat_map(|place| small.match_indices(place).map(|(at, place)| at + place.len()));
        let behind: Vec<_> = behind.collect();
        let starts = if behind.is_empty() { starts } else { behind };
        starts.into_iter().find_map(|start| {
            let bytes = bytes(&letters[start..]);
            Some(BASE64URL_NOPAD.encode(bytes.get(..whole(&bytes)?)?))
        })
    })
}

/// Returns `text` without its percent-encoding.
#[must_use]
pub fn decoded(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..ENCODINGS {
        let bytes = decoded_once(text.as_bytes());
        if bytes.len() == text.len() {
            break;
        }
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    text
}

fn decoded_once(text: &[u8]) -> Vec<u8> {
    let digit = |at: usize| text.get(at).and_then(|digit| char::from(*digit).to_digit(16));
    let (mut decoded, mut at) = (Vec::new(), 0);
    while let Some(byte) = text.get(at) {
        let code = match (byte, digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => u8::try_from(16 * high + low).ok(),
            _ => None,
        };
        at += if code.is_some() { 3 } else { 1 };
        decoded.push(code.unwrap_or(*byte));
    }
    decoded
}

/// Returns a text without white space and what is not shown, with plain hyphens and slashes, and the places in it at which
/// the letters of a code may begin.
fn joined(text: &str) -> (String, Vec<usize>) {
    let (mut joined, mut starts, mut is_within) = (String::new(), Vec::new(), false);
    for sign in text.chars() {
        let sign = match sign {
            // The letters of Chinese and Japanese keyboards.
            '\u{ff01}'..='\u{ff5e}' => u32::from(sign).checked_sub(0xfee0).and_then(char::from_u32).unwrap_or(sign),
            '‐' | '‑' | '‒' | '–' | '−' => '-',
            '⁄' | '∕' => '/',
            _ => sign,
        };
        let is_letter = sign.is_ascii_alphanumeric() || "-_—".contains(sign);
        if is_letter && !is_within {
            starts.push(joined.len());
        }
        is_within = is_letter;
        match sign {
            '—' => joined += "--",
            _ if is_invisible(sign) => {}
            _ => joined.push(sign),
        }
    }
    (joined, starts)
}

/// Returns the bytes of the letters of base64url in a text, whatever stands between them.
fn bytes(text: &str) -> Vec<u8> {
    let values = text.bytes().filter_map(|letter| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    });
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u16, 0);
    for value in values.take(LONGEST) {
        bits = bits << 6 | u16::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            let [_, low] = (bits >> count).to_be_bytes();
            bytes.push(low);
        }
    }
    bytes
}
