//! Sets of pieces.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use super::{Colour, Piece, Shape};
use crate::rules::{Expected, ParseError, Spot};

/// A set of pieces: a camp, the contents of the bag or of a hand. Written `blue-egg+camel`, `-` if it is empty.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PieceSet(u64);

impl PieceSet {
    /// No piece.
    pub const NONE: Self = Self(0);
    /// All sixty pieces.
    pub const ALL: Self = Self((1 << Piece::COUNT) - 1);
    /// All coloured pieces.
    pub const COLOURED: Self = Self((1 << Piece::COLOURED) - 1);

    /// The set of one piece.
    #[must_use]
    pub const fn of(piece: Piece) -> Self {
        Self(1 << piece.number())
    }

    /// The four coloured pieces of a shape.
    #[must_use]
    pub const fn of_shape(shape: Shape) -> Self {
        Self(0b1111 << (shape.index() * Colour::COUNT))
    }

    /// `true` if `piece` is in the set.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 & Self::of(piece).0 != 0
    }

    /// `true` if the set has a coloured piece of this shape: pieces of the shape belong to such a camp (B2).
    #[must_use]
    pub const fn has(self, shape: Shape) -> bool {
        self.0 & Self::of_shape(shape).0 != 0
    }

    /// Adds `piece`.
    pub fn insert(&mut self, piece: Piece) {
        self.0 |= Self::of(piece).0;
    }

    /// Removes `piece`.
    pub fn remove(&mut self, piece: Piece) {
        self.0 &= !Self::of(piece).0;
    }

    /// The number of pieces in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// `true` if the set has no pieces.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The piece with the lowest number.
    #[must_use]
    pub fn first(self) -> Option<Piece> {
        self.iter().next()
    }

    /// The pieces in it, by number.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "the number of a bit is at most 64")]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Piece> {
        let mut left = self.0;
        (0..self.len()).map(move |_| {
            let lowest = Piece(left.trailing_zeros() as u8);
            left &= left - 1;
            lowest
        })
    }

    /// The spots of the pieces in it.
    #[must_use]
    pub fn spots(self) -> Vec<Spot> {
        self.iter().map(Spot::from).collect()
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut set = Self::NONE;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl BitAnd for PieceSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PieceSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for PieceSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for PieceSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl fmt::Display for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (number, piece) in self.iter().enumerate() {
            write!(f, "{}{piece}", if number > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PieceSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut set = Self::NONE;
        if text == "-" {
            return Ok(set);
        }
        for word in text.split('+') {
            let piece = word.parse()?;
            if set.contains(piece) {
                return Err(ParseError::new(Expected("piece-once"), word));
            }
            set.insert(piece);
        }
        Ok(set)
    }
}
