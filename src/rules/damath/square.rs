//! The playing squares.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError, Spot};

/// One of the 32 squares whose column + row is odd (D1), written as its two digits: `23` is column 2, row 3. They are
/// numbered from 0 along the rows, starting at row 0.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of playing squares.
    pub const COUNT: usize = 32;

    /// The square in this column and row, both 0–7; `None` if it is not a playing square.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < 8 && row < 8 && (column + row) % 2 == 1 { Some(Self(row * 4 + column / 2)) } else { None }
    }

    /// The square with this number, modulo 32.
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number % 32)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..32).map(Self)
    }

    /// Its number, 0–31.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the square as an index of arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, 0–7.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 4 * 2 + (1 - self.row() % 2)
    }

    /// Its row, 0–7.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 4
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self(square.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [column @ b'0'..=b'7', row @ b'0'..=b'7'] => Self::new(column - b'0', row - b'0'),
            _ => None,
        }
        .ok_or_else(|| ParseError::new(Expected("square"), text))
    }
}
