//! Why something is not allowed.

use super::{Bits, Square, Way};
use crate::rules::{self, Clause, Seat, Spot};

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The lot has not decided yet who is first player.
    LotFirst,
    /// The lot has decided already.
    LotOver,
    /// There is no such seat.
    NoSeat(Seat),
    /// The match is over.
    Over,
    /// No piece stands there.
    NoPiece(Square),
    /// The piece that stands there is the opponent's.
    Theirs(Square),
    /// The piece cannot move there.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it cannot move.
        to: Square,
        /// Whether it is a dama.
        dama: bool,
        /// Why not.
        fault: StepFault,
    },
    /// The piece has no move.
    Stuck {
        /// Where it stands.
        square: Square,
        /// Whether it is a dama.
        dama: bool,
    },
    /// The jump is impossible.
    Jump {
        /// Where the piece is before the jump.
        from: Square,
        /// Where it cannot land.
        landing: Square,
        /// Why not.
        fault: JumpFault,
    },
    /// Capturing is compulsory: one of these must be played.
    MustCapture(Vec<Way>),
    /// One of these captures must be played, which take more pieces.
    MoreFirst(Vec<Way>),
    /// One of these captures must be played, which take as many pieces, but with a dama.
    DamaFirst(Vec<Way>),
    /// A capture must be played to its end; this one goes on in these ways.
    GoOn(Vec<Way>),
    /// The piece on this square has been chosen and must move.
    Chosen(Square),
    /// These jumps have been entered and stand.
    Entered(Way),
    /// Here, choosing and entering bind nobody.
    NothingToTouch,
    /// This jump makes the capture whole, or the piece only moves: that is played at once.
    Completes(Square),
    /// The offer to finish must be answered first.
    OfferOpen,
    /// There is no offer to answer or to withdraw.
    NoOffer,
    /// This turn there has been an offer already.
    OfferedBefore,
    /// The player's time is up: somebody else makes the move.
    TimeIsUp,
    /// No time for a move is running.
    NoMoveTime,
    /// No time for the game is running.
    NoGameTime,
}

/// Why a piece cannot move to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// The squares are not on one diagonal.
    OffLine,
    /// A chip moves forward only.
    Backward,
    /// A chip moves only one square.
    TooFar,
    /// A piece stands on this square, there or on the way.
    Blocked(Square),
}

/// Why a jump is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpFault {
    /// The squares are not on one diagonal.
    OffLine,
    /// A chip jumps over a diagonal neighbour to the square right behind it.
    TooFar,
    /// There is nothing to jump over.
    Nothing,
    /// The piece on this square is the player's own.
    Own(Square),
    /// The piece on this square has been jumped already.
    Twice(Square),
    /// A piece stands on this square: it is not empty, or it is a second one in the way.
    Blocked(Square),
}

impl rules::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::LotFirst | Self::LotOver | Self::NoSeat(_) => "D3",
            Self::NoPiece(_) | Self::Theirs(_) => "D4",
            Self::Step { dama, .. } | Self::Stuck { dama, .. } => {
                if *dama {
                    "D5"
                } else {
                    "D4"
                }
            }
            Self::Jump { .. } => "D6",
            Self::MustCapture(_) | Self::MoreFirst(_) | Self::DamaFirst(_) | Self::GoOn(_) => "D7",
            Self::Chosen(_) | Self::Entered(_) | Self::NothingToTouch | Self::Completes(_) => "D8",
            Self::Over | Self::OfferOpen | Self::NoOffer | Self::OfferedBefore => "D11",
            Self::TimeIsUp | Self::NoMoveTime => "D13",
            Self::NoGameTime => "D14",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        let squares = match self {
            Self::NoPiece(square)
            | Self::Theirs(square)
            | Self::Stuck { square, .. }
            | Self::Chosen(square)
            | Self::Completes(square) => vec![*square],
            Self::Step { from, to, fault, .. } => match fault {
                StepFault::Blocked(square) => vec![*square],
                _ => vec![*from, *to],
            },
            Self::Jump { from, landing, fault } => match fault {
                JumpFault::Own(square) | JumpFault::Twice(square) | JumpFault::Blocked(square) => vec![*square],
                JumpFault::OffLine | JumpFault::TooFar | JumpFault::Nothing => vec![*from, *landing],
            },
            Self::MustCapture(ways) | Self::MoreFirst(ways) | Self::DamaFirst(ways) => {
                ways.iter().map(Way::from).collect()
            }
            Self::GoOn(ways) => ways.iter().map(Way::to).collect(),
            Self::Entered(way) => std::iter::once(way.from()).chain(way.landings()).collect(),
            _ => Vec::new(),
        };
        // As a set, they are in order and each is there once.
        squares.into_iter().collect::<Bits>().into_iter().map(Spot::from).collect()
    }
}
