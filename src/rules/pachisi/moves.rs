//! The legal moves of a throw (P7), and the reasons why others are not legal. Checking a move finds the reason; listing
//! moves is a faster algorithm of its own ([`super::reach`]), and the laws test that the two agree.

use super::{Move, Pachisi, Phase, Refusal, Throw};
use crate::rules::cross::{Advance, BLOCK_8, Fault, HOME, Step, is_cross};

/// The number of steps of a round, from block 8 to block 8.
pub(super) const ROUND: u8 = BLOCK_8.0 - 8;
/// The last block before home (P13).
pub(super) const LAST: Step = Step(HOME.0 - 1);

impl Pachisi {
    /// The legal moves of the mover with the throw, in a fixed order; empty if no move is due.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let Phase::Move { number, ways } = self.phase else { return Vec::new() };
        ways.moves(self.pieces.all_of(self.mover), number).collect()
    }

    /// `true` if `number` takes a piece on the last block home (P13).
    pub(super) fn has_grace(&self, number: u8) -> bool {
        self.options.throw == Throw::Cowries && self.options.throw.earns(number)
    }

    /// The step to which a move of the mover leads, which is beyond home if the move is too far.
    #[must_use]
    pub fn target(&self, course: Move) -> Step {
        let Move { advance, round } = course;
        if round {
            Step(advance.to().0.saturating_sub(ROUND))
        } else if advance.from == LAST && !advance.pair && self.has_grace(advance.by) {
            HOME
        } else {
            advance.to()
        }
    }

    /// Checks that the mover may use `number` for a move.
    pub(super) fn check_move(&self, course: Move, number: u8) -> Result<(), Refusal> {
        self.check_start(course.advance, number)?;
        self.check_landing(course)
    }

    /// Checks the start of a move: that the piece or pair may leave its step by `number`.
    fn check_start(&self, advance: Advance, number: u8) -> Result<(), Refusal> {
        let (seat, step) = (self.mover, advance.from);
        if step >= HOME || self.pieces.count(seat, step) == 0 {
            return Err(Refusal::NoPiece { seat, step });
        }
        let is_pair = self.pieces.is_pair(seat, step);
        if advance.pair {
            if !is_pair {
                return Err(Fault::NoPair { seat, step }.into());
            }
            if advance.by.checked_mul(2) != Some(number) {
                return Err(Refusal::NotHalf { number });
            }
        } else {
            if advance.by != number {
                return Err(Refusal::NotThrown { by: advance.by, number });
            }
            // P10: off the crosses, the pieces of a pair are bound.
            if is_pair && !is_cross(step) {
                return Err(Refusal::Bound { seat, step });
            }
        }
        Ok(())
    }

    /// Checks the target of a move that may leave its step.
    fn check_landing(&self, course: Move) -> Result<(), Refusal> {
        let seat = self.mover;
        let Move { advance, round } = course;
        let step = advance.from;
        if round && (step > BLOCK_8 || advance.to() <= BLOCK_8) {
            return Err(Refusal::NoFork { seat, step });
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
