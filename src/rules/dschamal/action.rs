//! What can happen, and its notation.

use std::fmt;
use std::str::FromStr;

use super::{Draw, Piece};
use crate::rules::{Expected, ParseError, Seat};

/// One thing that happens.
///
/// Of a duel only what came out and the cry are actions, and whose turn did what where the two are apart, never what was
/// felt or where it lay (B9). A hand that brings
/// out one piece, as nearly all do, *draws* it; if it brings out several (B4f), it first *grips* all but one of them.
/// So every set of pieces can be drawn, and still there are never more than a few hundred actions to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The lot makes this seat the first bag master (B3). Written `master C`.
    Master(Seat),
    /// Chance deals this piece to the next seat (B2). Written `deal blue-egg`.
    Deal(Piece),
    /// The next seat takes this piece at the start (B2), or the winner of the duel takes it from the loser (B4).
    /// Written `take blue-egg`.
    Take(Piece),
    /// This piece comes out of the bag in the seat's hand, and at least one other with it (B4f). Written
    /// `A grips blue-egg`.
    Grip {
        /// Whose hand.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// This piece, with those gripped, comes out of the bag, and the duel is over (B4). Written `A draws blue-egg`,
    /// `A draws camel cry`.
    Draw {
        /// Whose hand came out first.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// Whether the seat cried "Dschamal".
        cry: bool,
    },
    /// In a duel apart (B10) the seat lets go of what it holds, and feels for one more piece. Written `A feels`.
    Feel(Seat),
    /// In a duel apart the seat keeps the third piece that it has felt in its hand, and waits. Written `A holds`.
    Hold(Seat),
    /// In a duel apart both hold, and the lot makes this seat draw. Written `lot A`.
    Lot(Seat),
}

impl Draw {
    /// The actions that it is recorded as. They are in the order of the pieces' numbers, which tells nothing of where
    /// the pieces lay (B9). None if nothing is drawn.
    #[must_use]
    pub fn actions(self) -> Vec<Action> {
        let seat = self.drawer;
        let mut actions: Vec<_> = self.pieces.iter().map(|piece| Action::Grip { seat, piece }).collect();
        if let Some(last) = actions.last_mut()
            && let Action::Grip { piece, .. } = *last
        {
            *last = Action::Draw { seat, piece, cry: self.cry };
        }
        actions
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Master(seat) => write!(f, "master {seat}"),
            Self::Deal(piece) => write!(f, "deal {piece}"),
            Self::Take(piece) => write!(f, "take {piece}"),
            Self::Grip { seat, piece } => write!(f, "{seat} grips {piece}"),
            Self::Draw { seat, piece, cry } => write!(f, "{seat} draws {piece}{}", if *cry { " cry" } else { "" }),
            Self::Feel(seat) => write!(f, "{seat} feels"),
            Self::Hold(seat) => write!(f, "{seat} holds"),
            Self::Lot(seat) => write!(f, "lot {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<_> = text.split(' ').collect();
        Ok(match words[..] {
            ["master", seat] => Self::Master(seat.parse()?),
            ["deal", piece] => Self::Deal(piece.parse()?),
            ["take", piece] => Self::Take(piece.parse()?),
            [seat, "grips", piece] => Self::Grip { seat: seat.parse()?, piece: piece.parse()? },
            [seat, "draws", piece] => Self::Draw { seat: seat.parse()?, piece: piece.parse()?, cry: false },
            [seat, "draws", piece, "cry"] => Self::Draw { seat: seat.parse()?, piece: piece.parse()?, cry: true },
            [seat, "feels"] => Self::Feel(seat.parse()?),
            [seat, "holds"] => Self::Hold(seat.parse()?),
            ["lot", seat] => Self::Lot(seat.parse()?),
            _ => return Err(ParseError::new(Expected("action"), text)),
        })
    }
}
