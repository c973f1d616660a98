//! What happens.

use super::pairs::Pairs;
use super::state::TURNS_MISSED;
use super::{After, Chaupar, Event, Pair, Phase, Standing, Then, Throw, Used};
use crate::rules::cross::{Advance, Group, Opening, Step, next, opposite};
use crate::rules::{Seat, SeatSet};

/// The step on which pairs are earned (C7).
pub const EARNING: Step = Step(17);

/// What moving a piece or a pair changes beside its step.
pub(super) struct Carried {
    hit: Option<Group>,
    split: bool,
    made: bool,
    freed: Vec<Step>,
}

impl Chaupar {
    /// C4: a throw for the start.
    pub(super) fn throw_for_start(&mut self, mut opening: Opening, throw: Throw) -> Event {
        let seat = opening.thrower();
        let (first, again) = opening.enter(throw.sum());
        self.phase = Phase::Order(opening);
        if let Some(first) = first {
            (self.thrower, self.phase) = (first, Phase::Throw);
        }
        Event::Ordered { seat, throw, first, again }
    }

    /// C5: a throw to be used; one that cannot be is lost.
    pub(super) fn throw(&mut self, throw: Throw) -> Event {
        let (seat, mover) = (self.thrower, self.mover());
        let lost = (!self.goes_on(throw, None)).then(|| self.use_up(throw));
        Event::Thrown { seat, mover, throw, lost }
    }

    /// C5: a piece or a pair moves. When the other pasa can be used no more, the throw is used up.
    pub(super) fn advance(&mut self, advance: Advance, throw: Throw, used: Option<Used>) -> Event {
        let seat = self.mover();
        let Carried { hit, split, made, freed } = self.carry(seat, advance);
        let is_part = used.is_none() && throw.is_part(advance);
        let mut lost = None;
        if is_part && !self.goes_on(throw, Some(Used { pasa: advance.by, at: advance.to() })) {
            lost = Some(throw.other(advance.by));
        }
        let after = (!is_part || lost.is_some()).then(|| self.use_up(throw));
        Event::Moved { seat, advance, hit, split, made, freed, lost, after }
    }

    /// C5: what is left of a throw is to be used now. Tells whether it can be.
    fn goes_on(&mut self, throw: Throw, used: Option<Used>) -> bool {
        let ways = self.ways_by(throw, used);
        self.phase = Phase::Move { throw, used, ways };
        !ways.is_empty()
    }

    /// Moves a piece or a pair, and keeps the pairs of all in step with it.
    pub(super) fn carry(&mut self, seat: Seat, advance: Advance) -> Carried {
        let Advance { from, pair, .. } = advance;
        let to = advance.to();
        let hit = self.pieces.carry(seat, from, to, advance.pieces());
        if let Some(group) = hit {
            self.pairs[group.seat.index()].remove(group.step);
        }
        let has_pairs = self.standing(seat) != Standing::Failed;
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
        Carried { hit, split, made, freed }
    }

    /// The throw has been used up or is lost.
    fn use_up(&mut self, throw: Throw) -> After {
        let seat = self.mover();
        let had_failed = self.standing(seat) == Standing::Failed;
        let settled = self.settle(seat);
        let is_home = self.pieces.all_home(seat);
        if is_home {
            self.places.add(seat);
        }
        let again = throw.is_doublet() && !had_failed && !is_home;
        let then = if self.pairs[seat.index()].are_to_be_named() {
            self.phase = Phase::Name { again };
            Then::Name
        } else {
            self.go_on(again)
        };
        After { settled, place: self.places.of(seat).filter(|_| is_home), then }
    }

    /// C7: whether `seat` has earned its pairs or failed to, if that is settled only now.
    fn settle(&mut self, seat: Seat) -> Option<Standing> {
        let standing = self.standing_to_be(seat).filter(|_| self.standing(seat) == Standing::Open)?;
        self.standing[seat.index()] = standing;
        if standing == Standing::Failed {
            self.pairs[seat.index()] = Pairs::default();
        }
        Some(standing)
    }

    /// C7: what the pieces of `seat` settle, if it is not settled.
    pub(super) fn standing_to_be(&self, seat: Seat) -> Option<Standing> {
        let before = self.pieces.of(seat).iter().filter(|step| **step <= EARNING).count();
        if self.pieces.count(seat, EARNING) == 2 {
            Some(Standing::Earned)
        } else if before < 2 {
            Some(Standing::Failed)
        } else {
            None
        }
    }

    /// Another throw of the same player, the next turn, or the end.
    pub(super) fn go_on(&mut self, again: bool) -> Then {
        if self.places.are_settled() {
            self.phase = Phase::Over;
            return Then::Over;
        }
        self.phase = Phase::Throw;
        if again {
            return Then::Again;
        }
        // Two at least are not home, so somebody is found.
        let mut missed = SeatSet::default();
        loop {
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
        Then::Turn { seat: self.thrower, missed }
    }

    /// C12: the mover names the pair on this step his true pair.
    pub(super) fn name(&mut self, step: Step, again: bool) -> Event {
        let seat = self.mover();
        self.pairs[seat.index()].name(step);
        Event::Named { seat, true_pair: step, then: self.go_on(again) }
    }
}
