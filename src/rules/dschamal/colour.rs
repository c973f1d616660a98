//! The four colours.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// A colour: it tells the four pieces of a shape apart (B1). Written `blue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The colour of each player's first piece (B2).
    Blue,
    /// White.
    White,
    /// Yellow.
    Yellow,
    /// Brown.
    Brown,
}

impl Colour {
    /// The number of colours.
    pub const COUNT: usize = 4;

    /// All of them, in the order in which pieces of a shape are given (B4b).
    pub const ALL: [Self; Self::COUNT] = [Self::Blue, Self::White, Self::Yellow, Self::Brown];

    const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Brown => "brown",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|colour| colour.name() == text);
        found.ok_or_else(|| ParseError::new(Expected("colour"), text))
    }
}
