//! What may be done with a throw (P7).

use super::{Move, Pachisi, Phase, Refusal, Throw};
use crate::rules::Seat;
use crate::rules::cross::{Advance, BLOCK_8, HOME, is_cross};

/// The steps of a round: block 8 after it is block 8 before.
const ROUND: u8 = BLOCK_8 - 8;
/// The last block before home (P13).
const LAST: u8 = HOME - 1;

impl Pachisi {
    /// The moves with which the mover may use the throw, in a fixed order; nothing where nothing is to be moved.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let Phase::Move { number } = self.phase else {
            return Vec::new();
        };
        let seat = self.mover;
        let mut found = Vec::new();
        for pair in [false, true] {
            for from in self.pieces.steps(seat) {
                let can_start = if pair {
                    number.is_multiple_of(2) && self.pieces.is_pair(seat, from)
                } else {
                    !self.is_bound(seat, from)
                };
                let advance = Advance { from, by: if pair { number / 2 } else { number }, pair };
                for round in [false, true] {
                    let course = Move { advance, round };
                    if from < HOME && can_start && self.check_landing(seat, course).is_ok() {
                        found.push(course);
                    }
                }
            }
        }
        found
    }

    /// The step to which a move of the mover leads; beyond home if it is too far.
    #[must_use]
    pub fn target(&self, course: Move) -> u8 {
        let Move { advance, round } = course;
        let by_grace = self.options.throw == Throw::Cowries && self.options.throw.earns(advance.by);
        if round {
            advance.to().saturating_sub(ROUND)
        } else if advance.from == LAST && !advance.pair && by_grace {
            HOME
        } else {
            advance.to()
        }
    }

    /// P10: off the crosses, the pieces of a pair are bound.
    pub(super) fn is_bound(&self, seat: Seat, step: u8) -> bool {
        self.pieces.is_pair(seat, step) && !is_cross(step)
    }

    /// Whether a move may lead the way that it does and end where it does.
    pub(super) fn check_landing(&self, seat: Seat, course: Move) -> Result<(), Refusal> {
        let Move { advance, round } = course;
        if round && (advance.from > BLOCK_8 || advance.to() <= BLOCK_8) {
            return Err(Refusal::NoFork { seat, step: advance.from });
        }
        let to = self.target(course);
        self.pieces.check_room(seat, to, advance.pieces())?;
        match self.pieces.enemies(seat, to) {
            Some(by) if is_cross(to) => Err(Refusal::CrossHeld { by }),
            Some(pair) if pair.pieces == 2 && !advance.pair => Err(Refusal::Protected { pair }),
            _ => Ok(()),
        }
    }
}
