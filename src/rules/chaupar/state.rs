//! The state of a match, and its queries.

use super::pairs::Pairs;
use super::{Options, Pair, PairRight, Phase, Rounds};
use crate::rules::Seat;
use crate::rules::cross::{Opening, Pieces, Places, SEATS, Step, opposite};

/// The steps of each player's pieces at the start (C2).
pub(super) const START: [Step; 4] = [Step(6), Step(7), Step(12), Step(12)];
/// The number of turns that a player who is home misses (C14).
pub(super) const TURNS_MISSED: u8 = 4;

/// The state of a match of Chaupar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chaupar {
    pub(super) pieces: Pieces,
    pub(super) pairs: [Pairs; SEATS as usize],
    pub(super) pair_right: [PairRight; SEATS as usize],
    /// The number of turns that each seat has missed since it came home, up to four (C14).
    pub(super) missed: [u8; SEATS as usize],
    pub(super) places: Places,
    /// The rounds after which the players have agreed to stop; `None` in the whole game (C15).
    pub(super) rounds: Option<Rounds>,
    /// The seat whose turn it is; seat A during the throws for the start.
    pub(super) thrower: Seat,
    pub(super) phase: Phase,
}

impl Chaupar {
    /// The initial state.
    pub(super) fn start(options: Options) -> Self {
        let mut state = Self {
            pieces: Pieces::new(&START),
            pairs: Default::default(),
            pair_right: Default::default(),
            missed: Default::default(),
            places: Places::default(),
            rounds: options.rounds.map(Rounds::new),
            thrower: Seat(0),
            phase: Phase::Order(Opening::new()),
        };
        Seat::all(SEATS).for_each(|seat| state.find_pairs(seat));
        state
    }

    /// A match that is equivalent for a `seat` whose pieces cannot be hit or barred any more: it sits at A and begins
    /// its turn, and the other seats have not set out. Searches of the end of a race use it.
    #[must_use]
    pub fn alone(&self, seat: Seat) -> Self {
        let mut alone = Self { phase: Phase::Throw, ..Self::start(Options::default()) };
        alone.pieces.set(Seat(0), self.pieces.of(seat));
        alone.pairs[0] = Pairs::default();
        alone.pair_right[0] = self.pair_right(seat);
        alone
    }

    /// As [`Chaupar::alone`], for the thrower, in the middle of their turn.
    #[must_use]
    pub fn turn_alone(&self) -> Self {
        let mut alone = Self { phase: self.phase, ..self.alone(self.thrower) };
        alone.find_ways();
        alone
    }

    /// The same position as if `seat` was about to throw, at the beginning of its turn: for counting chances. Throws for
    /// the start stay as they are, and so does the end: nobody throws after it.
    #[must_use]
    pub fn before_throw_of(&self, seat: Seat) -> Self {
        match self.phase {
            Phase::Order(_) | Phase::Over => *self,
            _ => Self { thrower: seat, phase: Phase::Throw, ..*self },
        }
    }

    /// `true` if a throw is used in part: a pasa is left, or pairs that it has made are to be named (C5, C12).
    #[must_use]
    pub fn is_mid_throw(&self) -> bool {
        matches!(self.phase, Phase::Move { used: Some(_), .. } | Phase::Name { .. })
    }

    /// Adds a new pair wherever two pieces of `seat` stand together.
    pub(super) fn find_pairs(&mut self, seat: Seat) {
        let pieces = self.pieces;
        for step in pieces.steps(seat) {
            if pieces.is_pair(seat, step) {
                self.pairs[seat.index()].put(Pair::new(step));
            }
        }
    }

    /// The options of the match.
    #[must_use]
    pub fn options(&self) -> Options {
        Options { rounds: self.rounds.map(Rounds::all) }
    }

    /// The rounds after which the players have agreed to stop; `None` in the whole game (C15).
    #[must_use]
    pub fn rounds(&self) -> Option<Rounds> {
        self.rounds
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The pieces.
    #[must_use]
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// The seat that throws, or has thrown last.
    #[must_use]
    pub fn thrower(&self) -> Seat {
        match self.phase {
            Phase::Order(opening) => opening.thrower(),
            _ => self.thrower,
        }
    }

    /// The seat that moves by the throw: the thrower, or their partner once the thrower is home (C14).
    #[must_use]
    pub fn mover(&self) -> Seat {
        let thrower = self.thrower();
        if self.is_home(thrower) { opposite(thrower) } else { thrower }
    }

    /// The pairs of `seat` (X6, C7), the one further on last.
    #[must_use]
    pub fn pairs(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Pair> + use<> {
        self.pairs.get(seat.index()).copied().unwrap_or_default().iter()
    }

    /// The right of `seat` to pairs (C7).
    #[must_use]
    pub fn pair_right(&self, seat: Seat) -> PairRight {
        self.pair_right.get(seat.index()).copied().unwrap_or_default()
    }

    /// The number of turns that `seat` has missed since it came home, up to four (C14).
    #[must_use]
    pub fn missed(&self, seat: Seat) -> u8 {
        self.missed.get(seat.index()).copied().unwrap_or_default()
    }

    /// The places of the seats that are home.
    #[must_use]
    pub fn places(&self) -> Places {
        self.places
    }

    /// `true` if `seat` is home and so has its place (C15).
    #[must_use]
    pub fn is_home(&self, seat: Seat) -> bool {
        self.places.contains(seat)
    }

    /// The step of the pair that is suggested as the mover's true pair: the one further on (C12). `None` unless a pair
    /// has to be named.
    #[must_use]
    pub fn suggested(&self) -> Option<Step> {
        match self.phase {
            Phase::Name { .. } => self.pairs(self.mover()).next_back().map(|pair| pair.step),
            _ => None,
        }
    }
}
