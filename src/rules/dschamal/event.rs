//! Events: the effects of actions.

use super::{Case, Draw, Ending, Options, Pairing, Piece, PieceSet};
use crate::rules::Seat;

/// An action with all its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The toss has decided who is the first bag master (B3).
    Toss {
        /// The bag master, who is also the first to take a piece.
        master: Seat,
    },
    /// A seat has its first piece, taken or dealt (B2).
    Began {
        /// The owner.
        seat: Seat,
        /// The blue piece.
        piece: Piece,
        /// The first duel, if this was the last seat to get its piece.
        duel: Option<Pairing>,
    },
    /// One of several pieces has come out of the bag (B4f).
    Gripped {
        /// The seat of the hand.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// In a duel by link the seat has let go of what it held, and feels for one more piece (B10).
    Felt {
        /// The seat of the hand.
        seat: Seat,
        /// `true` if it is its first piece in this duel.
        first: bool,
    },
    /// In a duel by link the seat holds what it feels (B10).
    Held {
        /// The seat of the hand.
        seat: Seat,
    },
    /// In a duel by link both hands hold, and the toss has made this seat draw (B10).
    MustDraw {
        /// The seat.
        seat: Seat,
    },
    /// A hand has drawn (B4). The winner gets the pieces that are won, and the others go back into the bag.
    Drawn {
        /// The draw.
        draw: Draw,
        /// The case of the rulebook.
        case: Case,
        /// The winner of the duel (B5).
        winner: Seat,
        /// The loser of the duel.
        loser: Seat,
        /// The drawn pieces that the winner gets.
        won: PieceSet,
        /// The piece that the loser gives from the camp besides (B4b).
        given: Option<Piece>,
        /// The settlement of the duel; `None` if the winner has yet to choose a piece of the loser.
        settled: Option<Settlement>,
    },
    /// The winner of the duel has taken a piece of the loser (B4).
    Taken {
        /// The winner, who took it.
        winner: Seat,
        /// The loser, from whose camp it is.
        loser: Seat,
        /// The piece.
        piece: Piece,
        /// The settlement of the duel.
        settled: Settlement,
    },
}

/// The settlement of a duel, after every piece has changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The pieces that are locked from now on (B7).
    pub locked: PieceSet,
    /// The victory points that they are worth, by seat (B7).
    pub gained: [u8; Options::MOST as usize],
    /// The continuation of the match.
    pub then: Continuation,
}

/// The continuation of a match after a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// This duel follows (B6).
    Duel(Pairing),
    /// The match is over (B8).
    Over(Ending),
}
