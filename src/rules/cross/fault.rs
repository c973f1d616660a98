//! Refusals that come from the board and are the same in both games.

use super::{HOME, Step, spot};
use crate::rules::{Clause, Seat, Spot};

/// The reason why a piece or a pair cannot stand on a step or leave it, in either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This step is beyond home, which is reached by exact count only (X4).
    TooFar {
        /// The owner of the piece.
        seat: Seat,
        /// The step to which it would have to move.
        step: Step,
    },
    /// Three pieces of one player would stand on this block (X5).
    Full {
        /// The owner of the pieces.
        seat: Seat,
        /// The step of the block that the move would lead to.
        step: Step,
    },
    /// There is no pair on this step (X6).
    NoPair {
        /// The owner of the pair.
        seat: Seat,
        /// The step.
        step: Step,
    },
}

impl Fault {
    /// The clause of the rulebook that forbids it.
    #[must_use]
    pub fn clause(self) -> Clause {
        Clause(match self {
            Self::TooFar { .. } => "X4",
            Self::Full { .. } => "X5",
            Self::NoPair { .. } => "X6",
        })
    }

    /// The place that is the cause.
    #[must_use]
    pub fn spot(self) -> Spot {
        match self {
            Self::TooFar { seat, .. } => spot(seat, HOME),
            Self::Full { seat, step } | Self::NoPair { seat, step } => spot(seat, step),
        }
    }
}
