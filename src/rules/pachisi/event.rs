//! Events: the effects of actions.

use super::Move;
use crate::rules::cross::{Group, Step};
use crate::rules::{Seat, SeatSet};

/// An action with all its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A throw for the start (P4).
    Ordered {
        /// The seat that threw.
        seat: Seat,
        /// The number thrown.
        number: u8,
        /// The number of cowries with their mouths up; `None` with a die.
        mouths: Option<u8>,
        /// The seat that starts, if this throw settles it.
        first: Option<Seat>,
        /// The seats that tie for the highest and throw again; empty while the round goes on.
        again: SeatSet,
    },
    /// A throw to be used (P7).
    Thrown {
        /// The seat that threw.
        seat: Seat,
        /// The number thrown.
        number: u8,
        /// The number of cowries with their mouths up; `None` with a die.
        mouths: Option<u8>,
        /// The continuation, if the throw cannot be used and is lost (P8).
        lost: Option<Continuation>,
    },
    /// The third throw of the same number in a row, which cancels the turn (P6).
    Cancelled {
        /// The seat whose turn is cancelled.
        seat: Seat,
        /// The number.
        number: u8,
        /// The number of cowries with their mouths up; `None` with a die.
        mouths: Option<u8>,
        /// The pieces that went back to their steps before the turn.
        back: Vec<Back>,
        /// The continuation.
        then: Continuation,
    },
    /// A piece or a pair has moved.
    Moved {
        /// The owner.
        seat: Seat,
        /// The move.
        course: Move,
        /// The step to which it led.
        to: Step,
        /// The pieces that it sent to their 0 mark (P9), with the step on which they stood.
        hit: Option<Group>,
        /// `true` if a pair was broken (P10).
        split: bool,
        /// `true` if a pair was made (P10).
        made: bool,
        /// The player's place, if their last piece came home (P14).
        place: Option<u8>,
        /// The continuation.
        then: Continuation,
    },
    /// A throw that could be used was skipped (P8).
    Skipped {
        /// The seat that skipped.
        seat: Seat,
        /// The number.
        number: u8,
        /// The continuation.
        then: Continuation,
    },
    /// The people at the table have agreed to stop (P14).
    Stopped,
}

/// A piece that went back when a turn was cancelled (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    /// The owner.
    pub seat: Seat,
    /// The step on which it stood.
    pub from: Step,
    /// The step on which it stood before the turn.
    pub to: Step,
}

/// The continuation of a match after a throw was used, left or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// The same player throws again, for the number (P5) or for a hit (P9).
    Again,
    /// This seat has its turn.
    Turn(Seat),
    /// The match is over (P14).
    Over,
}
