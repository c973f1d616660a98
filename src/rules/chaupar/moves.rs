//! What may be done with a throw (C5), and why anything else may not. The ladder of reasons explains; what lists is quicker,
//! and the laws hold the two to each other.

use super::singles::Singles;
use super::{Chaupar, Name, Phase, Refusal, Standing, Throw, Used};
use crate::rules::Seat;
use crate::rules::cross::{Advance, Fault, HOME, Ring, SEATS, Step, ZERO};

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
        let whole = self.find(true, &mut |_| true);
        self.find(whole, &mut |way| {
            list(way);
            false
        });
    }

    /// Whether anything can be done with what is left of the throw.
    pub(super) fn can_use_rest(&self) -> bool {
        self.find(false, &mut |_| true)
    }

    /// Tells `is_it` what could be done with what is left of the throw if it did not have to be used whole, or only that by
    /// which it is used whole, in a fixed order, until it says that this is the one; whether one was. Neither the sum nor a
    /// pair's half is ever mistaken for a pasa: the sum is higher than both, and pairs are marked.
    fn find(&self, whole: bool, is_it: &mut dyn FnMut(Advance) -> bool) -> bool {
        let Phase::Move { throw, used } = self.phase else { return false };
        let singles = self.singles(used);
        let mut single = |by, left: Option<u8>| {
            for (at, &from) in singles.own.iter().enumerate() {
                // Pieces on one step are alike.
                let is_first = at == 0 || singles.own[at - 1] < from;
                let is_whole = || left.is_none_or(|left| singles.after(at, by).can_any(left));
                let is_way = is_first && singles.can(at, by) && (!whole || is_whole());
                if is_way && is_it(Advance { from, by, pair: false }) {
                    return true;
                }
            }
            false
        };
        if let Some(used) = used {
            return single(throw.other(used.pasa), None);
        }
        if throw.faces().any(|by| single(by, Some(throw.other(by)))) || single(throw.sum(), None) {
            return true;
        }
        let Some(by) = throw.half() else { return false };
        let mut pairs = self.pairs(self.mover()).map(|pair| Advance { from: pair.step, by, pair: true });
        pairs.any(|way| self.check_alone(way, throw, used).is_ok() && is_it(way))
    }

    /// The mover's pieces as they move one by one.
    fn singles(&self, used: Option<Used>) -> Singles {
        let own = self.pieces.all_of(self.mover());
        let moved = used.and_then(|used| own.iter().rposition(|step| *step == used.at));
        Singles { own, barred: self.barred(), moved }
    }

    /// Where protected enemy pairs stand, which only a pair can hit (C11, C12), on the mover's way.
    fn barred(&self) -> Ring {
        let seat = self.mover();
        let mut barred = Ring::default();
        for other in Seat::all(SEATS) {
            for pair in self.pairs(other) {
                if other != seat && pair.name != Some(Name::False) {
                    barred |= Ring::of(pair.step).seen_by(seat, other);
                }
            }
        }
        barred
    }

    /// Whether `advance` is allowed by the throw, of which one pasa may have been used.
    pub(super) fn check_advance(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        self.check_alone(advance, throw, used)?;
        let ways = self.advances();
        if ways.contains(&advance) { Ok(()) } else { Err(Refusal::WholeThrow { seat: self.mover(), ways }) }
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
        match self.pieces.enemies(seat, advance.to()) {
            Some(pair) if !advance.pair && self.barred().contains(advance.to()) => Err(Refusal::Protected { pair }),
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
}
