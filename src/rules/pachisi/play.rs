//! The transitions of the state.

use super::state::IN_A_ROW;
use super::{Back, Continuation, Event, Move, Pachisi, Phase, Run};
use crate::rules::Seat;
use crate::rules::cross::{Opening, SEATS, next};

impl Pachisi {
    /// Applies a throw for the start (P4).
    pub(super) fn throw_for_start(&mut self, mut opening: Opening, number: u8) -> Event {
        let seat = opening.thrower();
        let (first, again) = opening.enter(number);
        self.phase = Phase::Order(opening);
        if let Some(first) = first {
            self.begin_turn(first);
        }
        Event::Ordered { seat, number, mouths: self.options.throw.mouths(number), first, again }
    }

    /// Applies a throw, which is to be used (P7), or cancels the turn (P6), or cannot be used and is lost (P8).
    pub(super) fn throw(&mut self, number: u8) -> Event {
        let seat = self.mover;
        let mouths = self.options.throw.mouths(number);
        self.run = self.run_with(number);
        if self.run.is_some_and(|run| run.times == IN_A_ROW) {
            let back = self.take_back();
            return Event::Cancelled { seat, number, mouths, back, then: self.pass_turn() };
        }
        let ways = self.ways_by(number);
        self.phase = Phase::Move { number, ways };
        let lost = ways.is_empty().then(|| self.use_up(self.options.throw.earns(number)));
        Event::Thrown { seat, number, mouths, lost }
    }

    /// The run that ends with a throw of `number` (P6).
    fn run_with(&self, number: u8) -> Option<Run> {
        let before = self.run.filter(|run| run.number == number).map_or(0, |run| run.times);
        self.options.throw.earns(number).then_some(Run { number, times: before + 1 })
    }

    /// Puts all pieces back to their steps at the beginning of the turn (P6).
    fn take_back(&mut self) -> Vec<Back> {
        let mut back = Vec::new();
        for seat in Seat::all(SEATS) {
            let (mut now, mut then) = (self.pieces.of(seat).to_vec(), self.before.of(seat).to_vec());
            now.retain(|step| match then.iter().position(|other| other == step) {
                Some(stays) => {
                    then.remove(stays);
                    false
                }
                None => true,
            });
            back.extend(now.into_iter().zip(then).map(|(from, to)| Back { seat, from, to }));
        }
        self.pieces = self.before;
        back
    }

    /// Applies a move (P7).
    pub(super) fn make(&mut self, course: Move, number: u8) -> Event {
        let seat = self.mover;
        let Move { advance, .. } = course;
        let to = self.target(course);
        let split = !advance.pair && self.pieces.is_pair(seat, advance.from);
        let hit = self.pieces.carry(seat, advance.from, to, advance.pieces());
        let made = !advance.pair && self.pieces.is_pair(seat, to);
        self.skipped.remove(seat);
        let then = if self.pieces.all_home(seat) {
            self.places.add(seat);
            self.pass_turn()
        } else {
            self.use_up(hit.is_some() || self.options.throw.earns(number))
        };
        Event::Moved { seat, course, to, hit, split, made, place: self.places.of(seat), then }
    }

    /// Skips the throw (P8).
    pub(super) fn skip(&mut self, number: u8) -> Event {
        let seat = self.mover;
        self.skipped.insert(seat);
        Event::Skipped { seat, number, then: self.use_up(self.options.throw.earns(number)) }
    }

    /// Ends a throw that was used, left or lost: the mover throws again, or the turn passes (P5, P9).
    fn use_up(&mut self, again: bool) -> Continuation {
        if again {
            self.phase = Phase::Throw;
            Continuation::Again
        } else {
            self.pass_turn()
        }
    }

    /// Passes the turn to the next seat that is not home, or ends the match (P14).
    fn pass_turn(&mut self) -> Continuation {
        if self.places.are_settled() {
            self.finish();
            return Continuation::Over;
        }
        let mut seat = next(self.mover);
        while self.places.of(seat).is_some() {
            seat = next(seat);
        }
        self.begin_turn(seat);
        Continuation::Turn(seat)
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.mover = seat;
        self.phase = Phase::Throw;
        self.before = self.pieces;
        self.run = None;
    }

    /// Ends the match.
    pub(super) fn finish(&mut self) {
        self.begin_turn(self.mover());
        self.phase = Phase::Over;
    }
}
