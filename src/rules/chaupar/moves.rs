//! The legal moves of a throw (C5), and the reasons why others are not legal. Checking a move finds the reason; listing
//! moves is a faster algorithm of its own ([`super::singles`]), and the laws test that the two agree.

use super::singles::Singles;
use super::{Chaupar, Name, Pair, PairRight, Phase, Refusal, Throw, Used, Ways};
use crate::rules::cross::{Advance, Fault, HOME, MOST, Ring, SEATS, Step, ZERO, firsts, nth_after, which};

impl Chaupar {
    /// The legal moves of the mover with the throw, in a fixed order; empty if no move is due.
    #[must_use]
    pub fn advances(&self) -> Vec<Advance> {
        let Phase::Move { throw, used, ways } = self.phase else { return Vec::new() };
        ways.advances(self.pieces.all_of(self.mover()), throw, used).collect()
    }

    /// The legal moves of the mover with the rest of a throw.
    pub(super) fn ways_by(&self, throw: Throw, used: Option<Used>) -> Ways {
        let own = self.pieces.all_of(self.mover());
        let firsts = firsts(own);
        let singles = self.singles(own, used);
        if let Some(used) = used {
            return Ways::new([singles.ways(throw.other(used.pasa)) & firsts, 0, 0, 0]);
        }
        // With two equal pasa each move is listed once.
        let unlike = if throw.is_doublet() { 0 } else { firsts };
        let [low, high] = throw.pasa().map(|by| (singles.ways(by), by));
        let [whole_low, whole_high] = [singles.whole_ways(low, high), singles.whole_ways(high, low)];
        let by_sum = singles.ways(throw.sum()) & firsts;
        let pairs = self.pair_ways(throw) & firsts;
        let whole = Ways::new([whole_low & firsts, whole_high & unlike, by_sum, pairs]);
        if whole.is_empty() { Ways::new([low.0 & firsts, high.0 & unlike, 0, 0]) } else { whole }
    }

    /// Finds the legal moves after a position was parsed, where no throw did it.
    pub(super) fn find_ways(&mut self) {
        if let Phase::Move { throw, used, .. } = self.phase {
            self.phase = Phase::Move { throw, used, ways: self.ways_by(throw, used) };
        }
    }

    /// The first pieces of the mover's pairs that may move by half of the throw (C9).
    fn pair_ways(&self, throw: Throw) -> u16 {
        let mut ways = 0;
        if self.pair_right(self.mover()) == PairRight::Earned
            && let Some(by) = throw.half()
        {
            for Pair { step: from, .. } in self.pairs(self.mover()) {
                if self.check_alone(Advance { from, by, pair: true }, throw, None).is_ok() {
                    ways |= which(self.pieces.all_of(self.mover()), |step| step == from);
                }
            }
        }
        ways
    }

    /// The mover's pieces as single pieces.
    fn singles(&self, own: [Step; MOST], used: Option<Used>) -> Singles {
        let singles = Singles::new(own, self.barred().into());
        if let Some(used) = used { singles.but(used.at) } else { singles }
    }

    /// The squares of protected enemy pairs, which only a pair can hit (C11, C12), on the way of the mover.
    fn barred(&self) -> Ring {
        let seat = self.mover();
        let mut barred = Ring::default();
        for by in 1..SEATS {
            let other = nth_after(seat, by);
            for pair in self.pairs(other) {
                if pair.name != Some(Name::False) {
                    barred |= Ring::of(pair.step).seen_by(seat, other);
                }
            }
        }
        barred
    }

    /// Checks that `advance` is legal with a throw of which one pasa may have been used.
    pub(super) fn check_advance(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        self.check_alone(advance, throw, used)?;
        let ways = self.advances();
        if ways.contains(&advance) { Ok(()) } else { Err(Refusal::WholeThrow { seat: self.mover(), ways }) }
    }

    /// Checks `advance` without the rule that a throw has to be used whole if it can be.
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
        } else if self.pair_right(seat) == PairRight::Failed {
            Err(Refusal::Failed { seat, step })
        } else {
            Ok(())
        }
    }

    fn check_pair(&self, advance: Advance, throw: Throw, used: Option<Used>) -> Result<(), Refusal> {
        let (seat, step) = (self.mover(), advance.from);
        if self.pair_right(seat) != PairRight::Earned {
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
