//! What the board itself does not allow.

use super::{HOME, Step, spot};
use crate::rules::{Clause, Seat, Spot};

/// Why a piece or a pair cannot stand on a step or leave it, in either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This step is beyond home, which is reached by exact count only (X4).
    TooFar {
        /// Whose piece it is.
        seat: Seat,
        /// The step that it would have to go to.
        step: Step,
    },
    /// Three pieces of one player would stand on this block (X5).
    Full {
        /// Whose pieces they are.
        seat: Seat,
        /// The step of the block that the move would lead to.
        step: Step,
    },
    /// There is no pair on this step (X6).
    NoPair {
        /// Whose pair it should be.
        seat: Seat,
        /// The step.
        step: Step,
    },
}

impl Fault {
    /// The clause that forbids it.
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
