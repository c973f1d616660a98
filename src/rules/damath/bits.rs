//! Sets of squares as bit masks.
//!
//! Two rows take nine bits: four for each, and one that is always clear. So a diagonal step is the same rotation for
//! all squares, and squares that leave the board fall on a clear bit.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXorAssign, Not};

use super::Square;

/// The bits that are squares.
const BOARD: u64 = 0xFF | 0xFF << 9 | 0xFF << 18 | 0xFF << 27;

/// One of the four diagonal directions, as the first player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction(u32);

impl Direction {
    pub(super) const UP_LEFT: Self = Self(4);
    pub(super) const UP_RIGHT: Self = Self(5);
    pub(super) const DOWN_LEFT: Self = Self(59);
    pub(super) const DOWN_RIGHT: Self = Self(60);
    pub(super) const ALL: [Self; 4] = [Self::UP_LEFT, Self::UP_RIGHT, Self::DOWN_LEFT, Self::DOWN_RIGHT];

    /// The opposite one.
    pub(super) const fn back(self) -> Self {
        Self(64 - self.0)
    }

    /// The one that leads from one square towards another, if they share a diagonal.
    const fn towards(from: Square, to: Square) -> Self {
        match (to.row() > from.row(), to.column() > from.column()) {
            (true, false) => Self::UP_LEFT,
            (true, true) => Self::UP_RIGHT,
            (false, false) => Self::DOWN_LEFT,
            (false, true) => Self::DOWN_RIGHT,
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits(u64);

impl Bits {
    /// No square.
    pub const NONE: Self = Self(0);

    /// The squares of a row, 0–7.
    #[must_use]
    pub const fn row(row: u8) -> Self {
        Self(0xF << (row / 2 * 9 + row % 2 * 4))
    }

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << (square.number() + square.number() / 8))
    }

    /// `true` if the set has no squares.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// `true` if `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Moves all squares by one step, and drops those that leave the board.
    pub(super) const fn step(self, direction: Direction) -> Self {
        Self(self.0.rotate_left(direction.0) & BOARD)
    }

    /// The lowest square.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| self.lowest())
    }

    /// The lowest square of a set that is not empty.
    #[allow(clippy::cast_possible_truncation, reason = "the number of a bit is at most 64")]
    pub(super) const fn lowest(self) -> Square {
        let bit = self.0.trailing_zeros() as u8;
        Square::numbered(bit - bit / 9)
    }

    /// The squares as sets of one each, the lowest first.
    pub(super) fn each(self) -> impl Iterator<Item = Self> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left & left.wrapping_neg();
            left ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }

    /// The squares strictly between two squares of one diagonal; `None` if no diagonal joins them.
    pub(super) fn between(from: Square, to: Square) -> Option<Self> {
        let direction = Direction::towards(from, to);
        let end = Self::of(to);
        let mut between = Self::NONE;
        let mut at = Self::of(from).step(direction);
        while !at.is_empty() {
            if at == end {
                return Some(between);
            }
            between |= at;
            at = at.step(direction);
        }
        None
    }
}

/// The squares of a set, the lowest first.
#[derive(Clone, Debug)]
pub struct Squares(Bits);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Bits {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set | Self::of(square))
    }
}

impl Not for Bits {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & BOARD)
    }
}

impl BitAnd for Bits {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bits {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d1_all_squares_are_bits_and_all_bits_are_squares() {
        let mut set = Bits::NONE;
        for square in Square::all() {
            assert_eq!(Bits::of(square).lowest(), square);
            set |= Bits::of(square);
        }
        assert_eq!((set, set.len()), (!Bits::NONE, 32));
    }

    #[test]
    fn d4_a_step_is_a_diagonal_neighbour() {
        for square in Square::all() {
            for (direction, (right, up)) in Direction::ALL.into_iter().zip([(-1, 1), (1, 1), (-1, -1), (1, -1)]) {
                let column = square.column().checked_add_signed(right);
                let row = square.row().checked_add_signed(up);
                let neighbour = column.zip(row).and_then(|(column, row)| Square::new(column, row));
                assert_eq!(Bits::of(square).step(direction).first(), neighbour);
            }
        }
    }

    #[test]
    fn d5_between_two_squares_of_a_diagonal() {
        let square = |text: &str| text.parse::<Square>().expect("a square");
        let between = Bits::between(square("07"), square("34")).expect("a diagonal");
        assert_eq!(between.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["25", "16"]);
        assert_eq!(Bits::between(square("07"), square("05")), None);
        assert_eq!(Bits::between(square("07"), square("07")), None);
    }
}
