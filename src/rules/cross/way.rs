//! The ways of the players, step by step (X1).

use std::ops::RangeInclusive;

use super::seats::quarter;
use super::{SEATS, Square, Step};
use crate::rules::{Seat, Spot};

/// The 0 mark.
pub const ZERO: Step = Step(0);
/// The step of block 8 after the round.
pub const BLOCK_8: Step = Step(73);
/// Home.
pub const HOME: Step = Step(81);
/// The steps on shared squares, outside of the coloured column, on which there can be pairs (X6) and hits.
pub const SHARED: RangeInclusive<Step> = Step(9)..=Step(72);

/// The square of a step on the way of `seat`; `None` on the 0 mark, at home and beyond.
#[must_use]
pub fn square(seat: Seat, step: Step) -> Option<Square> {
    let own = quarter(seat);
    match step.0 {
        step @ 1..=16 => Some(Square::on_arm(own, step - 1)),
        step @ 17..=72 => {
            let (arm, along) = ((step - 17) / 16, (step - 17) % 16);
            Some(Square::on_arm(own + 1 + arm, if along < 8 { along + 16 } else { along }))
        }
        step @ 73..=80 => Some(Square::on_arm(own, 80 - step)),
        _ => None,
    }
}

/// The step on the way of `other` of the same square; `None` if it is not shared. The shared squares are a ring of 64,
/// on which each seat sets out 16 squares after the one before.
#[must_use]
pub fn shared_step(seat: Seat, step: Step, other: Seat) -> Option<Step> {
    let (first, last) = (SHARED.start().0, SHARED.end().0);
    let ahead = (SEATS + quarter(seat) - quarter(other)) * 16;
    SHARED.contains(&step).then(|| Step(first + (step.0 - first + ahead) % (last - first + 1)))
}

/// `true` if a step is on a cross (X2).
#[must_use]
pub fn is_cross(step: Step) -> bool {
    square(Seat(0), step).is_some_and(Square::is_cross)
}

/// The place of a step for refusals and scenes: squares are 0 to 95, the 0 marks of A to D are 96 to 99, and their
/// homes are 100 to 103.
#[must_use]
pub fn spot(seat: Seat, step: Step) -> Spot {
    let beside = |first| Spot(Square::COUNT + first + seat.0 % SEATS);
    match square(seat, step) {
        Some(square) => square.into(),
        None if step == ZERO => beside(0),
        None => beside(SEATS),
    }
}
