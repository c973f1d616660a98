//! The state of a match, and its queries.

use super::{Options, Phase, Refusal};
use crate::rules::cross::{Opening, Pieces, Places, ZERO};
use crate::rules::{Seat, SeatSet};

/// The length of a run of the same number that cancels the turn (P6).
pub(super) const IN_A_ROW: u8 = 3;

/// A run of the same number, which earns a throw, within a turn (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number.
    pub number: u8,
    /// The length, the last throw included: 1 or 2.
    pub times: u8,
}

/// The state of a match of Pachisi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pachisi {
    pub(super) options: Options,
    pub(super) pieces: Pieces,
    /// The pieces at the beginning of the turn (P6).
    pub(super) before: Pieces,
    pub(super) run: Option<Run>,
    pub(super) places: Places,
    /// The seats that skipped a usable throw and have used none since (P8).
    pub(super) skipped: SeatSet,
    /// The seat to act; seat A during the throws for the start.
    pub(super) mover: Seat,
    pub(super) phase: Phase,
}

impl Pachisi {
    /// The initial state.
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

    /// A match that is equivalent for a `seat` whose pieces cannot be hit or barred any more: it sits at A and begins
    /// its turn, and the other seats have not set out. Searches of the end of a race use it.
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

    /// As [`Pachisi::alone`], for the mover, in the middle of its turn.
    #[must_use]
    pub fn turn_alone(&self) -> Self {
        let mut alone = Self { run: self.run, phase: self.phase, ..self.alone(self.mover) };
        alone.before.set(Seat(0), self.before.of(self.mover));
        alone.find_ways();
        alone
    }

    /// The same position as if `seat` was about to throw, at the beginning of its turn: for counting chances. Throws for
    /// the start stay as they are.
    #[must_use]
    pub fn before_throw_of(&self, seat: Seat) -> Self {
        match self.phase {
            Phase::Order(_) => *self,
            _ => Self { before: self.pieces, run: None, mover: seat, phase: Phase::Throw, ..*self },
        }
    }

    /// The options of the match.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
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

    /// The pieces at the beginning of the turn, to which they go back if it is cancelled (P6).
    #[must_use]
    pub fn before(&self) -> &Pieces {
        &self.before
    }

    /// The run that the next throw may continue (P6).
    #[must_use]
    pub fn run(&self) -> Option<Run> {
        self.run
    }

    /// The seat that throws and moves, or was the last to.
    #[must_use]
    pub fn mover(&self) -> Seat {
        match self.phase {
            Phase::Order(opening) => opening.thrower(),
            _ => self.mover,
        }
    }

    /// The places of the seats that are home.
    #[must_use]
    pub fn places(&self) -> Places {
        self.places
    }

    /// `true` if `seat` has skipped a usable throw and used none since. A bot in this case has to use its next one
    /// (P8).
    #[must_use]
    pub fn has_skipped(&self, seat: Seat) -> bool {
        self.skipped.iter().any(|other| other == seat)
    }
}
