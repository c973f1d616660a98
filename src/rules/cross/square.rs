//! The squares of the board.

use super::AROUND;
use crate::rules::{Seat, Spot};

/// A square of the board, the home in the middle not included. Each arm has 24: the coloured column from the home to
/// the tip, then the column on which its player sets out, from the tip to the home, then the other, from the home to the
/// tip. The arms follow each other anticlockwise, the one at the top first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the board has.
    pub const COUNT: u8 = 4 * Self::ARM;

    /// How many an arm has, and how many a column of it.
    const ARM: u8 = 3 * Self::COLUMN;
    const COLUMN: u8 = 8;

    /// The coordinate of the board's middle, and how far from it the arms begin.
    const MIDDLE: u8 = 9;
    const NEAREST: i8 = 2;

    /// Number `at`, below 24, of an arm; both may go round.
    pub(super) fn on_arm(quarter: u8, at: u8) -> Self {
        Self(quarter % 4 * Self::ARM + at % Self::ARM)
    }

    /// Every square.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// For indexing arrays by square.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, 0 to 18 from the left.
    #[must_use]
    pub fn column(self) -> u8 {
        Self::MIDDLE.saturating_add_signed(self.offset().0)
    }

    /// The row, 0 to 18 from the top.
    #[must_use]
    pub fn row(self) -> u8 {
        Self::MIDDLE.saturating_add_signed(self.offset().1)
    }

    /// Whether the square has a cross (X2).
    #[must_use]
    pub fn is_cross(self) -> bool {
        let (across, out) = self.on_its_arm();
        across != 0 && out == Self::NEAREST + 4
    }

    /// The seat whose coloured column the square is in (X3).
    #[must_use]
    pub fn colour(self) -> Option<Seat> {
        (self.on_its_arm().0 == 0).then(|| AROUND[usize::from(self.quarter())])
    }

    pub(super) fn quarter(self) -> u8 {
        self.0 / Self::ARM
    }

    /// Its number on its arm.
    pub(super) fn at(self) -> u8 {
        self.0 % Self::ARM
    }

    /// How far right and how far out from the board's middle the square is for who sits at its arm.
    fn on_its_arm(self) -> (i8, i8) {
        let down = (self.at() % Self::COLUMN).cast_signed();
        match self.at() / Self::COLUMN {
            0 => (0, Self::NEAREST + down),
            1 => (1, Self::NEAREST + 7 - down),
            _ => (-1, Self::NEAREST + down),
        }
    }

    /// How far right of the board's middle and below it the square is.
    fn offset(self) -> (i8, i8) {
        let (across, out) = self.on_its_arm();
        match self.quarter() {
            0 => (-across, -out),
            1 => (-out, across),
            2 => (across, out),
            _ => (out, -across),
        }
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self(square.0)
    }
}
