//! The places of rugs on the board.

use std::fmt;
use std::str::FromStr;

use super::{Heading, Square};
use crate::rules::{Expected, ParseError};

/// The place of a rug: two squares that share an edge. There are 84. Written `d5-d6` with the lower square first,
/// parsed in either order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    first: Square,
    second: Square,
}

impl Place {
    /// The place of two squares, in either order; `None` if they do not share an edge.
    #[must_use]
    pub fn new(one: Square, other: Square) -> Option<Self> {
        one.touches(other).then(|| Self::of(one, other))
    }

    /// The place of `square` and its neighbour in a direction; `None` at the edge.
    pub(super) fn towards(square: Square, way: Heading) -> Option<Self> {
        square.towards(way).map(|next| Self::of(square, next))
    }

    fn of(one: Square, other: Square) -> Self {
        Self { first: one.min(other), second: one.max(other) }
    }

    /// The place `a1-b1`.
    pub(super) const FIRST: Self = Self { first: Square(0), second: Square(1) };

    /// Every place.
    pub fn all() -> impl Iterator<Item = Self> {
        Square::all().flat_map(|first| {
            [Heading::East, Heading::North].into_iter().filter_map(move |way| Self::towards(first, way))
        })
    }

    /// Its two squares, the lower or left one first.
    #[must_use]
    pub fn squares(self) -> [Square; 2] {
        [self.first, self.second]
    }

    /// `true` if `square` is one of the two.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.first == square || self.second == square
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let squares = text.split_once('-').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        squares
            .and_then(|(one, other)| Self::new(one, other))
            .ok_or_else(|| ParseError::new(Expected("neighbouring-squares"), text))
    }
}
