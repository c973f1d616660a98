//! What tells a match on this device from all others, in its address and where it is kept.

use super::entropy;
use crate::record::Match;
use crate::rules::Game;

/// How many digits an id has.
const DIGITS: usize = 16;

/// The id of a match: 64 random bits, as lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id(String);

impl Id {
    /// The id of a match that is new on this device.
    pub fn fresh() -> Self {
        Self(format!("{:016x}", entropy::bits()))
    }

    /// The id of a match by link: the same on every device, as it is the beginning of the first token. None before somebody has
    /// joined.
    pub fn by_link<G: Game>(played: &Match<G>) -> Option<Self> {
        Self::read(played.first_token()?.to_string().get(..DIGITS)?)
    }

    /// The id that a text is, if it is one.
    pub fn read(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == DIGITS && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// Its digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_one_reads_back_and_is_like_no_other() {
        let [one, other] = [Id::fresh(), Id::fresh()];
        assert_eq!(Id::read(one.as_str()), Some(one.clone()));
        assert_ne!(one, other);
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
