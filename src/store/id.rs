//! The id of a match, in its address and in the database.

use std::fmt;

use crate::record::{Day, Match};
use crate::rules::Game;

/// The number of digits of an id.
const DIGITS: usize = 16;

/// The id of a match: 64 bits, random or of a hash, as lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id(String);

impl Id {
    /// The id of a new match, from 64 random bits.
    #[must_use]
    pub fn new(bits: u64) -> Self {
        Self(format!("{bits:016x}"))
    }

    /// The id of a match by link, the same on every device: the first digits of its first token. `None` until
    /// somebody has joined.
    pub fn by_link<G: Game>(played: &Match<G>) -> Option<Self> {
        Self::read(played.first_token()?.to_string().get(..DIGITS)?)
    }

    /// The id of this device's match of a day, which is the same whenever it is begun: the first digits of the day's
    /// secret.
    #[must_use]
    pub fn of_day(game: &str, day: Day) -> Self {
        Self(day.secret(game).to_string()[..DIGITS].to_owned())
    }

    /// Parses an id.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == DIGITS && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// The digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back() {
        for bits in [0, 0x1234, u64::MAX] {
            assert_eq!(Id::read(Id::new(bits).as_str()), Some(Id::new(bits)));
        }
    }

    #[test]
    fn nothing_else_is_one() {
        for text in
            ["", "marrakech", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF", "0123456789abcde\u{e9}"]
        {
            assert_eq!(Id::read(text), None, "{text}");
        }
    }
}
