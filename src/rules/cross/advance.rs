//! A move along the way, and its notation.

use std::fmt;
use std::str::FromStr;

use super::{HOME, Step, ZERO, number};
use crate::rules::{Expected, ParseError};

/// A move of a piece or a pair by a number of steps. Written `12+6`, `pair 12+3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advance {
    /// The step from which it moves. A player's pieces on one step are interchangeable.
    pub from: Step,
    /// The number of steps: for a pair half of the throw.
    pub by: u8,
    /// `true` if two pieces move as a pair.
    pub pair: bool,
}

impl Advance {
    /// The number of pieces that move: 1 or 2.
    #[must_use]
    pub fn pieces(self) -> u8 {
        if self.pair { 2 } else { 1 }
    }

    /// The step to which it leads straight on, which may be beyond home.
    #[must_use]
    pub fn to(self) -> Step {
        self.from + self.by
    }
}

impl fmt::Display for Advance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.pair { "pair " } else { "" })?;
        write!(f, "{}+{}", self.from, self.by)
    }
}

impl FromStr for Advance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (pair, numbers) = text.strip_prefix("pair ").map_or((false, text), |numbers| (true, numbers));
        let read = || {
            let (from, by) = numbers.split_once('+')?;
            let from = from.parse().ok().filter(|from| (ZERO..HOME).contains(from))?;
            let by = number(by).filter(|by| *by > 0)?;
            Some(Self { from, by, pair })
        };
        read().ok_or_else(|| ParseError::new(Expected("advance"), text))
    }
}
