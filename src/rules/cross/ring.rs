//! Sets of shared squares.

use std::ops::BitOrAssign;

use super::seats::quarter;
use super::{SHARED, Step};
use crate::rules::Seat;

/// A set of shared squares, by the steps of one player's way, as the bits of one number.
#[derive(Clone, Copy, Default)]
pub(in crate::rules) struct Ring(u64);

impl Ring {
    /// The square of a shared step.
    pub fn of(step: Step) -> Self {
        Self(1_u64.wrapping_shl((step - *SHARED.start()).into()))
    }

    /// Whether the square of a step is in it.
    pub fn contains(self, step: Step) -> bool {
        SHARED.contains(&step) && self.0 & Self::of(step).0 != 0
    }

    /// The same squares on the way of `seat`, if these are on the way of `other`.
    pub fn seen_by(self, seat: Seat, other: Seat) -> Self {
        Self(self.0.rotate_left(16 * u32::from(quarter(other))).rotate_right(16 * u32::from(quarter(seat))))
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
    use crate::rules::cross::{AROUND, HOME, ZERO, shared_step};

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
