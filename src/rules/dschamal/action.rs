//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Draw, Piece};
use crate::rules::{Expected, ParseError, Seat};

/// An action.
///
/// The actions of a duel are the pieces that came out and the shout and, by link, the turns; they never tell
/// the pieces that were felt or their positions in the bag (B9). A hand that brings out one piece *draws* it. A hand
/// that brings out several (B4f) first *grips* all but one of them. So any set of pieces can be drawn with at most a
/// few hundred actions to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The toss makes this seat the first bag master (B3). Written `master C`.
    Master(Seat),
    /// Chance deals this piece to the next seat (B2). Written `deal blue-egg`.
    Deal(Piece),
    /// The next seat takes this piece at the start (B2), or the winner of the duel takes it from the loser (B4).
    /// Written `take blue-egg`.
    Take(Piece),
    /// This piece comes out of the bag in the seat's hand, and at least one other with it (B4f). Written
    /// `A grips blue-egg`.
    Grip {
        /// The seat of the hand.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// This piece, with those gripped before, comes out of the bag, which ends the duel (B4). Written
    /// `A draws blue-egg`, `A draws camel cry`.
    Draw {
        /// The seat of the hand that came out first.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// `true` if the seat shouted "Dschamal".
        shout: bool,
    },
    /// In a duel by link (B10) the seat lets go of what it holds, and feels for one more piece. Written `A feels`.
    Feel(Seat),
    /// In a duel by link the seat keeps the third piece that it has felt in its hand, and waits. Written `A holds`.
    Hold(Seat),
    /// In a duel by link both hold, and the toss makes this seat draw. Written `lot A`.
    Toss(Seat),
}

impl Draw {
    /// The actions of this draw in a record, in the order of the pieces' numbers, which does not tell their positions
    /// in the bag (B9). Empty if nothing is drawn.
    #[must_use]
    pub fn actions(self) -> Vec<Action> {
        let seat = self.drawer;
        let mut actions: Vec<_> = self.pieces.iter().map(|piece| Action::Grip { seat, piece }).collect();
        if let Some(last) = actions.last_mut()
            && let Action::Grip { piece, .. } = *last
        {
            *last = Action::Draw { seat, piece, shout: self.shout };
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
            Self::Draw { seat, piece, shout } => write!(f, "{seat} draws {piece}{}", if *shout { " cry" } else { "" }),
            Self::Feel(seat) => write!(f, "{seat} feels"),
            Self::Hold(seat) => write!(f, "{seat} holds"),
            Self::Toss(seat) => write!(f, "lot {seat}"),
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
            [seat, "draws", piece] => Self::Draw { seat: seat.parse()?, piece: piece.parse()?, shout: false },
            [seat, "draws", piece, "cry"] => Self::Draw { seat: seat.parse()?, piece: piece.parse()?, shout: true },
            [seat, "feels"] => Self::Feel(seat.parse()?),
            [seat, "holds"] => Self::Hold(seat.parse()?),
            ["lot", seat] => Self::Toss(seat.parse()?),
            _ => return Err(ParseError::new(Expected("action"), text)),
        })
    }
}
