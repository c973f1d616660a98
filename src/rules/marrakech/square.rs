//! The squares of the board, and sets of them.

use std::fmt;
use std::str::FromStr;

use super::Heading;
use crate::rules::{Expected, ParseError, Spot};

/// A square of the board: file a to g from left to right, rank 1 to 7 from bottom to top. Written `d4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(super) u8);

impl Square {
    /// The number of files, and of ranks.
    pub const SIDE: u8 = 7;
    /// The number of squares.
    pub const COUNT: u8 = Self::SIDE * Self::SIDE;
    /// The square d4, on which Asam starts (M3).
    pub const CENTRE: Self = Self(24);

    /// The square on `file` and `rank`, both counted from 0; `None` off the board.
    #[must_use]
    pub fn new(file: u8, rank: u8) -> Option<Self> {
        (file < Self::SIDE && rank < Self::SIDE).then_some(Self(file + Self::SIDE * rank))
    }

    /// Every square: a1, b1, … g7.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The number of the square as an index of arrays: a1 is 0, b1 is 1, … g7 is 48.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The file, counted from 0.
    #[must_use]
    pub fn file(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// The rank, counted from 0.
    #[must_use]
    pub fn rank(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// The next square in a direction; `None` at the edge.
    #[must_use]
    pub fn towards(self, heading: Heading) -> Option<Self> {
        let Self(number) = self;
        match heading {
            Heading::North => (number < Self::COUNT - Self::SIDE).then_some(number + Self::SIDE),
            Heading::East => (self.file() < Self::SIDE - 1).then_some(number + 1),
            Heading::South => number.checked_sub(Self::SIDE),
            Heading::West => (self.file() > 0).then(|| number - 1),
        }
        .map(Self)
    }

    /// The two to four squares that share an edge with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Heading::ALL.into_iter().filter_map(move |heading| self.towards(heading))
    }

    /// `true` if the two squares share an edge.
    #[must_use]
    pub fn touches(self, other: Self) -> bool {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank()) == 1
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self(square.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
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
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Self::new(file - b'a', rank - b'1'),
            _ => None,
        }
        .ok_or_else(|| ParseError::new(Expected("square"), text))
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    const FILE_A: u64 = 0x0000_0408_1020_4081;
    const FILE_G: u64 = Self::FILE_A << (Square::SIDE - 1);
    const BOARD: u64 = (1 << Square::COUNT) - 1;

    /// `true` if `square` is in the set.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Adds `square`.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Removes `square`.
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// The number of squares in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(Square::COUNT)
    }

    /// `true` if the set has no squares.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first square of the set in the order of [`Square::all`].
    #[must_use]
    pub fn first(self) -> Option<Square> {
        u8::try_from(self.0.trailing_zeros()).ok().map(Square).filter(|_| self.0 != 0)
    }

    /// The intersection of the sets.
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares at most `steps` steps from `square`.
    #[must_use]
    pub fn around(square: Square, steps: u8) -> Self {
        (0..steps).fold(Self(1 << square.0), |set, _| set.with_neighbours())
    }

    /// The squares of the set in the order of [`Square::all`].
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.contains(square))
    }

    /// The squares of this set that are connected, over edges and within this set, with `from`; empty if `from` is not
    /// in it.
    #[must_use]
    pub fn connected(self, from: Square) -> Self {
        let mut region = self.0 & (1 << from.0);
        loop {
            let grown = self.0 & Self(region).with_neighbours().0;
            if grown == region {
                return Self(region);
            }
            region = grown;
        }
    }

    /// These squares and all that share an edge with one of them.
    fn with_neighbours(self) -> Self {
        let Self(set) = self;
        let east = (set & !Self::FILE_G) << 1;
        let west = (set & !Self::FILE_A) >> 1;
        let north = set << Square::SIDE;
        let south = set >> Square::SIDE;
        Self((set | east | west | north | south) & Self::BOARD)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::default();
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
