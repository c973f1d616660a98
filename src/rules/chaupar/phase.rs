//! The phases of a match.

use super::{Throw, Used, Ways};
use crate::rules::cross::Opening;

/// The phase of a match, with the kind of action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players throw for the start (C4).
    Order(Opening),
    /// The thrower throws (C3).
    Throw,
    /// The mover uses the throw (C5).
    Move {
        /// The throw.
        throw: Throw,
        /// The pasa that the mover has used with one piece.
        used: Option<Used>,
        /// The legal moves.
        ways: Ways,
    },
    /// The mover names their true pair (C12).
    Name {
        /// `true` if the thrower throws again after it (C6).
        again: bool,
    },
    /// The match is over (C15).
    Over,
}
