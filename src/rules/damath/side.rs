//! The two players, by where they sit.

use std::fmt;
use std::str::FromStr;

use super::{Bits, Direction, Square};
use crate::rules::{Expected, ParseError};

/// A side: the first player, at row 0, or the second, at row 7. Written `1` and `2`. The toss decides which seat plays
/// which side (D3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first player.
    First,
    /// The second player.
    Second,
}

impl Side {
    /// Both, the first player first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The number of the side as an index of arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// The two directions in which this side's chips move (D4).
    pub(super) const fn forward(self) -> [Direction; 2] {
        match self {
            Self::First => [Direction::UP_LEFT, Direction::UP_RIGHT],
            Self::Second => [Direction::DOWN_LEFT, Direction::DOWN_RIGHT],
        }
    }

    /// The row on which this side's chips become damas (D5).
    pub(super) const fn far_row(self) -> u8 {
        match self {
            Self::First => 7,
            Self::Second => 0,
        }
    }

    /// The squares of the far row.
    pub(super) const fn far_squares(self) -> Bits {
        Bits::row(self.far_row())
    }

    /// Column and row of `square`, counted from this side.
    #[must_use]
    pub const fn sees(self, square: Square) -> (u8, u8) {
        match self {
            Self::First => (square.column(), square.row()),
            Self::Second => (7 - square.column(), 7 - square.row()),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "1" => Ok(Self::First),
            "2" => Ok(Self::Second),
            _ => Err(ParseError::new(Expected("side"), text)),
        }
    }
}
