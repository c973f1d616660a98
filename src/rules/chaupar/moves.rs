//! What may be done with a throw (C5).

use super::{Chaupar, Name, Phase, Refusal, Standing, Throw, Used};
use crate::rules::Seat;
use crate::rules::cross::{Advance, Group, HOME, ZERO};

impl Chaupar {
    /// What the mover may do now with the throw, in a fixed order; nothing where nothing is to be moved. Neither the sum
    /// nor a pair's half is ever mistaken for a pasa: the sum is higher than both, and pairs are marked.
    #[must_use]
    pub fn advances(&self) -> Vec<Advance> {
        let Phase::Move { throw, used } = self.phase else {
            return Vec::new();
        };
        if let Some(used) = used {
            return self.parts(throw.other(used.pasa)).collect();
        }
        let parts = || throw.faces().flat_map(|pasa| self.parts(pasa));
        let halves = throw.half().into_iter().flat_map(|half| self.halves(half));
        let begun = parts().filter(|part| self.leaves_use_for_the_other(*part, throw));
        let whole: Vec<_> = begun.chain(self.parts(throw.sum())).chain(halves).collect();
        if whole.is_empty() { parts().collect() } else { whole }
    }

    /// The moves of one piece by so many steps, by a piece that has not been moved by the other pasa.
    fn parts(&self, by: u8) -> impl Iterator<Item = Advance> {
        let seat = self.mover();
        let parts = self.pieces.steps(seat).map(move |from| Advance { from, by, pair: false });
        parts.filter(move |part| {
            self.can_start(seat, *part) && !self.has_moved(seat, part.from) && self.check_landing(seat, *part).is_ok()
        })
    }

    /// The moves of pairs by so many steps, half of a throw (C9).
    fn halves(&self, by: u8) -> impl Iterator<Item = Advance> {
        let seat = self.mover();
        let pairs = self.pairs(seat).filter(move |pair| self.can_move_pairs(seat) && !pair.is_immobile());
        let halves = pairs.map(move |pair| Advance { from: pair.step, by, pair: true });
        halves.filter(move |half| self.can_start(seat, *half) && self.check_landing(seat, *half).is_ok())
    }

    fn leaves_use_for_the_other(&self, part: Advance, throw: Throw) -> bool {
        let mut after = *self;
        after.carry(self.mover(), part);
        after.phase = Phase::Move { throw, used: Some(Used { pasa: part.by, at: part.to() }) };
        after.parts(throw.other(part.by)).next().is_some()
    }

    pub(super) fn can_move_pairs(&self, seat: Seat) -> bool {
        self.standing(seat) == Standing::Earned
    }

    /// C10: while there are pieces on the 0 mark, only they may be moved.
    pub(super) fn can_start(&self, seat: Seat, advance: Advance) -> bool {
        let zero_first = self.pieces.count(seat, ZERO) > 0;
        advance.from < HOME && (!zero_first || advance.from == ZERO)
    }

    /// Whether the only piece on a step has been moved by the other pasa.
    pub(super) fn has_moved(&self, seat: Seat, step: u8) -> bool {
        let Phase::Move { used: Some(used), .. } = self.phase else {
            return false;
        };
        used.at == step && self.pieces.count(seat, step) == 1
    }

    /// Whether the move may end where it does.
    pub(super) fn check_landing(&self, seat: Seat, advance: Advance) -> Result<(), Refusal> {
        self.pieces.check_room(seat, advance.to(), advance.pieces())?;
        match self.pieces.enemies(seat, advance.to()) {
            Some(pair) if !advance.pair && self.is_protected(pair) => Err(Refusal::Protected { pair }),
            _ => Ok(()),
        }
    }

    /// Whether a group is a pair that only a pair can hit (C11, C12).
    fn is_protected(&self, group: Group) -> bool {
        let pair = self.pairs[group.seat.index()].at(group.step);
        pair.is_some_and(|pair| pair.name != Some(Name::False))
    }
}
