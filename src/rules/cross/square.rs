//! The squares of the board.

use super::AROUND;
use crate::rules::{Seat, Spot};

/// A square of the board; home, in the middle, is not a square. Squares are numbered anticlockwise by arms of 24, from the top
/// arm: first the coloured column from home to the tip, then the column on which the player of the arm sets out, from
/// the tip to home, then the third column, from home to the tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: u8 = 4 * Self::ARM;

    /// The number of squares of an arm, and of a column.
    const ARM: u8 = 3 * Self::COLUMN;
    const COLUMN: u8 = 8;

    /// The coordinate of the middle of the board, and the distance from it to the arms.
    const MIDDLE: u8 = 9;
    const NEAREST: i8 = 2;

    /// Square number `at` of an arm; both numbers wrap around.
    pub(super) fn on_arm(quarter: u8, at: u8) -> Self {
        Self(quarter % 4 * Self::ARM + at % Self::ARM)
    }

    /// Every square.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The number of the square as an index of arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, from 0 at the left to 18.
    #[must_use]
    pub fn column(self) -> u8 {
        Self::MIDDLE.saturating_add_signed(self.offset().0)
    }

    /// The row, from 0 at the top to 18.
    #[must_use]
    pub fn row(self) -> u8 {
        Self::MIDDLE.saturating_add_signed(self.offset().1)
    }

    /// `true` if the square has a cross (X2).
    #[must_use]
    pub fn is_cross(self) -> bool {
        let (across, out) = self.on_its_arm();
        across != 0 && out == Self::NEAREST + 4
    }

    /// The seat in whose coloured column the square is (X3), if any.
    #[must_use]
    pub fn colour(self) -> Option<Seat> {
        (self.on_its_arm().0 == 0).then(|| AROUND[usize::from(self.quarter())])
    }

    pub(super) fn quarter(self) -> u8 {
        self.0 / Self::ARM
    }

    /// The number of the square on its arm, below 24.
    pub(super) fn at(self) -> u8 {
        self.0 % Self::ARM
    }

    /// The distances from the middle of the board to the right and outwards, as seen from the seat of the arm.
    fn on_its_arm(self) -> (i8, i8) {
        let down = (self.at() % Self::COLUMN).cast_signed();
        match self.at() / Self::COLUMN {
            0 => (0, Self::NEAREST + down),
            1 => (1, Self::NEAREST + 7 - down),
            _ => (-1, Self::NEAREST + down),
        }
    }

    /// The distances from the middle of the board to the right and downwards.
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
