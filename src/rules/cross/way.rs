//! The ways of the players, step by step (X1).

use std::ops::RangeInclusive;

use super::seats::quarter;
use super::{SEATS, Square};
use crate::rules::{Seat, Spot};

/// The 0 mark.
pub const ZERO: u8 = 0;
/// The step on which a piece stands on block 8 again, after its round.
pub const BLOCK_8: u8 = 73;
/// Home.
pub const HOME: u8 = 81;
/// The steps on shared squares, outside the coloured column: there are pairs (X6), and hits.
pub const SHARED: RangeInclusive<u8> = 9..=72;

/// The square of a step on the way of `seat`; `None` on the 0 mark, at home and beyond.
#[must_use]
pub fn square(seat: Seat, step: u8) -> Option<Square> {
    let own = quarter(seat);
    match step {
        1..=16 => Some(Square::on_arm(own, step - 1)),
        17..=72 => {
            let (arm, along) = ((step - 17) / 16, (step - 17) % 16);
            Some(Square::on_arm(own + 1 + arm, if along < 8 { along + 16 } else { along }))
        }
        73..=80 => Some(Square::on_arm(own, 80 - step)),
        _ => None,
    }
}

/// The step 9 to 72 on which pieces of `seat` come by `square`; `None` in the coloured columns.
#[must_use]
pub fn step_on(seat: Seat, square: Square) -> Option<u8> {
    // How many arms after its own; the fourth is its own again.
    let arm = (square.quarter() + SEATS - quarter(seat)) % SEATS;
    match (square.at(), arm) {
        (0..=7, _) => None,
        (at @ 8..=15, 0) => Some(at + 1),
        (at @ 8..=15, _) => Some(arm * 16 + 1 + at),
        (at, 0) => Some(at + 49),
        (at, _) => Some(arm * 16 - 15 + at),
    }
}

/// Whether a step is on a cross (X2).
#[must_use]
pub fn is_cross(step: u8) -> bool {
    square(Seat(0), step).is_some_and(Square::is_cross)
}

/// The place of a step: squares have their numbers, 0 to 95; then come the 0 marks of A, B, C and D, 96 to 99, and
/// their homes, 100 to 103.
#[must_use]
pub fn spot(seat: Seat, step: u8) -> Spot {
    let beside = |first| Spot(Square::COUNT + first + seat.0 % SEATS);
    match square(seat, step) {
        Some(square) => square.into(),
        None if step == ZERO => beside(0),
        None => beside(SEATS),
    }
}
