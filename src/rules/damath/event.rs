//! What an action brings about.

use super::{Capture, End, Piece, Side, Square};
use crate::rules::Seat;

/// An event: an action with all that it brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat is the first player (D3).
    First(Seat),
    /// A piece of this side has moved, and maybe the match is over.
    Moved {
        /// Who is first player (D3), so that it is plain which seat the side is.
        first: Option<Seat>,
        /// Whose piece it is.
        side: Side,
        /// The piece, as it was before.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// Whether it has become a dama (D5).
        crowned: bool,
        /// If the move was a capture, its working (D9).
        capture: Option<Capture>,
        /// If the match is over, why (D11).
        end: Option<End>,
    },
    /// A piece has been chosen or a jump entered (D8).
    Touched(Square),
    /// The player to move has offered to finish (D11).
    Offered,
    /// The offer has been declined or withdrawn.
    Declined,
    /// The time for the move is up: the opponent makes it, or after him the lot (D13).
    Late,
    /// The time for the game is up, but the capture of which jumps are entered is to be finished (D14), by the lot if
    /// the time for that is up too.
    Finishing,
    /// The match is over without a move.
    Over(End),
}
