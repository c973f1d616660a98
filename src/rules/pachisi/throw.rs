//! What is thrown with (P3).

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The instrument of throwing (P3). Written `cowries`, `die`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Throw {
    /// Six cowries.
    #[default]
    Cowries,
    /// One die.
    Die,
}

/// What none, one, … six mouths up are worth, with the number of falls of 64 that show them.
const COWRIES: [(u8, u32); 7] = [(25, 1), (10, 6), (2, 15), (3, 20), (4, 15), (5, 6), (6, 1)];
const DIE: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

impl Throw {
    /// The numbers that can be thrown, with their weights: cowries by the number of mouths up.
    #[must_use]
    pub fn numbers(self) -> &'static [(u8, u32)] {
        match self {
            Self::Cowries => &COWRIES,
            Self::Die => &DIE,
        }
    }

    /// Whether `number` can be thrown.
    #[must_use]
    pub fn shows(self, number: u8) -> bool {
        self.numbers().iter().any(|(other, _)| *other == number)
    }

    /// How many mouths are up when the cowries show `number`; `None` if they cannot, or it is the die.
    #[must_use]
    pub fn mouths(self, number: u8) -> Option<u8> {
        let mut falls = (0..).zip(self.numbers());
        let found = falls.find(|(_, (other, _))| *other == number && self == Self::Cowries);
        found.map(|(mouths, _)| mouths)
    }

    /// Whether `number` earns an extra throw (P5).
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
