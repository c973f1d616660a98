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
        let mut found = Vec::new();
        if let Some(used) = used {
            self.add_parts(throw.other(used.pasa), &mut found);
            return found;
        }
        for pasa in throw.faces() {
            self.add_parts(pasa, &mut found);
        }
        let mut whole = found.clone();
        whole.retain(|part| self.leaves_use_for_the_other(*part, throw));
        self.add_parts(throw.sum(), &mut whole);
        if let Some(half) = throw.half() {
            self.add_halves(half, &mut whole);
        }
        if whole.is_empty() { found } else { whole }
    }

    /// The moves of single pieces by a number.
    fn add_parts(&self, by: u8, found: &mut Vec<Advance>) {
        for from in self.pieces.steps(self.mover()) {
            if self.is_part(from, by) {
                found.push(Advance { from, by, pair: false });
            }
        }
    }

    /// Whether a single piece of who moves can go from a step by a number.
    fn is_part(&self, from: u8, by: u8) -> bool {
        let (seat, part) = (self.mover(), Advance { from, by, pair: false });
        self.can_start(seat, part) && !self.has_moved(seat, from) && self.check_landing(seat, part).is_ok()
    }

    /// The moves of pairs by half of a sum (C9).
    fn add_halves(&self, by: u8, found: &mut Vec<Advance>) {
        let seat = self.mover();
        for pair in self.pairs(seat) {
            let half = Advance { from: pair.step, by, pair: true };
            let can_move = self.can_move_pairs(seat) && !pair.is_immobile();
            if can_move && self.can_start(seat, half) && self.check_landing(seat, half).is_ok() {
                found.push(half);
            }
        }
    }

    fn leaves_use_for_the_other(&self, part: Advance, throw: Throw) -> bool {
        let mut after = *self;
        after.carry(self.mover(), part);
        after.phase = Phase::Move { throw, used: Some(Used { pasa: part.by, at: part.to() }) };
        let other = throw.other(part.by);
        after.pieces.steps(after.mover()).any(|from| after.is_part(from, other))
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
