//! What an action brought about.

use super::Move;
use crate::rules::cross::{Group, Step};
use crate::rules::{Seat, SeatSet};

/// An event: an action with all that it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A throw for the start (P4).
    Ordered {
        /// Who threw.
        seat: Seat,
        /// What.
        number: u8,
        /// How many mouths are up, with cowries.
        mouths: Option<u8>,
        /// Who starts, if that is settled by it.
        first: Option<Seat>,
        /// Those who tie for the highest and throw again; empty while the round goes on.
        again: SeatSet,
    },
    /// A throw to be used (P7).
    Thrown {
        /// Who threw.
        seat: Seat,
        /// What.
        number: u8,
        /// How many mouths are up, with cowries.
        mouths: Option<u8>,
        /// If it cannot be used and is lost (P8), what follows.
        lost: Option<Then>,
    },
    /// The third throw of the same number in a row, which cancels the turn (P6).
    Cancelled {
        /// Whose turn it was.
        seat: Seat,
        /// The number.
        number: u8,
        /// How many mouths are up, with cowries.
        mouths: Option<u8>,
        /// What went back to where it stood before the turn.
        back: Vec<Back>,
        /// What follows.
        then: Then,
    },
    /// A piece or a pair has moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// The move.
        course: Move,
        /// The step to which it led.
        to: Step,
        /// What it sent to its 0 mark (P9), with the step on which that stood.
        hit: Option<Group>,
        /// Whether a pair was broken (P10).
        split: bool,
        /// Whether a pair was made (P10).
        made: bool,
        /// The player's place, if his last piece has come home (P14).
        place: Option<u8>,
        /// What follows.
        then: Then,
    },
    /// A throw that could be used was left unused (P8).
    Skipped {
        /// Who left it.
        seat: Seat,
        /// The number.
        number: u8,
        /// What follows.
        then: Then,
    },
    /// The people at the table have agreed to stop (P14).
    Stopped,
}

/// A piece that went back when a turn was cancelled (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    /// Whose it is.
    pub seat: Seat,
    /// The step on which it stood.
    pub from: Step,
    /// The step on which it stood before the turn.
    pub to: Step,
}

/// The continuation: who throws next, or that the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The same player throws again, for the number (P5) or for a hit (P9).
    Again,
    /// This seat has its turn.
    Turn(Seat),
    /// The match is over (P14).
    Over,
}
