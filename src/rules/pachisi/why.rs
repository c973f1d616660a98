//! Why a move is not allowed, where one can be made.

use super::{Move, Pachisi, Refusal};
use crate::rules::cross::{Fault, HOME};

impl Pachisi {
    /// Whether the mover may use `number` so.
    pub(super) fn check_move(&self, course: Move, number: u8) -> Result<(), Refusal> {
        let seat = self.mover;
        let Move { advance, .. } = course;
        let step = advance.from;
        if step >= HOME || self.pieces.count(seat, step) == 0 {
            return Err(Refusal::NoPiece { seat, step });
        }
        if advance.pair {
            if !self.pieces.is_pair(seat, step) {
                return Err(Fault::NoPair { seat, step }.into());
            }
            if advance.by.checked_mul(2) != Some(number) {
                return Err(Refusal::NotHalf { number });
            }
        } else {
            if advance.by != number {
                return Err(Refusal::NotThrown { by: advance.by, number });
            }
            if self.is_bound(seat, step) {
                return Err(Refusal::Bound { seat, step });
            }
        }
        self.check_landing(seat, course)
    }
}
