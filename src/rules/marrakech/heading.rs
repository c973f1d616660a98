//! The headings of Asam, and his turns.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// A way to face; north is up the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Up the ranks.
    North,
    /// Up the files.
    East,
    /// Down the ranks.
    South,
    /// Down the files.
    West,
}

impl Heading {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// A quarter turn to the left.
    #[must_use]
    pub fn left(self) -> Self {
        match self {
            Self::North => Self::West,
            Self::East => Self::North,
            Self::South => Self::East,
            Self::West => Self::South,
        }
    }

    /// A quarter turn to the right.
    #[must_use]
    pub fn right(self) -> Self {
        match self {
            Self::North => Self::East,
            Self::East => Self::South,
            Self::South => Self::West,
            Self::West => Self::North,
        }
    }

    /// The way back.
    #[must_use]
    pub fn back(self) -> Self {
        self.left().left()
    }

    /// The way faced after `turning`.
    #[must_use]
    pub fn turned(self, turning: Turning) -> Self {
        match turning {
            Turning::Left => self.left(),
            Turning::Straight => self,
            Turning::Right => self.right(),
        }
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        })
    }
}

impl FromStr for Heading {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "north" => Ok(Self::North),
            "east" => Ok(Self::East),
            "south" => Ok(Self::South),
            "west" => Ok(Self::West),
            _ => Err(ParseError::new(Expected("heading"), text)),
        }
    }
}

/// A turning of Asam before he walks (M4). Written `L`, `S`, `R`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turning {
    /// 90° to the left.
    Left,
    /// Leave him as he is.
    Straight,
    /// 90° to the right.
    Right,
}

impl Turning {
    /// All three, from left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Straight, Self::Right];
}

impl fmt::Display for Turning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "L",
            Self::Straight => "S",
            Self::Right => "R",
        })
    }
}

impl FromStr for Turning {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "L" => Ok(Self::Left),
            "S" => Ok(Self::Straight),
            "R" => Ok(Self::Right),
            _ => Err(ParseError::new(Expected("turn"), text)),
        }
    }
}
