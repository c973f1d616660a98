//! Cowries and the die (P3).

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The kind of dice (P3). Written `cowries`, `die`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Throw {
    /// Six cowries.
    #[default]
    Cowries,
    /// One die.
    Die,
}

/// The number thrown with zero to six mouths up, and its weight out of 64.
const COWRIES: [(u8, u32); 7] = [(25, 1), (10, 6), (2, 15), (3, 20), (4, 15), (5, 6), (6, 1)];
const DIE: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

impl Throw {
    /// The possible numbers with their weights; for cowries in the order of mouths up.
    #[must_use]
    pub fn numbers(self) -> &'static [(u8, u32)] {
        match self {
            Self::Cowries => &COWRIES,
            Self::Die => &DIE,
        }
    }

    /// `true` if `number` can be thrown.
    #[must_use]
    pub fn shows(self, number: u8) -> bool {
        self.numbers().iter().any(|(other, _)| *other == number)
    }

    /// The number of mouths up when the cowries show `number`; `None` if they cannot show it, or with a die.
    #[must_use]
    pub fn mouths(self, number: u8) -> Option<u8> {
        let mut falls = (0..).zip(self.numbers());
        let found = falls.find(|(_, (other, _))| *other == number && self == Self::Cowries);
        found.map(|(mouths, _)| mouths)
    }

    /// `true` if `number` earns an extra throw (P5).
    #[must_use]
    pub fn earns(self, number: u8) -> bool {
        match self {
            Self::Cowries => matches!(number, 6 | 10 | 25),
            Self::Die => number == 6,
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cowries => "cowries",
            Self::Die => "die",
        })
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "cowries" => Ok(Self::Cowries),
            "die" => Ok(Self::Die),
            _ => Err(ParseError::new(Expected("cowries-or-die"), text)),
        }
    }
}
