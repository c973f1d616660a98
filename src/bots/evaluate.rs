//! How good a position is.

use super::judge::{self, Scale, Weighed};
use super::search::{Expectimax, Limits};
use super::{Level, Search};
use crate::rules::{Game, Seat};

/// What a position is worth to each seat, by seat.
pub type Worth = [i64; Seat::MOST as usize];

/// How far the highest level looks where a game does not say so itself; it plays no better by looking further.
const MASTER: Limits = Limits::positions(2_000);

/// A game whose positions can be told to be good or bad.
pub trait Evaluate: Game + 'static {
    /// What its outlooks are counted in.
    const SCALE: Scale = Scale::Lead;

    /// How good the position is for `seat`, as far as the state tells: more is better. The unit is the game's own, the
    /// same for all its positions. How a match that is over has ended need not be counted: bots look at
    /// [`Game::outcome`] first, and at this among equal places.
    fn value(&self, seat: Seat) -> i64;

    /// [`Evaluate::value`] of every seat.
    fn values(&self) -> Worth {
        self.by_seat(Self::value)
    }

    /// What somebody who has played for a while makes of the position: as [`Evaluate::value`], but roughly. It is what
    /// [`Level::Keen`] goes by.
    fn rough(&self, seat: Seat) -> i64 {
        self.value(seat)
    }

    /// What a beginner makes of the position: as [`Evaluate::value`], by the plainest that there is to see.
    fn plain(&self, seat: Seat) -> i64 {
        self.rough(seat)
    }

    /// What `judges` makes of the position for each seat.
    fn by_seat(&self, judges: impl Fn(&Self, Seat) -> i64) -> Worth {
        let mut worth = Worth::default();
        Seat::all(self.seats()).zip(&mut worth).for_each(|(seat, worth)| *worth = judges(self, seat));
        worth
    }

    /// Takes out of the legal `actions` those that the rulebook does not leave to a bot where a person may choose them.
    /// One always stays. Tells whether the lot decides among what stays: because the rulebook says so, or because who acts cannot
    /// tell one from the other.
    fn bind_bots(&self, _actions: &mut Vec<Self::Action>) -> bool {
        false
    }

    /// A search for that one of `actions`, which are those of a bot on `seat`, that is best by all that the game knows.
    fn searches(&self, seat: Seat, actions: Vec<Self::Action>, limits: Limits) -> Box<dyn Search<Self::Action>> {
        Box::new(Expectimax::new(self, seat, actions, Self::values, limits))
    }

    /// The search of a bot of this level on `seat`, which has a choice between `actions`. Levels differ by what they see and
    /// know. Of what is as good the first is found.
    fn thinks(&self, level: Level, seat: Seat, actions: Vec<Self::Action>) -> Box<dyn Search<Self::Action>> {
        let plain: fn(&Self) -> Worth = |state| state.by_seat(Self::plain);
        let (judges, depth) = match level {
            Level::Beginner => (plain, 1),
            Level::Casual => (plain, 2),
            Level::Keen => ((|state| state.by_seat(Self::rough)) as fn(&Self) -> Worth, 1),
            Level::Master => return self.searches(seat, actions, MASTER),
        };
        Box::new(Expectimax::new(self, seat, actions, judges, Limits::depth(depth)))
    }

    /// What a bot on `seat` wants to do besides ([`Game::side_actions`]), before it thinks about its move: an offer, where it is
    /// time for one.
    fn aside(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The chance of each seat to win, in hundredths of a percent; of games that are counted in chances ([`Evaluate::SCALE`]).
    fn winning(&self) -> Worth {
        self.values()
    }

    /// The outlook of each seat as the position stands, in [`Evaluate::SCALE`]; of a match that is over, what it came to.
    fn standing(&self) -> Worth {
        match (Self::SCALE, self.outcome()) {
            (Scale::Lead, _) => self.values(),
            (Scale::Chance, None) => self.winning(),
            (Scale::Chance, Some(outcome)) => {
                let mut worth = Worth::default();
                outcome.winners().for_each(|seat| worth[seat.index()] = 10_000);
                worth
            }
        }
    }

    /// The outlook of each seat in a position of which nothing has come yet ([`judge::Judge`]), in [`Evaluate::SCALE`].
    fn foreseen(&self) -> Worth {
        judge::outlook(self)
    }

    /// What is thought of a choice that was made on `seat`, after which the outlook is `then`, beside all that it could have
    /// chosen.
    fn weighs(&self, seat: Seat, _chosen: &Self::Action, then: Worth) -> Weighed<Self::Action> {
        judge::weighed(self, seat, then)
    }
}
