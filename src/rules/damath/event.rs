//! Events: the effects of actions.

use super::{Capture, End, Piece, Side, Square};
use crate::rules::Seat;

/// An action with all its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat is the first player (D3).
    First(Seat),
    /// A piece has moved, which may have ended the match.
    Moved {
        /// The seat of the first player (D3), which tells the seat of the side.
        first: Option<Seat>,
        /// The owner of the piece.
        side: Side,
        /// The piece, as it was before.
        piece: Piece,
        /// The square that it left.
        from: Square,
        /// The square to which it moved.
        to: Square,
        /// `true` if it has become a dama (D5).
        crowned: bool,
        /// The calculation of a capture (D9).
        capture: Option<Capture>,
        /// The reason of the end, if the match is over (D11).
        end: Option<End>,
    },
    /// A piece has been chosen or a jump entered (D8).
    Touched(Square),
    /// The player to move has offered to finish (D11).
    Offered,
    /// The offer has been declined or withdrawn.
    Declined,
    /// The time for the move is up: the opponent makes it, or chance if theirs is up too (D13).
    Late,
    /// The time for the game is up, but the capture of which jumps are entered is to be finished (D14), by chance if
    /// the time for that is up too.
    Finishing,
    /// The match is over without a move.
    Over(End),
}
