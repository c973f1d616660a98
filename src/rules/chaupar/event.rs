//! Events: the effects of actions.

use super::{PairRight, Throw};
use crate::rules::cross::{Advance, Group, Step};
use crate::rules::{Seat, SeatSet};

/// An action with all its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A throw for the start (C4).
    Ordered {
        /// The seat that threw.
        seat: Seat,
        /// The faces.
        throw: Throw,
        /// The seat that starts, if this throw settles it.
        first: Option<Seat>,
        /// The seats that tie for the highest and throw again; empty while the round goes on.
        again: SeatSet,
    },
    /// A throw to be used (C5).
    Thrown {
        /// The seat that threw.
        seat: Seat,
        /// The seat that moves by it: the thrower or their partner (C14).
        mover: Seat,
        /// The faces.
        throw: Throw,
        /// The consequences, if the throw cannot be used and is lost.
        lost: Option<After>,
    },
    /// A piece or a pair has moved.
    Moved {
        /// The owner.
        seat: Seat,
        /// The move.
        advance: Advance,
        /// The pieces that it sent to their 0 mark (C10, C11), with the step on which they stood.
        hit: Option<Group>,
        /// `true` if a pair was split.
        split: bool,
        /// `true` if a pair was made.
        made: bool,
        /// The steps of the player's pairs that the move leapt over, so that they may move again (C8).
        freed: Vec<Step>,
        /// The other pasa, if it cannot be used and is lost.
        lost: Option<u8>,
        /// The consequences, if the throw is used up.
        after: Option<After>,
    },
    /// A player has named their pairs (C12).
    Named {
        /// The player.
        seat: Seat,
        /// The step of the true pair.
        true_pair: Step,
        /// The continuation.
        then: Continuation,
    },
    /// The people at the table have agreed to stop (C15).
    Stopped,
}

/// The consequences of a throw that has been used up or is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// The mover's right to pairs, if it is settled now (C7).
    pub settled: Option<PairRight>,
    /// The mover's place, if their last piece came home by it (C15).
    pub place: Option<u8>,
    /// The continuation of a match after a throw was used up or lost.
    pub then: Continuation,
}

/// The continuation of a match after a throw was used up or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// The mover names their true pair (C12).
    Name,
    /// A doublet: the thrower throws again (C6).
    Again,
    /// The next turn.
    Turn {
        /// The seat that throws.
        seat: Seat,
        /// The seats before it that are home and miss a turn (C14).
        missed: SeatSet,
    },
    /// The match is over (C15).
    Over,
}
