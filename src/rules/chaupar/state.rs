//! The state of a match, and what can be asked of it.

use super::pairs::Pairs;
use super::{Pair, Standing, Throw, Ways};
use crate::rules::Seat;
use crate::rules::cross::{Opening, Pieces, Places, SEATS, Step, opposite};

/// Where the pieces of each player stand at the start (C2).
pub(super) const START: [Step; 4] = [Step(6), Step(7), Step(12), Step(12)];
/// How many turns a player misses who is home (C14).
pub(super) const TURNS_MISSED: u8 = 4;

/// The phase of a match: who has to do what now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players throw for the start (C4).
    Order(Opening),
    /// The thrower throws (C3).
    Throw,
    /// The mover uses the throw (C5).
    Move {
        /// The throw.
        throw: Throw,
        /// The pasa that he has used, with one piece.
        used: Option<Used>,
        /// The advances that can be made now.
        ways: Ways,
    },
    /// The mover names his true pair (C12).
    Name {
        /// Whether the thrower throws again after it (C6).
        again: bool,
    },
    /// Nothing: the match is over (C15).
    Over,
}

/// A pasa that has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// What it showed.
    pub pasa: u8,
    /// The step on which the piece that it moved stands now.
    pub at: Step,
}

/// A match of Chaupar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chaupar {
    pub(super) pieces: Pieces,
    pub(super) pairs: [Pairs; SEATS as usize],
    pub(super) standing: [Standing; SEATS as usize],
    /// Turns missed since the seat came home, up to four.
    pub(super) missed: [u8; SEATS as usize],
    pub(super) places: Places,
    /// Seat A while the start is thrown for.
    pub(super) thrower: Seat,
    pub(super) phase: Phase,
}

impl Chaupar {
    /// The state before anything has happened.
    pub(super) fn start() -> Self {
        let mut state = Self {
            pieces: Pieces::new(&START),
            pairs: Default::default(),
            standing: Default::default(),
            missed: Default::default(),
            places: Places::default(),
            thrower: Seat(0),
            phase: Phase::Order(Opening::new()),
        };
        Seat::all(SEATS).for_each(|seat| state.find_pairs(seat));
        state
    }

    /// The match as it is for a `seat` that has come in and can be met by nobody: it sits at A and begins its turn, and the
    /// others have not set out.
    #[must_use]
    pub fn alone(&self, seat: Seat) -> Self {
        let mut alone = Self { phase: Phase::Throw, ..Self::start() };
        alone.pieces.set(Seat(0), self.pieces.of(seat));
        alone.pairs[0] = Pairs::default();
        alone.standing[0] = self.standing(seat);
        alone
    }

    /// As [`Chaupar::alone`], for the thrower, in its turn.
    #[must_use]
    pub fn turn_alone(&self) -> Self {
        let mut alone = Self { phase: self.phase, ..self.alone(self.thrower) };
        alone.find_ways();
        alone
    }

    /// Takes two pieces of `seat` that stand together for a new pair.
    pub(super) fn find_pairs(&mut self, seat: Seat) {
        let pieces = self.pieces;
        for step in pieces.steps(seat) {
            if pieces.is_pair(seat, step) {
                self.pairs[seat.index()].put(Pair::new(step));
            }
        }
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the pieces stand.
    #[must_use]
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Who throws, or has thrown last.
    #[must_use]
    pub fn thrower(&self) -> Seat {
        match self.phase {
            Phase::Order(opening) => opening.thrower(),
            _ => self.thrower,
        }
    }

    /// Who moves by what the thrower throws: himself, or his partner once he is home (C14).
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

    /// Whether `seat` has earned its pairs (C7).
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standing.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many turns `seat` has missed since it came home, up to four (C14).
    #[must_use]
    pub fn missed(&self, seat: Seat) -> u8 {
        self.missed.get(seat.index()).copied().unwrap_or_default()
    }

    /// The places of those who are home.
    #[must_use]
    pub fn places(&self) -> Places {
        self.places
    }

    /// Whether `seat` has its place (C15).
    #[must_use]
    pub fn is_home(&self, seat: Seat) -> bool {
        self.places.contains(seat)
    }

    /// The step of the pair that is suggested to the mover for his true pair: the one further on (C12). `None` unless
    /// he has to name one.
    #[must_use]
    pub fn suggested(&self) -> Option<Step> {
        match self.phase {
            Phase::Name { .. } => self.pairs(self.mover()).next_back().map(|pair| pair.step),
            _ => None,
        }
    }
}
