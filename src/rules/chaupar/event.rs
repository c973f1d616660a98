//! What an action brought about.

use super::{Standing, Throw};
use crate::rules::cross::{Advance, Group, Step};
use crate::rules::{Seat, SeatSet};

/// An event: an action with all that it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A throw for the start (C4).
    Ordered {
        /// Who threw.
        seat: Seat,
        /// What.
        throw: Throw,
        /// Who starts, if that is settled by it.
        first: Option<Seat>,
        /// Those who tie for the highest and throw again; empty while the round goes on.
        again: SeatSet,
    },
    /// A throw to be used (C5).
    Thrown {
        /// Who threw.
        seat: Seat,
        /// Who moves by it: the thrower, or his partner (C14).
        mover: Seat,
        /// What was thrown.
        throw: Throw,
        /// If it cannot be used and is lost, what follows.
        lost: Option<After>,
    },
    /// A piece or a pair has moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where and how far.
        advance: Advance,
        /// What it sent to its 0 mark (C10, C11), with the step on which that stood.
        hit: Option<Group>,
        /// Whether a pair was split.
        split: bool,
        /// Whether a pair was made.
        made: bool,
        /// The steps of own pairs that may move again, because it leapt over them (C8).
        freed: Vec<Step>,
        /// The other pasa, if it cannot be used and is lost.
        lost: Option<u8>,
        /// If the throw is used up, what follows.
        after: Option<After>,
    },
    /// A player has named his pairs (C12).
    Named {
        /// Who.
        seat: Seat,
        /// The step of the true pair.
        true_pair: Step,
        /// What follows.
        then: Then,
    },
    /// The people at the table have agreed to stop (C15).
    Stopped,
}

/// The consequences of a throw that has been used up or is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// What is settled now about the mover's pairs (C7).
    pub settled: Option<Standing>,
    /// The mover's place, if his last piece has come home by it (C15).
    pub place: Option<u8>,
    /// The continuation: who throws next, or that the match is over.
    pub then: Then,
}

/// The continuation: who throws next, or that the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The mover names his true pair (C12).
    Name,
    /// A doublet: the thrower throws again (C6).
    Again,
    /// The next turn.
    Turn {
        /// Who throws.
        seat: Seat,
        /// Those who were home and have missed a turn before (C14).
        missed: SeatSet,
    },
    /// The match is over (C15).
    Over,
}
