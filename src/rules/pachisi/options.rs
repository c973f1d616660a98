//! The options of a match.

use std::fmt;
use std::str::FromStr;

use super::{Refusal, Throw};
use crate::rules::{Expected, ParseError};

/// The options of a match. Written `throw=cowries pieces=4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Cowries or a die (P3).
    pub throw: Throw,
    /// The number of pieces of each player: 4, or 2 for a short game (P1).
    pub pieces: u8,
}

impl Options {
    /// The valid numbers of pieces (P1).
    pub const PIECES: [u8; 2] = [4, 2];

    /// Checks the options.
    ///
    /// # Errors
    /// [`Refusal::Pieces`] unless each player has four pieces or two (P1).
    pub(super) fn check(self) -> Result<(), Refusal> {
        if Self::PIECES.contains(&self.pieces) { Ok(()) } else { Err(Refusal::Pieces(self.pieces)) }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { throw: Throw::Cowries, pieces: Self::PIECES[0] }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throw={} pieces={}", self.throw, self.pieces)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (throw, pieces) = text.strip_prefix("throw=")?.split_once(" pieces=")?;
            let pieces = Self::PIECES.into_iter().find(|number| number.to_string() == pieces)?;
            Some(Self { throw: throw.parse().ok()?, pieces })
        };
        read().ok_or_else(|| ParseError::new(Expected("options"), text))
    }
}
