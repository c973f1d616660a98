//! What may be done with a throw (C5), and why anything else may not: one ladder of reasons lists and explains.

use super::{Chaupar, Name, Phase, Refusal, Standing, Throw, Used};
use crate::rules::Seat;
use crate::rules::cross::{Advance, Fault, Group, HOME, SEATS, Step, ZERO, shared_step};

impl Chaupar {
    /// The advances that the mover may make with the throw now, in a fixed order; nothing where nothing is to be moved.
    #[must_use]
    pub fn advances(&self) -> Vec<Advance> {
        let mut advances = Vec::new();
        self.list_advances(&mut |way| advances.push(way));
        advances
    }

    /// Tells `list` the [`Chaupar::advances`].
    pub(super) fn list_advances(&self, list: &mut dyn FnMut(Advance)) {
        let Phase::Move { throw, used } = self.phase else { return };
        let mut whole = false;
        self.find_alone(throw, used, &mut |way| {
            if self.leads_to_whole(way, throw, used) {
                whole = true;
                list(way);
            }
            false
        });
        if !whole {
            self.find_alone(throw, used, &mut |way| {
                list(way);
                false
            });
        }
    }

    /// Whether `advance` is allowed by the throw, of which one pasa may have been used.
    pub(super) fn check_advance(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        self.check_alone(advance, throw, used)?;
        if self.leads_to_whole(advance, throw, used) {
            return Ok(());
        }
        let ways = self.advances();
        if ways.contains(&advance) { Ok(()) } else { Err(Refusal::WholeThrow { seat: self.mover(), ways }) }
    }

    /// Tells `is_it` what could be done with what is left of the throw if it did not have to be used whole, in a fixed
    /// order, until it says that this is the one; whether one was. Neither the sum nor a pair's half is ever mistaken
    /// for a pasa: the sum is higher than both, and pairs are marked.
    fn find_alone(&self, throw: Throw, used: Option<Used>, is_it: &mut dyn FnMut(Advance) -> bool) -> bool {
        let seat = self.mover();
        let mut is_found = |way| self.check_alone(way, throw, used).is_ok() && is_it(way);
        let mut single = |by| self.pieces.steps(seat).any(|from| is_found(Advance { from, by, pair: false }));
        if let Some(used) = used {
            return single(throw.other(used.pasa));
        }
        if throw.faces().any(&mut single) || single(throw.sum()) {
            return true;
        }
        let Some(by) = throw.half() else { return false };
        self.pairs(seat).any(|pair| is_found(Advance { from: pair.step, by, pair: true }))
    }

    /// Whether `advance` uses all that is left of the throw, or the other pasa can be used after it.
    fn leads_to_whole(&self, advance: Advance, throw: Throw, used: Option<Used>) -> bool {
        used.is_some() || !throw.is_part(advance) || {
            let mut after = *self;
            // What it hits and what it changes about pairs plays no part in using the other pasa.
            after.pieces.place(self.mover(), advance.from, advance.to(), 1);
            after.phase = Phase::Move { throw, used: Some(Used { pasa: advance.by, at: advance.to() }) };
            after.can_use_rest()
        }
    }

    /// Whether anything can be done with what is left of the throw.
    pub(super) fn can_use_rest(&self) -> bool {
        let Phase::Move { throw, used } = self.phase else { return false };
        self.find_alone(throw, used, &mut |_| true)
    }

    /// Whether `advance` could be made if the throw did not have to be used whole.
    fn check_alone(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        let (seat, step) = (self.mover(), advance.from);
        if step >= HOME || self.pieces.count(seat, step) == 0 {
            return Err(Refusal::NoPiece { seat, step });
        }
        if advance.pair {
            self.check_is_pair(step)?;
        }
        // C10: while there are pieces on the 0 mark, only they may be moved.
        if step != ZERO && self.pieces.count(seat, ZERO) > 0 {
            return Err(Refusal::ZeroFirst { seat });
        }
        if advance.pair {
            self.check_pair(advance, throw, used)?;
        } else {
            self.check_number(advance, throw, used)?;
        }
        self.pieces.check_room(seat, advance.to(), advance.pieces())?;
        match self.protected(seat, advance.to()) {
            Some(pair) if !advance.pair => Err(Refusal::Protected { pair }),
            _ => Ok(()),
        }
    }

    fn check_is_pair(&self, step: Step) -> Result<(), Refusal> {
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
        if self.standing(seat) != Standing::Earned {
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
        } else if used.is_some_and(|used| used.at == step) && self.pieces.count(seat, step) == 1 {
            Err(Refusal::SamePiece { seat, step })
        } else {
            Ok(())
        }
    }

    /// The enemy pair on the square of a step of `seat` that only a pair can hit (C11, C12).
    fn protected(&self, seat: Seat, step: Step) -> Option<Group> {
        for other in Seat::all(SEATS) {
            let step = shared_step(seat, step, other)?;
            if other != seat && self.pairs[other.index()].at(step).is_some_and(|pair| pair.name != Some(Name::False)) {
                return Some(Group { seat: other, step, pieces: 2 });
            }
        }
        None
    }
}
