//! A match: a record, the state it leads to, and what has to happen next.

use super::text::{Growing, Mark};
use super::{Kind, Player, Record, Start, StartError};
use crate::rules::{Actor, Game, Seat, SeatSet, Turn};

/// One thing that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// Who made it happen.
    pub actor: Actor,
    /// What was done.
    pub action: G::Action,
    /// What it brought about.
    pub event: G::Event,
}

/// What a table has to wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// For one of these seats to act, whoever is first; at least one seat is in the two sets together.
    Act {
        /// Those on which persons sit.
        persons: SeatSet,
        /// Those on which bots sit.
        bots: SeatSet,
    },
    /// For chance.
    Throw {
        /// The seat that throws; none for shuffles and lots.
        by: Option<Seat>,
        /// Whether a person sits on that seat.
        person: bool,
    },
    /// For nothing: the match is over.
    Over,
}

/// A record and the state it leads to. The two always agree: the only ways to one are [`Match::new`], [`Match::begin`],
/// [`Match::apply`] and reading a text, which replays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    record: Record<G>,
    state: G,
    steps: Vec<Step<G>>,
    text: Growing,
    /// The states and texts before the last steps that can be taken back, the earliest first.
    before: Vec<(G, Mark)>,
}

/// How many steps can be taken back at the most.
const TAKEN_BACK: usize = 4;

impl<G: Game> Match<G> {
    /// A match at the rulebook's start. `players` sit as the game numbers its seats.
    ///
    /// # Errors
    /// As [`Match::begin`].
    pub fn new(options: G::Options, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        Self::begin(Start::Options(options), players)
    }

    /// A match in which nothing has happened yet. `players` sit as the game numbers its seats.
    ///
    /// # Errors
    /// When the game refuses the options, its matches begin from no position or this one is over in it, there are seats for another number of
    /// players, or the players are not as [`Player`] says.
    pub fn begin(start: Start<G::Options, G>, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        let state = match &start {
            Start::Options(options) => G::new(options).map_err(StartError::Options)?,
            Start::Position(_) if !G::FROM_POSITIONS => return Err(StartError::Position),
            Start::Position(state) if state.turn() == Turn::Over => return Err(StartError::Over),
            Start::Position(state) => state.clone(),
        };
        let seats = state.seats();
        if players.len() != usize::from(seats) {
            return Err(StartError::Seats(seats));
        }
        for (seat, player) in Seat::all(seats).zip(&players) {
            player.check().map_err(|error| StartError::Player(seat, error))?;
            let same = |(_, other): &(Seat, &Player)| other.look == player.look;
            if let Some((earlier, _)) = Seat::all(seat.0).zip(&players).find(same) {
                return Err(StartError::SameLook(earlier, seat));
            }
        }
        let (actions, text) = (Vec::new(), Growing::new::<G>(&start, &players));
        let record = Record { start, players, actions };
        Ok(Self { record, state, steps: Vec::new(), text, before: Vec::new() })
    }

    /// The state after the last step.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What is kept of the match.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// All that has happened, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Makes `action` happen.
    ///
    /// # Errors
    /// The reason why it is not allowed; the match is then unchanged.
    pub fn apply(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        let (before, actor) = (self.state.clone(), self.state.actor(&action));
        let event = self.state.apply(&action)?;
        Ok(self.happened(before, Step { actor, action, event }))
    }

    /// Makes `action` happen as a record tells it ([`Game::replay`]).
    pub(super) fn replay(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        let (before, actor) = (self.state.clone(), self.state.actor(&action));
        let event = self.state.replay(&action)?;
        Ok(self.happened(before, Step { actor, action, event }))
    }

    fn happened(&mut self, before: G, step: Step<G>) -> &Step<G> {
        if step.actor == Actor::Chance {
            self.before.clear();
        } else {
            self.before.push((before, self.text.mark()));
            let early = self.before.len().saturating_sub(TAKEN_BACK);
            self.before.drain(..early);
        }
        self.text.grow(&step.action);
        self.record.actions.push(step.action.clone());
        let last = self.steps.len();
        self.steps.push(step);
        &self.steps[last]
    }

    /// Its text but for the last line.
    pub(super) fn text(&self) -> &Growing {
        &self.text
    }

    /// Whether the last step can be taken back: chance has decided nothing since.
    pub fn can_take_back(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the last step back, if that can be.
    pub fn take_back(&mut self) -> bool {
        let Some((before, mark)) = self.before.pop() else { return false };
        self.state = before;
        self.text.cut(mark);
        self.steps.pop();
        self.record.actions.pop();
        true
    }

    /// What a table has to wait for.
    pub fn next(&self) -> Next {
        match self.state.turn() {
            Turn::Seat(seat) => self.act(SeatSet::from_iter([seat])),
            Turn::Seats(seats) => self.act(seats),
            Turn::Chance(by) => Next::Throw { by, person: by.is_some_and(|seat| self.is_person(seat)) },
            Turn::Over => Next::Over,
        }
    }

    fn act(&self, seats: SeatSet) -> Next {
        let (persons, bots): (Vec<_>, Vec<_>) = seats.iter().partition(|&seat| self.is_person(seat));
        Next::Act { persons: persons.into_iter().collect(), bots: bots.into_iter().collect() }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.record.players[seat.index()].kind == Kind::Person
    }
}
