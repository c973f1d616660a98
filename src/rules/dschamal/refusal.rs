//! Why something is not allowed.

use super::{Phase, Piece, PieceSet, Shape};
use crate::rules::{self, Clause, Seat, Spot};

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There are 2 to 8 players, not so many (B2).
    Players(u8),
    /// There is no such seat (B3).
    NoSeat(Seat),
    /// Something else has to happen now (B2, B3, B4, B8).
    NotNow {
        /// What.
        phase: Phase,
    },
    /// The first piece is a blue one (B2).
    NotBlue(Piece),
    /// The piece lies before a player already (B2).
    OnTable {
        /// The piece.
        piece: Piece,
        /// Before whom.
        holder: Seat,
    },
    /// The seat is not one of the two who duel (B6).
    NotDuelling {
        /// The seat.
        seat: Seat,
        /// One who duels.
        master: Seat,
        /// The other who duels.
        challenged: Seat,
    },
    /// The seat has lost the bag, and sits out this duel (B6).
    SitsOut(Seat),
    /// The other hand was first: the duel is over (B4).
    TooLate {
        /// Whose hand was first.
        drawer: Seat,
    },
    /// The piece is in the hand already (B4f).
    InHand(Piece),
    /// The piece is the last one in the bag: no other can come out with it (B4f).
    LastInBag(Piece),
    /// The loser of the duel does not have the piece (B4).
    NotTheirs {
        /// The piece.
        piece: Piece,
        /// The loser.
        loser: Seat,
    },
    /// All four of the shape lie before players: nobody can win them from anybody (B7).
    Locked(Shape),
    /// It is not the seat's turn to feel or to draw (B10).
    NotYourTurn {
        /// Whose turn it is.
        mover: Seat,
    },
    /// The hand has felt its three pieces: it draws the last or holds it (B10).
    ThreeFelt,
    /// A hand holds only the last of its three pieces (B10).
    NotThreeFelt,
    /// Both hold, and the lot says who must draw (B10).
    BothHold,
    /// The lot has nothing to say: not both hold (B10).
    NoLot,
    /// The lot has said that the hand must draw (B10).
    MustDraw,
    /// A match with calm duels knows no grip of several pieces (B10).
    NoGrip,
    /// The hand has felt nothing yet that it could draw (B10).
    NothingFelt,
    /// The hand is being led to a piece (B10).
    Finding,
    /// No hand is being led to a piece (B10).
    NotFinding,
    /// The hand has felt this piece before (B10). Nobody is to be told which it is.
    FeltBefore,
    /// The other hand feels this piece (B10). Nobody is to be told which it is.
    InOtherHand,
    /// A hand has drawn: this duel is over (B10).
    DuelOver,
}

impl rules::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::NotNow { phase } => match phase {
                Phase::Start(_) => "B2",
                Phase::Lot => "B3",
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
            | Self::NoLot
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
