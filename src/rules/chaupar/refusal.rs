//! Refusals: the reasons why an action is not legal.

use super::{Phase, Throw};
use crate::rules::cross::{Advance, Fault, Group, Step, ZERO, spot};
use crate::rules::{self, Clause, Seat, Spot};

/// The reason why an action is not legal. Steps are on the way of the mover unless documented otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
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
    /// The number is neither a pasa nor the sum or, once one pasa has been used, not the other one.
    NotThrown {
        /// The number.
        by: u8,
        /// The throw.
        throw: Throw,
        /// The pasa that is left, if the other has been used.
        left: Option<u8>,
    },
    /// The two pasa are for two different pieces, and this one has moved (C5).
    SamePiece {
        /// The mover.
        seat: Seat,
        /// The step of the piece.
        step: Step,
    },
    /// The whole throw can be used, and so has to be (C5).
    WholeThrow {
        /// The mover.
        seat: Seat,
        /// The moves that use it, or that begin a use of it.
        ways: Vec<Advance>,
    },
    /// The mover failed to make a pair on block 17, and so has no pairs (C7).
    Failed {
        /// The mover.
        seat: Seat,
        /// The step of the two pieces.
        step: Step,
    },
    /// The mover has yet to make a pair on block 17, so that pairs can move as pairs (C7).
    NotEarned {
        /// The mover.
        seat: Seat,
        /// The step of the pair.
        step: Step,
    },
    /// The pair has moved as a pair, and cannot do so again before another piece leaps over it (C8).
    Immobile {
        /// The mover.
        seat: Seat,
        /// The step of the pair.
        step: Step,
    },
    /// A pair advances half of an even sum (C9).
    NotHalf {
        /// The throw.
        throw: Throw,
    },
    /// A pair uses the whole throw, and one pasa has been used (C9).
    PasaUsed {
        /// The used pasa.
        pasa: u8,
    },
    /// Pieces on the 0 mark have to be moved first (C10).
    ZeroFirst {
        /// The mover.
        seat: Seat,
    },
    /// A single piece cannot land on a protected pair (C11).
    Protected {
        /// The pair, with the step on the way of its owner.
        pair: Group,
    },
    /// The step has none of the mover's two pairs (C12).
    NotOwnPair {
        /// The mover.
        seat: Seat,
        /// The step.
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
            Self::NotNow(phase) => match phase {
                Phase::Order(_) => "C4",
                Phase::Throw => "C3",
                Phase::Move { .. } => "C5",
                Phase::Name { .. } => "C12",
                Phase::Over => "C15",
            },
            Self::Board(fault) => return fault.clause(),
            Self::NoPiece { .. } | Self::NotThrown { .. } | Self::SamePiece { .. } | Self::WholeThrow { .. } => "C5",
            Self::Failed { .. } | Self::NotEarned { .. } => "C7",
            Self::Immobile { .. } => "C8",
            Self::NotHalf { .. } | Self::PasaUsed { .. } => "C9",
            Self::ZeroFirst { .. } => "C10",
            Self::Protected { .. } => "C11",
            Self::NotOwnPair { .. } => "C12",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Self::Board(fault) => vec![fault.spot()],
            Self::NoPiece { seat, step }
            | Self::SamePiece { seat, step }
            | Self::Failed { seat, step }
            | Self::NotEarned { seat, step }
            | Self::Immobile { seat, step }
            | Self::NotOwnPair { seat, step } => vec![spot(*seat, *step)],
            Self::ZeroFirst { seat } => vec![spot(*seat, ZERO)],
            Self::Protected { pair } => vec![spot(pair.seat, pair.step)],
            Self::WholeThrow { seat, ways } => {
                let mut spots = Vec::new();
                for way in ways {
                    let start = spot(*seat, way.from);
                    if !spots.contains(&start) {
                        spots.push(start);
                    }
                }
                spots
            }
            Self::NotNow(_) | Self::NotThrown { .. } | Self::NotHalf { .. } | Self::PasaUsed { .. } => Vec::new(),
        }
    }
}
