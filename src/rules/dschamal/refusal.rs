//! Refusals: the reasons why an action, a step of a duel or options are not legal.

use super::{Phase, Piece, PieceSet, Shape};
use crate::rules::{self, Clause, Seat, Spot};

/// The reason why an action, a step of a duel or options are not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There are 2 to 8 players, not this number (B2).
    Players(u8),
    /// There is no such seat (B3).
    NoSeat(Seat),
    /// Another kind of action is due in this phase (B2, B3, B4, B8).
    NotNow {
        /// The phase.
        phase: Phase,
    },
    /// The piece is not blue, as a first piece has to be (B2).
    NotBlue(Piece),
    /// The piece is in the camp of a player already (B2).
    OnTable {
        /// The piece.
        piece: Piece,
        /// The player.
        holder: Seat,
    },
    /// The seat is not a player of the duel (B6).
    NotDuelling {
        /// The seat.
        seat: Seat,
        /// One player of the duel.
        master: Seat,
        /// The other player of the duel.
        challenged: Seat,
    },
    /// The seat has lost the bag, and sits out this duel (B6).
    SitsOut(Seat),
    /// The other hand was first, which ended the duel (B4).
    TooLate {
        /// The seat of the hand that was first.
        drawer: Seat,
    },
    /// The piece is in the hand already (B4f).
    InHand(Piece),
    /// The piece is the last one in the bag, so no other can come out with it (B4f).
    LastInBag(Piece),
    /// The loser of the duel does not have the piece (B4).
    NotTheirs {
        /// The piece.
        piece: Piece,
        /// The loser.
        loser: Seat,
    },
    /// All four pieces of the shape are in camps, so they cannot be won any more (B7).
    Locked(Shape),
    /// It is not the seat's turn to feel or to draw (B10).
    NotYourTurn {
        /// The seat whose turn it is.
        mover: Seat,
    },
    /// The hand has felt its three pieces, and has to draw or hold the last one (B10).
    ThreeFelt,
    /// A hand can only hold the last of its three pieces (B10).
    NotThreeFelt,
    /// Both hands hold, and the toss decides which one draws (B10).
    BothHold,
    /// There is no toss while not both hands hold (B10).
    NoToss,
    /// The toss has made the hand draw (B10).
    MustDraw,
    /// In a calm duel a hand brings out only one piece (B10).
    NoGrip,
    /// The hand has felt no piece yet that it could draw (B10).
    NothingFelt,
    /// The hand is being led to a piece (B10).
    Finding,
    /// No hand is being led to a piece (B10).
    NotFinding,
    /// The hand has felt this piece before (B10). The piece is not disclosed.
    FeltBefore,
    /// The other hand holds this piece (B10). The piece is not disclosed.
    InOtherHand,
    /// A hand has drawn, which ended the duel (B10).
    DuelOver,
}

impl rules::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::NotNow { phase } => match phase {
                Phase::Start(_) => "B2",
                Phase::Toss => "B3",
                Phase::Duel | Phase::Turns(_) | Phase::Must(_) | Phase::Take { .. } => "B4",
                Phase::Grip { .. } => "B4f",
                Phase::Over { .. } => "B8",
            },
            Self::Players(_) | Self::NotBlue(_) | Self::OnTable { .. } => "B2",
            Self::NoSeat(_) => "B3",
            Self::TooLate { .. } | Self::NotTheirs { .. } => "B4",
            Self::InHand(_) | Self::LastInBag(_) => "B4f",
            Self::NotDuelling { .. } | Self::SitsOut(_) => "B6",
            Self::Locked(_) => "B7",
            Self::NotYourTurn { .. }
            | Self::ThreeFelt
            | Self::NotThreeFelt
            | Self::BothHold
            | Self::NoToss
            | Self::MustDraw
            | Self::NoGrip
            | Self::NothingFelt
            | Self::Finding
            | Self::NotFinding
            | Self::FeltBefore
            | Self::InOtherHand
            | Self::DuelOver => "B10",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Self::NotBlue(piece)
            | Self::OnTable { piece, .. }
            | Self::InHand(piece)
            | Self::LastInBag(piece)
            | Self::NotTheirs { piece, .. } => vec![(*piece).into()],
            Self::Locked(shape) => PieceSet::of_shape(*shape).spots(),
            _ => Vec::new(),
        }
    }
}
