//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Colour, Heading, Place, Turning};
use crate::rules::{Expected, ParseError};

/// The die: each number with the number of its faces (M1).
pub const DIE: [(u8, u32); 4] = [(1, 1), (2, 2), (3, 2), (4, 1)];

/// Parses a roll.
pub(super) fn read_roll(text: &str) -> Option<u8> {
    DIE.map(|(roll, _)| roll).into_iter().find(|roll| roll.to_string() == text)
}

/// An action. A turn is, for example, `L`, `3`, `d5-d6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The die shows this number: a roll for the order of play (M2), or for Asam's walk (M4). Written `3`.
    Roll(u8),
    /// The first player chooses the way Asam faces (M3). Written `north`.
    Face(Heading),
    /// The mover turns Asam (M4). Written `L`, `S`, `R`.
    Turn(Turning),
    /// The next rug of the mover's pile turns out to have this colour (M13). Written `draw C`.
    Draw(Colour),
    /// The mover lays a rug (M8). Written `d5-d6`.
    Lay(Place),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(roll) => roll.fmt(f),
            Self::Face(heading) => heading.fmt(f),
            Self::Turn(turning) => turning.fmt(f),
            Self::Draw(colour) => write!(f, "draw {colour}"),
            Self::Lay(place) => place.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let draw = || text.strip_prefix("draw ")?.parse().ok().map(Self::Draw);
        read_roll(text)
            .map(Self::Roll)
            .or_else(|| text.parse().ok().map(Self::Face))
            .or_else(|| text.parse().ok().map(Self::Turn))
            .or_else(|| text.parse().ok().map(Self::Lay))
            .or_else(draw)
            .ok_or_else(|| ParseError::new(Expected("action"), text))
    }
}
