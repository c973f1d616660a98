//! What may be done with a throw (C5), and why anything else may not. The ladder of reasons explains; what lists is quicker,
//! and the laws hold the two to each other.

use super::singles::Singles;
use super::{Chaupar, Name, Pair, Phase, Refusal, Standing, Throw, Used};
use crate::rules::cross::{Advance, Blocks, Fault, HOME, Ring, SEATS, Step, StepSet, ZERO, further};

/// Advances by one number.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    from: StepSet,
    by: u8,
    pair: bool,
}

impl Ways {
    /// The advances, in their order.
    pub fn advances(self) -> impl Iterator<Item = Advance> {
        let Self { from, by, pair } = self;
        from.steps().map(move |from| Advance { from, by, pair })
    }
}

impl Chaupar {
    /// The advances that the mover may make with the throw now, in a fixed order; nothing where nothing is to be moved.
    #[must_use]
    pub fn advances(&self) -> Vec<Advance> {
        self.ways().into_iter().flat_map(Ways::advances).collect()
    }

    /// The [`Chaupar::advances`] as sets. Neither the sum nor a pair's half is ever mistaken for a pasa: the sum is higher
    /// than both, and pairs are marked.
    pub(super) fn ways(&self) -> [Ways; 4] {
        let Phase::Move { throw, used } = self.phase else { return Default::default() };
        let singles = self.singles(used);
        let single = |from, by| Ways { from, by, pair: false };
        if let Some(used) = used {
            let left = throw.other(used.pasa);
            return [single(singles.ways(left), left), Ways::default(), Ways::default(), Ways::default()];
        }
        let [low, high] = throw.pasa();
        // Of two equal pasa each advance is listed once.
        let unlike = if throw.is_doublet() { StepSet::default() } else { !StepSet::default() };
        let whole = [
            single(singles.whole_ways(low, high), low),
            single(singles.whole_ways(high, low) & unlike, high),
            single(singles.ways(throw.sum()), throw.sum()),
            Ways { from: self.pair_ways(throw), by: throw.sum() / 2, pair: true },
        ];
        if whole.iter().any(|ways| !ways.from.is_empty()) {
            return whole;
        }
        [single(singles.ways(low), low), single(singles.ways(high) & unlike, high), Ways::default(), Ways::default()]
    }

    /// Whether anything can be done with what is left of the throw.
    pub(super) fn can_use_rest(&self) -> bool {
        let Phase::Move { throw, used } = self.phase else { return false };
        let singles = self.singles(used);
        if let Some(used) = used {
            return !singles.ways(throw.other(used.pasa)).is_empty();
        }
        let [low, high] = throw.pasa();
        let by_one = singles.ways(low) | singles.ways(high) | singles.ways(throw.sum());
        !by_one.is_empty() || !self.pair_ways(throw).is_empty()
    }

    /// From where a pair of the mover may move by half of the throw (C9).
    fn pair_ways(&self, throw: Throw) -> StepSet {
        let mut ways = StepSet::default();
        if self.standing(self.mover()) == Standing::Earned
            && let Some(by) = throw.half()
        {
            for Pair { step: from, .. } in self.pairs(self.mover()) {
                if self.check_alone(Advance { from, by, pair: true }, throw, None).is_ok() {
                    ways |= StepSet::of(from);
                }
            }
        }
        ways
    }

    /// The mover's pieces as they move one by one.
    fn singles(&self, used: Option<Used>) -> Singles {
        let singles = Singles::new(Blocks::of(&self.pieces, self.mover()), self.barred().into());
        if let Some(used) = used { singles.but(used.at) } else { singles }
    }

    /// Where protected enemy pairs stand, which only a pair can hit (C11, C12), on the mover's way.
    fn barred(&self) -> Ring {
        let seat = self.mover();
        let mut barred = Ring::default();
        for by in 1..SEATS {
            let other = further(seat, by);
            for pair in self.pairs(other) {
                if pair.name != Some(Name::False) {
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
