//! How far on its player's way a piece is.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use super::read::number;
use crate::rules::{Expected, ParseError};

/// A step on a player's way (X1), from [`ZERO`], the 0 mark, to [`HOME`]; what a number would lead to can be beyond.
///
/// [`ZERO`]: super::ZERO
/// [`HOME`]: super::HOME
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(pub u8);

impl Step {
    /// The steps from this one to `last`, both included.
    pub fn to(self, last: Self) -> impl Iterator<Item = Self> {
        (self.0..=last.0).map(Self)
    }
}

/// So many steps further on.
impl Add<u8> for Step {
    type Output = Self;

    fn add(self, by: u8) -> Self {
        Self(self.0.saturating_add(by))
    }
}

/// How many steps further on it is than another; none if it is before that.
impl Sub for Step {
    type Output = u8;

    fn sub(self, other: Self) -> u8 {
        self.0.saturating_sub(other.0)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text).map(Self).ok_or_else(|| ParseError::new(Expected("step"), text))
    }
}
