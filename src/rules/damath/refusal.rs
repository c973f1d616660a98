//! Refusals: the reasons why an action is not legal.

use super::{Bits, Square, Way};
use crate::rules::{self, Clause, Seat, Spot};

/// The reason why an action is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The toss has yet to decide the first player.
    LotFirst,
    /// The toss has decided already.
    LotOver,
    /// There is no such seat.
    NoSeat(Seat),
    /// The match is over.
    Over,
    /// The square is empty.
    NoPiece(Square),
    /// The piece on the square is the opponent's.
    Theirs(Square),
    /// The piece cannot move to the square.
    Step {
        /// The square of the piece.
        from: Square,
        /// The square to which it cannot move.
        to: Square,
        /// `true` for a dama.
        dama: bool,
        /// The reason.
        fault: StepFault,
    },
    /// The piece has no move.
    Stuck {
        /// The square of the piece.
        square: Square,
        /// `true` for a dama.
        dama: bool,
    },
    /// The jump is impossible.
    Jump {
        /// The square of the piece before the jump.
        from: Square,
        /// The square on which it cannot land.
        landing: Square,
        /// The reason.
        fault: JumpFault,
    },
    /// Capturing is compulsory: one of these captures has to be played.
    MustCapture(Vec<Way>),
    /// One of these captures, which take more pieces, has to be played.
    MoreFirst(Vec<Way>),
    /// One of these captures, which take as many pieces with a dama, has to be played.
    DamaFirst(Vec<Way>),
    /// A capture has to be completed: these ways continue this one.
    GoOn(Vec<Way>),
    /// Several captures lead to the square, and part before it: one of these landings has to be chosen first.
    ManyWays {
        /// The square.
        to: Square,
        /// The next landings of these captures, in the order of squares.
        landings: Vec<Square>,
    },
    /// The piece on this square has been chosen and must move.
    Chosen(Square),
    /// These jumps have been entered and stand.
    Entered(Way),
    /// Choosing a piece or entering a jump has no effect here.
    NothingToTouch,
    /// This square completes the move, which has to be played as a whole.
    Completes(Square),
    /// The offer to finish must be answered first.
    OfferOpen,
    /// There is no offer to answer or to withdraw.
    NoOffer,
    /// There was an offer in this turn already.
    OfferedBefore,
    /// The player's time is up, so another makes the move.
    TimeIsUp,
    /// No time for a move is running.
    NoMoveTime,
    /// No time for the game is running.
    NoGameTime,
}

/// The reason why a piece cannot move to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// The squares are not on one diagonal.
    OffLine,
    /// A chip moves forward only.
    Backward,
    /// A chip moves only one square.
    TooFar,
    /// A piece on this square, at the end of the move or before it, is in the way.
    Blocked(Square),
}

/// The reason why a jump is impossible.
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
    /// A piece on this square is in the way: on the landing square, or as a second one before it.
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
            Self::MustCapture(_) | Self::MoreFirst(_) | Self::DamaFirst(_) | Self::GoOn(_) | Self::ManyWays { .. } => {
                "D7"
            }
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
            Self::ManyWays { landings, .. } => landings.clone(),
            Self::Entered(way) => std::iter::once(way.from()).chain(way.landings()).collect(),
            _ => Vec::new(),
        };
        // As a set, they are in order and each is there once.
        squares.into_iter().collect::<Bits>().into_iter().map(Spot::from).collect()
    }
}
