//! Errors of parsing notation.

/// The thing that was expected in a text, as a keyword in the terms of the rulebook: `neighbouring-squares`. The
/// keywords of records, and of positions from which matches begin, are in the message `expected` of their game or of
/// `table.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected(pub &'static str);

/// The error of a text that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The expected thing.
    pub expected: Expected,
    /// The text that was found instead; empty if there was none.
    pub found: String,
}

impl ParseError {
    /// The error of finding `found` instead of `expected`.
    pub fn new(expected: Expected, found: impl Into<String>) -> Self {
        Self { expected, found: found.into() }
    }
}

/// `true` if a character is invisible: white space, control and format characters, and blank letters.
#[must_use]
pub fn is_invisible(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(character, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(character, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(character, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(character, '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}')
        || matches!(character, '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
