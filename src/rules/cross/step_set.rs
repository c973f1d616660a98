//! Sets of steps.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

use super::{Ring, SHARED, Step};

/// A set of steps, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::rules) struct StepSet(u128);

impl StepSet {
    /// The shared steps.
    pub const SHARED: Self = Self::from_to(*SHARED.start(), *SHARED.end());

    /// The steps from `first` to `last`, both included.
    pub const fn from_to(first: Step, last: Step) -> Self {
        Self((2 << last.0) - (1 << first.0))
    }

    /// The union of both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set of a single step.
    pub fn of(step: Step) -> Self {
        Self(1_u128.wrapping_shl(step.0.into()))
    }

    /// `true` if the set has no steps.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// `true` if a step is in the set.
    pub fn contains(self, step: Step) -> bool {
        self.0.wrapping_shr(step.0.into()) & 1 != 0
    }
}

impl From<Ring> for StepSet {
    fn from(ring: Ring) -> Self {
        Self(u128::from(ring.0) << SHARED.start().0)
    }
}

impl Not for StepSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAnd for StepSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for StepSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for StepSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// Moves all steps forwards by a number of steps.
impl Shl<u8> for StepSet {
    type Output = Self;

    fn shl(self, by: u8) -> Self {
        Self(self.0.wrapping_shl(by.into()))
    }
}

/// Moves all steps back by a number of steps: the result has the steps from which a move of that number leads into the
/// set.
impl Shr<u8> for StepSet {
    type Output = Self;

    fn shr(self, by: u8) -> Self {
        Self(self.0.wrapping_shr(by.into()))
    }
}
