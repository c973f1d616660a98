//! The phases of a match.

use super::PieceSet;
use crate::rules::Seat;

/// The phase of a match, with the kind of action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The toss decides the first bag master (B3).
    Toss,
    /// This seat takes or is dealt its first piece (B2).
    Start(Seat),
    /// Two hands are in the bag, until one of them comes out with a piece (B4).
    Duel,
    /// Two hands are in the bag, each on a device of its own, after this number of turns (B10).
    Turns(u8),
    /// Both hands of a duel by link hold, and the toss has made this seat draw (B10).
    Must(Seat),
    /// A hand has come out with several pieces: those named so far, and at least one more (B4f).
    Grip {
        /// The seat of the hand.
        drawer: Seat,
        /// The pieces named so far.
        pieces: PieceSet,
    },
    /// The winner of the duel takes a piece of the loser (B4).
    Take {
        /// The winner of the duel (B5).
        winner: Seat,
    },
    /// The match is over (B8).
    Over {
        /// The winner of the last duel (B5).
        winner: Seat,
    },
}
