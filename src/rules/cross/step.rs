//! Steps on the way of a player.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use super::number;
use crate::rules::{Expected, ParseError};

/// A step on the way of a player (X1), from [`ZERO`], the 0 mark, to [`HOME`]. The target of a move that is too far
/// lies beyond.
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

/// The step a number of steps further on.
impl Add<u8> for Step {
    type Output = Self;

    fn add(self, by: u8) -> Self {
        Self(self.0.saturating_add(by))
    }
}

/// The number of steps from another one to this; 0 if this is before it.
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
