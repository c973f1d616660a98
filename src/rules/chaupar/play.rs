//! The transitions of the state.

use super::pairs::Pairs;
use super::state::TURNS_MISSED;
use super::{After, Chaupar, Continuation, Event, Pair, PairRight, Phase, Rounds, Throw, Used};
use crate::rules::cross::{Advance, Group, Opening, Step, next, opposite};
use crate::rules::{Seat, SeatSet};

/// The step on which pairs are earned (C7).
pub const EARNING: Step = Step(17);

/// The effects of moving a piece or a pair, apart from its step.
pub(super) struct MoveEffects {
    hit: Option<Group>,
    split: bool,
    made: bool,
    freed: Vec<Step>,
}

impl Chaupar {
    /// Applies a throw for the start (C4).
    pub(super) fn throw_for_start(&mut self, mut opening: Opening, throw: Throw) -> Event {
        let seat = opening.thrower();
        let (first, again) = opening.enter(throw.sum());
        self.phase = Phase::Order(opening);
        if let Some(first) = first {
            (self.thrower, self.phase) = (first, Phase::Throw);
        }
        Event::Ordered { seat, throw, first, again }
    }

    /// Applies a throw, which is to be used, or is lost if it cannot be (C5).
    pub(super) fn throw(&mut self, throw: Throw) -> Event {
        let (seat, mover) = (self.thrower, self.mover());
        let lost = (!self.goes_on(throw, None)).then(|| self.use_up(throw));
        Event::Thrown { seat, mover, throw, lost }
    }

    /// Applies a move (C5). If the other pasa cannot be used then, the throw is used up.
    pub(super) fn advance(&mut self, advance: Advance, throw: Throw, used: Option<Used>) -> Event {
        let seat = self.mover();
        let MoveEffects { hit, split, made, freed } = self.carry(seat, advance);
        let is_part = used.is_none() && throw.is_part(advance);
        let mut lost = None;
        if is_part && !self.goes_on(throw, Some(Used { pasa: advance.by, at: advance.to() })) {
            lost = Some(throw.other(advance.by));
        }
        let after = (!is_part || lost.is_some()).then(|| self.use_up(throw));
        Event::Moved { seat, advance, hit, split, made, freed, lost, after }
    }

    /// Lets the mover use the rest of a throw (C5). Returns `false` if there is no legal move.
    fn goes_on(&mut self, throw: Throw, used: Option<Used>) -> bool {
        let ways = self.ways_by(throw, used);
        self.phase = Phase::Move { throw, used, ways };
        !ways.is_empty()
    }

    /// Moves a piece or a pair, and updates the pairs of all players.
    pub(super) fn carry(&mut self, seat: Seat, advance: Advance) -> MoveEffects {
        let Advance { from, pair, .. } = advance;
        let to = advance.to();
        let hit = self.pieces.carry(seat, from, to, advance.pieces());
        if let Some(group) = hit {
            self.pairs[group.seat.index()].remove(group.step);
        }
        let has_pairs = self.pair_right(seat) != PairRight::Failed;
        let made = !pair && has_pairs && self.pieces.is_pair(seat, to);
        let own = &mut self.pairs[seat.index()];
        let freed = own.leap(from, to);
        let split = !pair && own.remove(from).is_some();
        if pair {
            own.carry(from, to);
        }
        if made {
            own.put(Pair::new(to));
        }
        MoveEffects { hit, split, made, freed }
    }

    /// Ends a throw that was used up or lost.
    fn use_up(&mut self, throw: Throw) -> After {
        let seat = self.mover();
        let had_failed = self.pair_right(seat) == PairRight::Failed;
        let settled = self.settle(seat);
        let is_home = self.pieces.all_home(seat);
        if is_home {
            self.places.add(seat);
        }
        let again = throw.is_doublet() && !had_failed && !is_home;
        let then = if self.pairs[seat.index()].need_names() {
            self.phase = Phase::Name { again };
            Continuation::Name
        } else {
            self.go_on(again)
        };
        After { settled, place: self.places.of(seat).filter(|_| is_home), then }
    }

    /// Updates the right of `seat` to pairs, and returns it if it is settled only now (C7).
    fn settle(&mut self, seat: Seat) -> Option<PairRight> {
        let pair_right = self.pending_pair_right(seat).filter(|_| self.pair_right(seat) == PairRight::Open)?;
        self.pair_right[seat.index()] = pair_right;
        if pair_right == PairRight::Failed {
            self.pairs[seat.index()] = Pairs::default();
        }
        Some(pair_right)
    }

    /// The right to pairs that the pieces of `seat` settle, if it is open so far (C7).
    pub(super) fn pending_pair_right(&self, seat: Seat) -> Option<PairRight> {
        let before = self.pieces.of(seat).iter().filter(|step| **step <= EARNING).count();
        if self.pieces.count(seat, EARNING) == 2 {
            Some(PairRight::Earned)
        } else if before < 2 {
            Some(PairRight::Failed)
        } else {
            None
        }
    }

    /// Continues the match: with another throw of the same player, with the next turn, or with its end, which is also
    /// that of the last round on which the players have agreed (C15).
    pub(super) fn go_on(&mut self, again: bool) -> Continuation {
        if self.places.are_settled() {
            self.phase = Phase::Over;
            return Continuation::Over;
        }
        self.phase = Phase::Throw;
        if again {
            return Continuation::Again;
        }
        // At least two seats are not home, so the loop ends.
        let mut missed = SeatSet::default();
        loop {
            if self.rounds.as_mut().is_some_and(Rounds::end_turn) {
                self.phase = Phase::Over;
                return Continuation::Over;
            }
            self.thrower = next(self.thrower);
            let seat = self.thrower;
            if !self.is_home(seat) {
                break;
            }
            if self.is_home(opposite(seat)) {
                continue;
            }
            if self.missed(seat) == TURNS_MISSED {
                break;
            }
            self.missed[seat.index()] += 1;
            missed.insert(seat);
        }
        Continuation::Turn { seat: self.thrower, missed }
    }

    /// Names the pair on this step the mover's true pair (C12).
    pub(super) fn name(&mut self, step: Step, again: bool) -> Event {
        let seat = self.mover();
        self.pairs[seat.index()].name(step);
        Event::Named { seat, true_pair: step, then: self.go_on(again) }
    }
}
