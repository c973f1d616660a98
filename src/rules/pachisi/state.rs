//! The state of a match, and what can be asked of it.

use super::{Options, Refusal, Ways};
use crate::rules::cross::{Opening, Pieces, Places, ZERO};
use crate::rules::{Seat, SeatSet};

/// How often the same number in a row cancels a turn (P6).
pub(super) const IN_A_ROW: u8 = 3;

/// The phase of a match: who has to do what now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players throw for the start (P4).
    Order(Opening),
    /// The mover throws (P5).
    Throw,
    /// The mover uses the throw (P7) or leaves it (P8).
    Move {
        /// The number thrown.
        number: u8,
        /// The moves with which it can be used.
        ways: Ways,
    },
    /// Nothing: the match is over (P14).
    Over,
}

/// A run: one number that earns a throw, several times within a turn (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number.
    pub number: u8,
    /// How often, the last throw included: once or twice.
    pub times: u8,
}

/// A match of Pachisi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pachisi {
    pub(super) options: Options,
    pub(super) pieces: Pieces,
    /// Where the pieces stood when the turn began (P6).
    pub(super) before: Pieces,
    pub(super) run: Option<Run>,
    pub(super) places: Places,
    /// The seats that left a usable throw unused and have used none since (P8).
    pub(super) skipped: SeatSet,
    /// Seat A while the start is thrown for.
    pub(super) mover: Seat,
    pub(super) phase: Phase,
}

impl Pachisi {
    /// The state before anything has happened.
    pub(super) fn start(options: Options) -> Result<Self, Refusal> {
        options.check()?;
        let pieces = Pieces::new(&vec![ZERO; options.pieces.into()]);
        Ok(Self {
            options,
            pieces,
            before: pieces,
            run: None,
            places: Places::default(),
            skipped: SeatSet::default(),
            mover: Seat(0),
            phase: Phase::Order(Opening::new()),
        })
    }

    /// The match as it is for a `seat` that has come in and can be met by nobody: it sits at A and begins its turn, and the
    /// others have not set out.
    #[must_use]
    pub fn alone(&self, seat: Seat) -> Self {
        let mut pieces = Pieces::new(&vec![ZERO; self.pieces.each().into()]);
        pieces.set(Seat(0), self.pieces.of(seat));
        Self {
            options: self.options,
            pieces,
            before: pieces,
            run: None,
            places: Places::default(),
            skipped: SeatSet::default(),
            mover: Seat(0),
            phase: Phase::Throw,
        }
    }

    /// As [`Pachisi::alone`], for the mover, in its turn.
    #[must_use]
    pub fn turn_alone(&self) -> Self {
        let mut alone = Self { run: self.run, phase: self.phase, ..self.alone(self.mover) };
        alone.before.set(Seat(0), self.before.of(self.mover));
        alone.find_ways();
        alone
    }

    /// The options that were agreed before the match.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
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

    /// Where the pieces stood when the turn began: to there they go back if it is cancelled (P6).
    #[must_use]
    pub fn before(&self) -> &Pieces {
        &self.before
    }

    /// The run that the next throw may complete (P6).
    #[must_use]
    pub fn run(&self) -> Option<Run> {
        self.run
    }

    /// Who throws and moves, or was the last to.
    #[must_use]
    pub fn mover(&self) -> Seat {
        match self.phase {
            Phase::Order(opening) => opening.thrower(),
            _ => self.mover,
        }
    }

    /// The places of those who are home.
    #[must_use]
    pub fn places(&self) -> Places {
        self.places
    }

    /// Whether `seat` has left a usable throw unused and used none since. A bot that has uses its next usable one (P8).
    #[must_use]
    pub fn has_skipped(&self, seat: Seat) -> bool {
        self.skipped.iter().any(|other| other == seat)
    }
}
