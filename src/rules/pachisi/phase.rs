//! The phases of a match.

use super::Ways;
use crate::rules::cross::Opening;

/// The phase of a match, with the kind of action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players throw for the start (P4).
    Order(Opening),
    /// The mover throws (P5).
    Throw,
    /// The mover uses the throw (P7) or leaves it (P8).
    Move {
        /// The number thrown.
        number: u8,
        /// The legal moves.
        ways: Ways,
    },
    /// The match is over (P14).
    Over,
}
