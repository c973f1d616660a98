//! Why a move is not allowed, where one has to be made.

use super::{Chaupar, Refusal, Standing, Throw, Used};
use crate::rules::cross::{Advance, Fault, HOME};

impl Chaupar {
    /// Whether `advance` is allowed by the throw, of which one pasa may have been used.
    pub(super) fn check_advance(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        let ways = self.advances();
        if ways.contains(&advance) {
            return Ok(());
        }
        let seat = self.mover();
        let step = advance.from;
        if step >= HOME || self.pieces.count(seat, step) == 0 {
            return Err(Refusal::NoPiece { seat, step });
        }
        if advance.pair {
            self.check_is_pair(step)?;
        }
        if !self.can_start(seat, advance) {
            return Err(Refusal::ZeroFirst { seat });
        }
        if advance.pair {
            self.check_pair(advance, throw, used)?;
        } else {
            self.check_number(advance, throw, used)?;
        }
        self.check_landing(seat, advance)?;
        Err(Refusal::WholeThrow { seat, ways })
    }

    fn check_is_pair(&self, step: u8) -> Result<(), Refusal> {
        let seat = self.mover();
        if !self.pieces.is_pair(seat, step) {
            Err(Fault::NoPair { seat, step }.into())
        } else if self.standing(seat) == Standing::Failed {
            Err(Refusal::Failed { seat, step })
        } else {
            Ok(())
        }
    }

    fn check_pair(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        let (seat, step) = (self.mover(), advance.from);
        if !self.can_move_pairs(seat) {
            Err(Refusal::NotEarned { seat, step })
        } else if let Some(used) = used {
            Err(Refusal::PasaUsed { pasa: used.pasa })
        } else if throw.half() != Some(advance.by) {
            Err(Refusal::NotHalf { throw })
        } else if self.pairs[seat.index()].at(step).is_some_and(|pair| pair.is_immobile()) {
            Err(Refusal::Immobile { seat, step })
        } else {
            Ok(())
        }
    }

    fn check_number(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        let (seat, step, by) = (self.mover(), advance.from, advance.by);
        let left = used.map(|used| throw.other(used.pasa));
        let is_thrown = match left {
            Some(left) => left == by,
            None => throw.sum() == by || throw.pasa().contains(&by),
        };
        if !is_thrown {
            Err(Refusal::NotThrown { by, throw, left })
        } else if self.has_moved(seat, step) {
            Err(Refusal::SamePiece { seat, step })
        } else {
            Ok(())
        }
    }
}
