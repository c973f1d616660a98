//! Two pasa (C3).

use std::fmt;
use std::str::FromStr;

use crate::rules::cross::{Advance, Step};
use crate::rules::{Expected, ParseError};

/// The faces of a pasa, each equally likely.
pub const FACES: [u8; 4] = [1, 3, 4, 6];

/// A throw of the two pasa, which are interchangeable, so the lower face is first. Written `3 4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    low: u8,
    high: u8,
}

impl Throw {
    /// The throw of these faces, in either order; `None` if a pasa has no such face.
    #[must_use]
    pub fn new(one: u8, other: u8) -> Option<Self> {
        let is_throw = FACES.contains(&one) && FACES.contains(&other);
        is_throw.then_some(Self { low: one.min(other), high: one.max(other) })
    }

    /// Every throw with its weight out of 16. Two different faces have twice the weight of a doublet.
    pub fn all() -> impl Iterator<Item = (Self, u32)> {
        const fn fall(low: u8, high: u8) -> (Throw, u32) {
            (Throw { low, high }, if low < high { 2 } else { 1 })
        }
        const FALLS: [(Throw, u32); 10] = [
            fall(1, 1),
            fall(1, 3),
            fall(1, 4),
            fall(1, 6),
            fall(3, 3),
            fall(3, 4),
            fall(3, 6),
            fall(4, 4),
            fall(4, 6),
            fall(6, 6),
        ];
        FALLS.iter().copied()
    }

    /// Both pasa, the lower first.
    #[must_use]
    pub fn pasa(self) -> [u8; 2] {
        [self.low, self.high]
    }

    /// The sum of both pasa.
    #[must_use]
    pub fn sum(self) -> u8 {
        self.low + self.high
    }

    /// The number of steps by which a pair advances (C9); `None` if the sum is odd.
    #[must_use]
    pub fn half(self) -> Option<u8> {
        self.sum().is_multiple_of(2).then_some(self.sum() / 2)
    }

    /// `true` if `advance` uses one pasa and leaves the other.
    pub(super) fn is_part(self, advance: Advance) -> bool {
        !advance.pair && self.pasa().contains(&advance.by)
    }

    /// `true` if both pasa are equal (C6).
    #[must_use]
    pub fn is_doublet(self) -> bool {
        self.low == self.high
    }

    /// The pasa that is left when one of them has been used.
    #[must_use]
    pub fn other(self, used: u8) -> u8 {
        if used == self.low { self.high } else { self.low }
    }
}

/// A pasa that has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// The face that it showed.
    pub pasa: u8,
    /// The step to which it moved its piece.
    pub at: Step,
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.low, self.high)
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let face = |word| FACES.into_iter().find(|face| face.to_string() == word);
        let read = || {
            let (one, other) = text.split_once(' ')?;
            Self::new(face(one)?, face(other)?)
        };
        read().ok_or_else(|| ParseError::new(Expected("throw"), text))
    }
}
