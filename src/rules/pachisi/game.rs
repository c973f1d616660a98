//! Pachisi as a game of the catalogue.

use super::{Action, Event, Options, Pachisi, Phase, Refusal, Throw};
use crate::rules::cross::SEATS;
use crate::rules::{Actor, Game, Outcome, Turn};

impl Game for Pachisi {
    const NAME: &'static str = "pachisi";

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn variants() -> Vec<Options> {
        let with = |throw| Options::PIECES.map(|pieces| Options { throw, pieces });
        [Throw::Cowries, Throw::Die].into_iter().flat_map(with).collect()
    }

    fn new(options: &Options) -> Result<Self, Refusal> {
        Self::start(*options)
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order(_) | Phase::Throw => Turn::Chance(Some(self.mover())),
            Phase::Move { .. } => Turn::Seat(self.mover),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Order(_) | Phase::Throw => into.extend(self.chance().into_iter().map(|(action, _)| action)),
            Phase::Move { .. } => {
                into.extend(self.moves().into_iter().map(Action::Move));
                into.push(Action::Skip);
            }
            Phase::Over => {}
        }
    }

    fn side_actions(&self) -> Vec<Action> {
        if self.phase == Phase::Over { Vec::new() } else { vec![Action::Stop] }
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Skip
    }

    fn actor(&self, action: &Action) -> Actor {
        match action {
            Action::Throw(_) => Actor::Chance,
            Action::Move(_) | Action::Skip | Action::Stop => Actor::Seat(self.mover()),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match (self.phase, *action) {
            (Phase::Order(_) | Phase::Throw, Action::Throw(number)) if !self.options.throw.shows(number) => {
                Err(Refusal::NoSuchThrow(number))
            }
            (Phase::Move { number }, Action::Move(course)) => self.check_move(course, number),
            (Phase::Order(_) | Phase::Throw, Action::Throw(_)) | (Phase::Move { .. }, Action::Skip) => Ok(()),
            (phase, Action::Stop) if phase != Phase::Over => Ok(()),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn apply(&mut self, action: &Action) -> Result<Event, Refusal> {
        self.check(action)?;
        match (self.phase, *action) {
            (Phase::Order(opening), Action::Throw(number)) => Ok(self.throw_for_start(opening, number)),
            (Phase::Throw, Action::Throw(number)) => Ok(self.throw(number)),
            (Phase::Move { number }, Action::Move(course)) => Ok(self.make(course, number)),
            (Phase::Move { number }, Action::Skip) => Ok(self.skip(number)),
            (phase, Action::Stop) if phase != Phase::Over => {
                self.finish();
                Ok(Event::Stopped)
            }
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn chance(&self) -> Vec<(Action, u32)> {
        match self.phase {
            Phase::Order(_) | Phase::Throw => {
                let numbers = self.options.throw.numbers().iter();
                numbers.map(|(number, weight)| (Action::Throw(*number), *weight)).collect()
            }
            Phase::Move { .. } | Phase::Over => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.places.outcome(&self.pieces))
    }
}
