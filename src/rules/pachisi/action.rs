//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use crate::rules::cross::{Advance, number};
use crate::rules::{Expected, ParseError};

/// A move of a piece by the number thrown, or of a pair by half of it (P7). Written `12+25`, `pair 12+3`, `70+6 round`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece or pair, and the number of steps.
    pub advance: Advance,
    /// `true` if it starts another round at block 9 where it could turn in (P12).
    pub round: bool,
}

/// An action. A turn is, for example, `25`, `0+25`, `3`, `skip`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The cowries or the die show this number: a throw for the start (P4), or one to be used (P7). Written `25`.
    Throw(u8),
    /// A piece or a pair moves (P7). Written as its [`Move`].
    Move(Move),
    /// The player skips the throw (P8). Written `skip`.
    Skip,
    /// The people at the table agree to stop (P14). Written `stop`.
    Stop,
}

const ROUND: &str = " round";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.advance, if self.round { ROUND } else { "" })
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (advance, round) = text.strip_suffix(ROUND).map_or((text, false), |advance| (advance, true));
        Ok(Self { advance: advance.parse()?, round })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(number) => number.fmt(f),
            Self::Move(course) => course.fmt(f),
            Self::Skip => f.write_str("skip"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "skip" => return Ok(Self::Skip),
            "stop" => return Ok(Self::Stop),
            _ => {}
        }
        let read = number(text).map(Self::Throw).or_else(|| text.parse().ok().map(Self::Move));
        read.ok_or_else(|| ParseError::new(Expected("action"), text))
    }
}
