//! Sets of shared squares.

use std::ops::{BitAnd, BitOrAssign};

use super::seats::quarter;
use super::{SEATS, SHARED, Step};
use crate::rules::Seat;

/// A set of shared squares: one bit for each shared step of one player's way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Ring(pub(super) u64);

impl Ring {
    /// The squares with crosses (X2), which have the same steps on every way.
    pub const CROSSES: Self = Self(0x1008_1008_1008_1008);

    /// The square of a step; empty if it is not shared.
    pub fn of(step: Step) -> Self {
        let place = step.0.wrapping_sub(SHARED.start().0);
        Self(1_u64.checked_shl(place.into()).unwrap_or_default())
    }

    /// `true` if the square of a step is in the set.
    pub fn contains(self, step: Step) -> bool {
        self.0 & Self::of(step).0 != 0
    }

    /// Converts a set of the way of `other` to the way of `seat`.
    pub fn seen_by(self, seat: Seat, other: Seat) -> Self {
        Self(self.0.rotate_left(16 * u32::from(SEATS + quarter(other) - quarter(seat))))
    }
}

impl BitAnd for Ring {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOrAssign for Ring {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cross::{AROUND, HOME, ZERO, is_cross, shared_step};

    #[test]
    fn x2_the_crosses_are_a_set() {
        assert!(ZERO.to(HOME).all(|step| Ring::CROSSES.contains(step) == is_cross(step)));
    }

    #[test]
    fn x1_a_set_is_the_same_squares_on_every_way() {
        for (seat, other) in AROUND.into_iter().flat_map(|seat| AROUND.map(|other| (seat, other))) {
            for step in SHARED.start().to(*SHARED.end()) {
                let seen = Ring::of(step).seen_by(seat, other);
                let steps: Vec<_> = ZERO.to(HOME).filter(|step| seen.contains(*step)).collect();
                assert_eq!(steps, [shared_step(other, step, seat).expect("a shared step")], "{other}{step}, {seat}");
            }
        }
    }
}
