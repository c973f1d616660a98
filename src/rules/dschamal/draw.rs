//! Draws, and the cases by which they decide a duel (B4, B5).

use super::piece::Kind;
use super::{Piece, PieceSet};
use crate::rules::{Clause, Seat};

/// A draw: the pieces that came out of the bag in a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// The seat whose hand came out first with a piece: A in the table of the rulebook (B4).
    pub drawer: Seat,
    /// The pieces in the hand.
    pub pieces: PieceSet,
    /// `true` if the drawer shouted "Dschamal".
    pub shout: bool,
}

/// The cases of the table of the rulebook (B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// A coloured piece whose shape is in the drawer's camp (B4a).
    Own,
    /// A coloured piece whose shape is in the other's camp (B4b).
    Others,
    /// The camel, with the shout (B4c).
    Camel,
    /// A coloured piece of neither camp (B4d).
    Neither,
    /// A black piece (B4e).
    Black,
    /// Several pieces (B4f).
    Several,
    /// The camel, without the shout (B4g).
    SilentCamel,
    /// The shout, but no camel (B4h).
    FalseShout,
}

impl Case {
    /// All of them, in the order of their letters.
    pub const ALL: [Self; 8] = [
        Self::Own,
        Self::Others,
        Self::Camel,
        Self::Neither,
        Self::Black,
        Self::Several,
        Self::SilentCamel,
        Self::FalseShout,
    ];

    /// The first case that fits, in the order of the rulebook: f, c, g, h, e, b, a, d. `own` is the drawer's camp, and
    /// `others` that of the opponent.
    pub(super) fn of(draw: Draw, own: PieceSet, others: PieceSet) -> Self {
        let Some(piece) = draw.single() else {
            return Self::Several;
        };
        match (piece.kind(), draw.shout) {
            (Kind::Camel, true) => Self::Camel,
            (Kind::Camel, false) => Self::SilentCamel,
            (_, true) => Self::FalseShout,
            (Kind::Black(_), false) => Self::Black,
            (Kind::Coloured(shape, _), false) if others.has(shape) => Self::Others,
            (Kind::Coloured(shape, _), false) if own.has(shape) => Self::Own,
            (Kind::Coloured(..), false) => Self::Neither,
        }
    }

    /// The clause of the case.
    #[must_use]
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Self::Own => "B4a",
            Self::Others => "B4b",
            Self::Camel => "B4c",
            Self::Neither => "B4d",
            Self::Black => "B4e",
            Self::Several => "B4f",
            Self::SilentCamel => "B4g",
            Self::FalseShout => "B4h",
        })
    }

    /// `true` if the drawer wins the duel, `false` if the opponent does (B5).
    #[must_use]
    pub const fn drawer_wins(self) -> bool {
        matches!(self, Self::Own | Self::Others | Self::Camel)
    }
}

impl Draw {
    /// The drawn piece, if it is only one.
    #[must_use]
    pub fn single(self) -> Option<Piece> {
        self.pieces.first().filter(|_| self.pieces.len() == 1)
    }

    /// The drawn pieces that the winner of the duel gets; the others go back into the bag. If there are none, the
    /// winner chooses a piece of the loser instead (B4).
    #[must_use]
    pub fn won(self) -> PieceSet {
        self.pieces & PieceSet::COLOURED
    }
}
