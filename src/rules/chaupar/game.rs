//! The implementation of [`Game`] for Chaupar.

use super::{Action, Chaupar, Event, Options, PairRight, Phase, Refusal, Throw};
use crate::rules::cross::SEATS;
use crate::rules::{Actor, Game, Outcome, Turn};

impl Chaupar {
    /// `true` if `action` completes a throw by which the mover loses the last chance of a pair on block 17 (C7), of
    /// which a player is warned.
    #[must_use]
    pub fn forfeits_pairs(&self, action: &Action) -> bool {
        let mover = self.mover();
        let mut after = *self;
        let is_open = self.pair_right(mover) == PairRight::Open;
        is_open && after.apply(action).is_ok() && after.pair_right(mover) == PairRight::Failed
    }
}

impl Game for Chaupar {
    const NAME: &'static str = "chaupar";
    const BOTS_BY_LINK: bool = true;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    /// A short game (C15), which fits into a day.
    fn day_options() -> Options {
        Options::SHORT
    }

    fn variants() -> Vec<Options> {
        vec![Options::default(), Options::SHORT]
    }

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(Self::start(*options))
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order(_) | Phase::Throw => Turn::Chance(Some(self.thrower())),
            Phase::Move { .. } | Phase::Name { .. } => Turn::Seat(self.mover()),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Order(_) | Phase::Throw => into.extend(Throw::all().map(|(throw, _)| Action::Throw(throw))),
            Phase::Move { throw, used, ways } => {
                let own = self.pieces.all_of(self.mover());
                into.extend(ways.advances(own, throw, used).map(Action::Move));
            }
            Phase::Name { .. } => into.extend(self.pairs(self.mover()).map(|pair| Action::True(pair.step))),
            Phase::Over => {}
        }
    }

    fn side_actions(&self) -> Vec<Action> {
        if self.phase == Phase::Over { Vec::new() } else { vec![Action::Stop] }
    }

    fn actor(&self, action: &Action) -> Actor {
        match action {
            Action::Throw(_) => Actor::Chance,
            Action::Move(_) | Action::True(_) | Action::Stop => Actor::Seat(self.mover()),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.mover();
        match (self.phase, *action) {
            (Phase::Move { throw, used, .. }, Action::Move(advance)) => self.check_advance(advance, throw, used),
            (Phase::Name { .. }, Action::True(step)) if self.pairs(seat).all(|pair| pair.step != step) => {
                Err(Refusal::NotOwnPair { seat, step })
            }
            (Phase::Order(_) | Phase::Throw, Action::Throw(_)) | (Phase::Name { .. }, Action::True(_)) => Ok(()),
            (phase, Action::Stop) if phase != Phase::Over => Ok(()),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn happen(&mut self, legal: &Action) -> Event {
        match (self.phase, *legal) {
            (Phase::Order(opening), Action::Throw(throw)) => self.throw_for_start(opening, throw),
            (Phase::Throw, Action::Throw(throw)) => self.throw(throw),
            (Phase::Move { throw, used, .. }, Action::Move(advance)) => self.advance(advance, throw, used),
            (Phase::Name { again }, Action::True(step)) => self.name(step, again),
            // The only other legal action is to stop.
            _ => {
                self.thrower = self.thrower();
                self.phase = Phase::Over;
                Event::Stopped
            }
        }
    }

    fn outcomes(&self, into: &mut Vec<(Action, u32)>) {
        into.clear();
        if let Phase::Order(_) | Phase::Throw = self.phase {
            into.extend(Throw::all().map(|(throw, weight)| (Action::Throw(throw), weight)));
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.places.outcome(&self.pieces))
    }
}
