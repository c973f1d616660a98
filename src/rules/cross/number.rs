//! Numbers in notation.

/// Parses a number: digits without a sign or leading zeros.
pub fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}
