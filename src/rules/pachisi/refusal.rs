//! Refusals: the reasons why an action is not legal.

use super::Phase;
use crate::rules::cross::{Fault, Group, Step, spot};
use crate::rules::{self, Clause, Seat, Spot};

/// The reason why an action is not legal. Steps are on the way of the mover unless documented otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Each player has four pieces or two, not so many (P1).
    Pieces(u8),
    /// This number cannot be thrown (P3).
    NoSuchThrow(u8),
    /// Another kind of action is due in this phase.
    NotNow(Phase),
    /// The mover has no piece on this step that can move.
    NoPiece {
        /// The mover.
        seat: Seat,
        /// The step.
        step: Step,
    },
    /// The board does not allow it (X4–X6).
    Board(Fault),
    /// One piece moves by the number thrown, and not by another (P7).
    NotThrown {
        /// The other number.
        by: u8,
        /// The number thrown.
        number: u8,
    },
    /// A pair advances half the number, which must be even (P10).
    NotHalf {
        /// The number thrown.
        number: u8,
    },
    /// Off the crosses a pair moves as a pair or not at all (P10).
    Bound {
        /// The mover.
        seat: Seat,
        /// The step of the pair.
        step: Step,
    },
    /// A single piece cannot land on a pair (P10).
    Protected {
        /// The pair, with the step on the way of its owner.
        pair: Group,
    },
    /// Nobody can land on a cross that an enemy holds (P11).
    CrossHeld {
        /// The pieces that hold it, with the step on the way of their owner.
        by: Group,
    },
    /// Only a piece that leaves or passes block 8 after its round can start another one (P12).
    NoFork {
        /// The mover.
        seat: Seat,
        /// The step of the piece.
        step: Step,
    },
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Board(fault)
    }
}

impl rules::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Pieces(_) => "P1",
            Self::NoSuchThrow(_) => "P3",
            Self::NotNow(phase) => match phase {
                Phase::Order(_) => "P4",
                Phase::Throw => "P3",
                Phase::Move { .. } => "P7",
                Phase::Over => "P14",
            },
            Self::Board(fault) => return fault.clause(),
            Self::NoPiece { .. } | Self::NotThrown { .. } => "P7",
            Self::NotHalf { .. } | Self::Bound { .. } | Self::Protected { .. } => "P10",
            Self::CrossHeld { .. } => "P11",
            Self::NoFork { .. } => "P12",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Self::Board(fault) => vec![fault.spot()],
            Self::NoPiece { seat, step } | Self::Bound { seat, step } | Self::NoFork { seat, step } => {
                vec![spot(*seat, *step)]
            }
            Self::Protected { pair: group } | Self::CrossHeld { by: group } => vec![spot(group.seat, group.step)],
            Self::Pieces(_)
            | Self::NoSuchThrow(_)
            | Self::NotNow(_)
            | Self::NotThrown { .. }
            | Self::NotHalf { .. } => Vec::new(),
        }
    }
}
