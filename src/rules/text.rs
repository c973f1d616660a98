//! Errors of reading notation.

/// The thing that should stand in a text, by a keyword in the rulebook's terms: `neighbouring-squares`. What a player
/// can come upon, in records and in positions from which matches begin, is said in the message `expected` of the game
/// or of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected(pub &'static str);

/// Text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected.
    pub expected: Expected,
    /// What stood there instead; empty if nothing did.
    pub found: String,
}

impl ParseError {
    /// `found` stands where `expected` should be.
    pub fn new(expected: Expected, found: impl Into<String>) -> Self {
        Self { expected, found: found.into() }
    }
}

/// Whether a character shows nothing: white space, control and format characters, and letters that are blank.
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
