//! Texts of matches as they come from chats, mails and files: with other line ends, white space and encodings, quoted, and
//! with words around them. The last line of a text proves what is left.

use super::header::{MARK, is_header_line, peek};
use super::text::{ACTIONS, END};
use super::{Header, Match, RecordError};
use crate::rules::Game;

/// Parses a match in a text that somebody sent.
///
/// # Errors
/// The reason why there is no whole match in it.
pub fn read_arrived<G: Game>(text: &str) -> Result<Match<G>, RecordError> {
    let plain = plain(text);
    let error = match text.parse().or_else(|_| plain.parse()) {
        Err(error @ (RecordError::NotARecord | RecordError::Version(_) | RecordError::Game(_))) => return Err(error),
        Err(error) => error,
        read => return read,
    };
    // Mails break long lines.
    unbroken(&plain).parse().map_err(|_| error)
}

/// Reads the header of a match, whatever its game, in a text that somebody sent.
///
/// # Errors
/// The reason why there is no header in it.
pub fn peek_arrived(text: &str) -> Result<Header, RecordError> {
    peek(&unbroken(&plain(text)))
}

/// Returns the notation of a position in a text that somebody sent: on one line with plain spaces and hyphens, without
/// what is around it.
#[must_use]
pub fn plain_position(text: &str) -> String {
    let lines = plain(text).replace(['−', '–', '‐', '‑'], "-");
    let words: Vec<_> = lines.split_whitespace().collect();
    words.join(" ").trim_matches(|sign: char| sign.is_whitespace() || "\"'“”‘’«»`*()[]<>.,".contains(sign)).to_owned()
}

/// Decodes the text of a file, whose encoding is told by its first bytes, or by zeros between the others.
#[must_use]
pub fn decode_text(bytes: &[u8]) -> String {
    let is_zero_at = |parity: usize| {
        let zeros = bytes.iter().skip(parity).step_by(2).filter(|byte| **byte == 0).count();
        zeros > bytes.len() / 4
    };
    let units = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let (units, _) = bytes.as_chunks();
        String::from_utf16_lossy(&units.iter().map(|pair| unit(*pair)).collect::<Vec<_>>())
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => units(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => units(rest, u16::from_be_bytes),
        _ if is_zero_at(1) => units(bytes, u16::from_le_bytes),
        _ if is_zero_at(0) => units(bytes, u16::from_be_bytes),
        // What is not UTF-8 is most likely an older encoding of Western languages.
        _ => match str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
        },
    }
}

/// Returns the lines of the match in a text, without what is around them and what programs do to lines.
fn plain(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let lines = text.split(['\r', '\n', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}']).map(plain_line);
    let mut lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
    let is_start = |line: &String| line.strip_prefix(MARK).is_some_and(|rest| rest.starts_with(' '));
    if let Some(start) = lines.iter().position(is_start) {
        lines.drain(..start);
    }
    if let Some(end) = lines.iter().position(|line| line.starts_with(END)) {
        lines.truncate(end + 1);
    }
    lines.join("\n")
}

/// Returns a line with plain spaces, without the signs of a quotation before it and what is not shown.
fn plain_line(line: &str) -> String {
    // The joiners and marks of scripts may be parts of a name.
    let is_stray = |sign: char| sign.is_control() || matches!(sign, '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}');
    let spaced = line.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let plain: String = spaced.filter(|sign| !is_stray(*sign)).collect();
    plain.trim_start_matches([' ', '>', '|']).trim_end().to_owned()
}

/// Returns a text whose header has its long lines again.
fn unbroken(text: &str) -> String {
    let (header, rest) = text.split_at(text.find(ACTIONS).unwrap_or(text.len()));
    let mut whole = String::new();
    for line in header.lines() {
        if !whole.is_empty() {
            whole.push(if is_header_line(line) { '\n' } else { ' ' });
        }
        whole += line;
    }
    whole + "\n" + rest
}
