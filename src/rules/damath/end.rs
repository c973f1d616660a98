//! The reasons why a match is over.

use super::Side;
use crate::rules::Seat;

/// The reason why a match is over (D11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The player to move has no pieces.
    NoPieces(Side),
    /// The player to move has no legal move.
    NoMove(Side),
    /// This player has made five moves in a row to and fro with a dama that is their only piece.
    Shuttle(Side),
    /// The position has come up for the third time with the same player to move.
    Repetition,
    /// 50 moves in a row without a capture or a chip's move.
    Quiet,
    /// The time is up (D14).
    Time,
    /// Both agree.
    Agreed,
    /// This seat has resigned.
    Resigned(Seat),
}

impl End {
    /// `true` if the position does not show the end: it was agreed, declared or timed.
    pub(super) const fn is_declared(self) -> bool {
        matches!(self, Self::Time | Self::Agreed | Self::Resigned(_))
    }
}
