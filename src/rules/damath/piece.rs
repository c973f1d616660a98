//! Pieces.

/// One of a player's twelve chips, 0–11, in the order of the rulebook's table (D2): row 2 from left to
/// right, then row 1, then row 0, seen from the owner's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chip(u8);

impl Chip {
    /// The number of chips of each player.
    pub const COUNT: usize = 12;

    /// The chip with this number, 0–11.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 12 { Some(Self(number)) } else { None }
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..12).map(Self)
    }

    /// Its number, 0–11.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the chip as an index of arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A chip or a dama.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The chip, which determines the value.
    pub chip: Chip,
    /// `true` for a dama (D5).
    pub dama: bool,
}
