//! A match: its start, its players, its tree of moves, and the seat or chance that it waits for.

use std::rc::Rc;

use super::header::NO_TAKE_BACK;
use super::node_id::Node;
use super::seal::Seal;
use super::text::RecordText;
use super::tokens::Chains;
use super::{Day, Kind, NodeId, Player, Start, StartError};
use crate::rules::{Game, Seat, SeatSet, Turn};

/// The seats, or the throw, that a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// One of these seats has to act, whichever is first. The two sets together are never empty.
    Act {
        /// The seats of persons.
        persons: SeatSet,
        /// The seats of bots.
        bots: SeatSet,
    },
    /// Chance has to decide.
    Throw {
        /// The seat that throws; `None` for shuffles and tosses.
        by: Option<Seat>,
        /// `true` if a person sits on that seat.
        person: bool,
    },
    /// The match is over.
    Over,
}

/// A match as a tree of moves: one line is played, and beside it are the moves that were taken back (undo) and the
/// variations that were only tried out.
///
/// Every [`NodeId`] of the tree holds the state there. States and actions always agree, because places are only made by
/// [`Match::play`], [`Match::try_out`] and reading a text, which all apply the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    start: Start<G::Options, G>,
    pub(super) players: Vec<Player>,
    pub(super) takes_back: bool,
    /// The commitment to the throws of a sealed match.
    pub(super) seal: Option<Seal>,
    /// The date of a daily match.
    pub(super) day: Option<Day>,
    /// The hash chains of a match by link.
    pub(super) chains: Option<Chains>,
    /// The places by their numbers, shared by copies of the match.
    pub(super) nodes: Vec<Rc<Node<G>>>,
    pub(super) now: NodeId,
    /// The places to which played throws led, by the number of the throw: those of first throws, of second throws, and
    /// so on.
    pub(super) thrown: Vec<Vec<NodeId>>,
    pub(super) text: RecordText,
}

impl<G: Game> Match<G> {
    /// A new match with these options. `players` are in the order of the seats.
    ///
    /// # Errors
    /// As [`Match::begin`].
    ///
    /// ```
    /// use caravanserai::record::{Kind, Match, Player};
    /// use caravanserai::rules::damath::Damath;
    ///
    /// let players = ["Ana", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person).unwrap());
    /// let table = Match::<Damath>::new(Default::default(), players.collect()).unwrap();
    /// assert_eq!(table.to_string().parse(), Ok(table), "its text is its record");
    /// ```
    pub fn new(options: G::Options, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        let state = G::new(&options).map_err(StartError::Options)?;
        Self::with(Start::Options(options), state, players)
    }

    /// A new match from options or from a position. `players` are in the order of the seats.
    ///
    /// # Errors
    /// If the game refuses the options or has no matches from positions, the match is over in the position, the number
    /// of players is not that of the seats, a player is not as [`Player`] describes, or two have the same look.
    pub fn begin(start: Start<G::Options, G>, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        let state = match start {
            Start::Options(options) => return Self::new(options, players),
            Start::Position(_) if !G::FROM_POSITIONS => return Err(StartError::Position),
            Start::Position(state) if state.turn() == Turn::Over => return Err(StartError::Over),
            Start::Position(state) => state,
        };
        Self::from_state(state, players)
    }

    /// A new match from any state of any game, for exercises: the text of its record may not be readable
    /// ([`Game::FROM_POSITIONS`]).
    ///
    /// # Errors
    /// As [`Match::begin`], for the players.
    pub fn from_state(state: G, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
        Self::with(Start::Position(state.clone()), state, players)
    }

    /// A new match whose first state is `state`.
    fn with(start: Start<G::Options, G>, state: G, players: Vec<Player>) -> Result<Self, StartError<G::Refusal>> {
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
        let text = RecordText::new(G::NAME, &start, &players);
        let start_node = Node { came: None, state, after: Vec::new(), depth: 0, throws: 0, reveals: 0, played: true };
        let nodes = vec![Rc::new(start_node)];
        Ok(Self {
            start,
            players,
            takes_back: true,
            seal: None,
            day: None,
            chains: None,
            nodes,
            now: NodeId::START,
            thrown: Vec::new(),
            text,
        })
    }

    /// Rules out take-back. This is for a match that has not begun and is neither sealed, by link nor of a day; any
    /// other is returned unchanged.
    #[must_use]
    pub fn without_take_back(mut self) -> Self {
        if self.takes_back && self.can_change_header() {
            self.takes_back = false;
            self.text.add_header_line(NO_TAKE_BACK);
        }
        self
    }

    /// `true` if moves can be taken back.
    pub fn takes_back(&self) -> bool {
        self.takes_back
    }

    /// The options or the position from which the match begins.
    pub fn start(&self) -> &Start<G::Options, G> {
        &self.start
    }

    /// The players in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats or the throw that the match waits for.
    pub fn next(&self) -> Next {
        self.next_at(self.now)
    }

    /// The seats or the throw that the match would wait for at a place.
    pub fn next_at(&self, place: NodeId) -> Next {
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

    /// The seats of persons.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.state().seats()).filter(|seat| self.is_person(*seat))
    }

    /// `true` if the player of a seat is a person.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.players[seat.index()].kind == Kind::Person
    }
}
