//! A match: what it begins from, who sits where, all that was played and tried out, and what has to happen next.

use std::rc::Rc;

use super::bonds::Bonds;
use super::header::NO_TAKE_BACK;
use super::place::Node;
use super::seal::Seal;
use super::text::Growing;
use super::{Kind, Place, Player, Start, StartError};
use crate::rules::{Game, Seat, SeatSet, Turn};

/// Whom or what a match waits for.
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

/// A match as a tree of moves: one line was played, and beside it lie what was taken back and what was tried out. Every
/// [`Place`] of the tree has its state, and the two always agree: the only ways to one are [`Match::play`],
/// [`Match::try_out`] and reading a text, which replays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    start: Start<G::Options, G>,
    players: Vec<Player>,
    pub(super) takes_back: bool,
    /// What its throws are sealed with; none if they are not.
    pub(super) seal: Option<Seal>,
    /// How its seats are bound; none if it is not played by link.
    pub(super) bonds: Option<Bonds>,
    /// All places, by their numbers. Copies of a match share them.
    pub(super) nodes: Vec<Rc<Node<G>>>,
    pub(super) now: Place,
    /// The places to which a first throw led that was played, those to which a second one did, and so on.
    pub(super) thrown: Vec<Vec<Place>>,
    pub(super) text: Growing,
}

impl<G: Game> Match<G> {
    /// A match at the rulebook's start. `players` sit as the game numbers its seats.
    ///
    /// # Errors
    /// As [`Match::begin`].
    pub fn new(options: G::Options, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        let state = G::new(&options).map_err(StartError::Options)?;
        let line = format!("options {options}");
        Self::with((Start::Options(options), &line), state, players)
    }

    /// A match in which nothing has happened yet. `players` sit as the game numbers its seats.
    ///
    /// # Errors
    /// When the game refuses the options, its matches begin from no position or this one is over in it, there are seats for another number of
    /// players, or the players are not as [`Player`] says.
    pub fn begin(start: Start<G::Options, G>, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        let state = match start {
            Start::Options(options) => return Self::new(options, players),
            Start::Position(_) if !G::FROM_POSITIONS => return Err(StartError::Position),
            Start::Position(state) if state.turn() == Turn::Over => return Err(StartError::Over),
            Start::Position(state) => state,
        };
        let line = format!("position {state}");
        Self::with((Start::Position(state.clone()), &line), state, players)
    }

    /// A match that begins from what `line` tells.
    fn with(
        (start, line): (Start<G::Options, G>, &str),
        state: G,
        players: Vec<Player>,
    ) -> Result<Self, StartError<G::Refusal>> {
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
        let text = Growing::new(G::NAME, line, &players);
        let start_node = Node { came: None, state, after: Vec::new(), depth: 0, throws: 0, reveals: 0, played: true };
        let nodes = vec![Rc::new(start_node)];
        Ok(Self {
            start,
            players,
            takes_back: true,
            seal: None,
            bonds: None,
            nodes,
            now: Place::START,
            thrown: Vec::new(),
            text,
        })
    }

    /// Agrees that nothing is taken back in this match. That is done before it and before it is sealed: once something
    /// has happened, nothing changes.
    #[must_use]
    pub fn without_take_back(mut self) -> Self {
        if self.takes_back && self.is_open() {
            self.takes_back = false;
            self.text.agree(NO_TAKE_BACK);
        }
        self
    }

    /// Whether what was played can be taken back.
    pub fn takes_back(&self) -> bool {
        self.takes_back
    }

    /// The options or the position from which it begins.
    pub fn start(&self) -> &Start<G::Options, G> {
        &self.start
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whom or what the match waits for.
    pub fn next(&self) -> Next {
        self.next_at(self.now)
    }

    /// Whom or what the match would wait for at a place.
    pub fn next_at(&self, place: Place) -> Next {
        match self.state_at(place).turn() {
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
        self.players[seat.index()].kind == Kind::Person
    }
}
