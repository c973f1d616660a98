//! The colours of the rugs.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError, Seat};

/// A colour of rugs, numbered from 0. It bears the letter of the seat that it belongs to in a game of four, so that
/// where each seat has one colour the two are the same letter. In the boxed deck for two (M13) seat A plays the
/// colours A and C, seat B the colours B and D.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub u8);

impl Colour {
    /// The number of colours.
    pub const COUNT: u8 = 4;

    /// Every colour.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The number of the colour as an index of arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seat(self.0).fmt(f)
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.parse() {
            Ok(Seat(number)) if number < Self::COUNT => Ok(Self(number)),
            _ => Err(ParseError::new(Expected("colour"), text)),
        }
    }
}
