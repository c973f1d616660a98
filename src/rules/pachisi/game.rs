//! The implementation of [`Game`] for Pachisi.

use super::{Action, Event, Options, Pachisi, Phase, Refusal, Throw};
use crate::rules::cross::SEATS;
use crate::rules::{Actor, Game, Outcome, Turn};

impl Pachisi {
    /// The throws of chance with their weights.
    fn throws(&self) -> impl Iterator<Item = (Action, u32)> {
        self.options.throw.numbers().iter().map(|(number, weight)| (Action::Throw(*number), *weight))
    }
}

impl Game for Pachisi {
    const NAME: &'static str = "pachisi";
    const BOTS_BY_LINK: bool = true;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    /// The short game (P1), which fits into a day.
    fn day_options() -> Options {
        Options { pieces: Options::PIECES[1], ..Options::default() }
    }

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
            Phase::Order(_) | Phase::Throw => into.extend(self.throws().map(|(throw, _)| throw)),
            Phase::Move { number, ways } => {
                into.extend(ways.moves(self.pieces.all_of(self.mover), number).map(Action::Move));
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
            (Phase::Move { number, .. }, Action::Move(course)) => self.check_move(course, number),
            (Phase::Order(_) | Phase::Throw, Action::Throw(_)) | (Phase::Move { .. }, Action::Skip) => Ok(()),
            (phase, Action::Stop) if phase != Phase::Over => Ok(()),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn happen(&mut self, legal: &Action) -> Event {
        match (self.phase, *legal) {
            (Phase::Order(opening), Action::Throw(number)) => self.throw_for_start(opening, number),
            (Phase::Throw, Action::Throw(number)) => self.throw(number),
            (Phase::Move { number, .. }, Action::Move(course)) => self.make(course, number),
            (Phase::Move { number, .. }, Action::Skip) => self.skip(number),
            // The only other legal action is to stop.
            _ => {
                self.finish();
                Event::Stopped
            }
        }
    }

    fn outcomes(&self, into: &mut Vec<(Action, u32)>) {
        into.clear();
        if let Phase::Order(_) | Phase::Throw = self.phase {
            into.extend(self.throws());
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.places.outcome(&self.pieces))
    }
}
