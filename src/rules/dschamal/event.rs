//! What an action brought about.

use super::{Case, Draw, Ending, Options, Pairing, Piece, PieceSet};
use crate::rules::Seat;

/// An event: an action with all that it brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The lot has decided who is the first bag master (B3).
    Lot {
        /// The bag master, who is also the first to take a piece.
        master: Seat,
    },
    /// A seat has its first piece, taken or dealt (B2).
    Began {
        /// Whose it is.
        seat: Seat,
        /// The blue piece.
        piece: Piece,
        /// The first duel, if this was the last seat to get its piece.
        duel: Option<Pairing>,
    },
    /// One of several pieces has come out of the bag (B4f).
    Gripped {
        /// In whose hand.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// In a duel apart the seat has let go of what it held, and feels for one more piece (B10).
    Felt {
        /// Whose hand.
        seat: Seat,
        /// Whether it is its first in this duel.
        first: bool,
    },
    /// In a duel apart the seat holds what it feels (B10).
    Held {
        /// Whose hand.
        seat: Seat,
    },
    /// In a duel apart both hold, and the lot has said that this seat draws (B10).
    MustDraw {
        /// The seat.
        seat: Seat,
    },
    /// A hand has drawn (B4). What of it is won goes from the bag to the winner, all else back into the bag.
    Drawn {
        /// What was drawn by whom.
        draw: Draw,
        /// Which case it is.
        case: Case,
        /// Who wins the duel (B5).
        winner: Seat,
        /// The other of the two.
        loser: Seat,
        /// What the winner wins of what was drawn.
        won: PieceSet,
        /// What the loser gives besides, out of the camp (B4b).
        given: Option<Piece>,
        /// What came of the duel; `None` if the winner has yet to choose a piece of the loser's.
        settled: Option<Settled>,
    },
    /// The winner of the duel has taken a piece of the loser's (B4).
    Taken {
        /// Who took it.
        winner: Seat,
        /// From whose camp.
        loser: Seat,
        /// The piece.
        piece: Piece,
        /// What came of the duel.
        settled: Settled,
    },
}

/// The settlement of a duel, after every piece has changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The pieces that are locked from now on (B7).
    pub locked: PieceSet,
    /// The victory points that they are worth, by seat (B7).
    pub gained: [u8; Options::MOST as usize],
    /// How the match goes on.
    pub then: Then,
}

/// How a match goes on after a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// With this duel (B6).
    Duel(Pairing),
    /// Not at all (B8).
    Over(Ending),
}
