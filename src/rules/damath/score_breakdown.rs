//! The final score.

use super::{DamaWorth, Damath, Number, Piece, Side, Square, Sum};

/// The score of a side, spelled out: captures and remaining pieces (D12). Final once the match is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreBreakdown {
    /// The score made by capturing.
    pub captures: Number,
    /// The pieces still on the board.
    pub remaining: Vec<Worth>,
    /// The sum of both.
    pub total: Number,
}

/// The worth of a remaining piece (D12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The square of the piece.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Its value.
    pub value: Number,
    /// The factor of the value: 2 for a dama if damas count double, else 1.
    pub factor: u8,
}

impl Damath {
    /// The score of `side` as it stands, spelled out (D12).
    #[must_use]
    pub fn score_breakdown(&self, side: Side) -> ScoreBreakdown {
        let set = self.options().set;
        let worth = |(square, piece): (Square, Piece)| Worth {
            square,
            piece,
            value: Number::from_sum(self.value(side, square, piece), set),
            factor: self.factor(piece),
        };
        ScoreBreakdown {
            captures: Number::from_sum(self.score(side), set),
            remaining: self.board().pieces(side).map(worth).collect(),
            total: Number::from_sum(self.total(side), set),
        }
    }

    /// The total of [`Damath::score_breakdown`], for comparing.
    #[must_use]
    pub fn total(&self, side: Side) -> Sum {
        self.score(side) + self.remaining(side)
    }

    /// The contribution of the remaining pieces of `side` to its total.
    #[must_use]
    pub fn remaining(&self, side: Side) -> Sum {
        let set = self.options().set;
        let amount = |(square, piece): (Square, Piece)| {
            set.amount(piece.chip, side.sees(square)) * i64::from(self.factor(piece))
        };
        set.worth(self.board().pieces(side).map(amount).sum())
    }

    /// The value of a piece where it stands, from its owner's side (D10).
    #[must_use]
    pub fn value(&self, owner: Side, square: Square, piece: Piece) -> Sum {
        let set = self.options().set;
        set.worth(set.amount(piece.chip, owner.sees(square)))
    }

    fn factor(&self, piece: Piece) -> u8 {
        match self.options().damas {
            DamaWorth::Double if piece.dama => 2,
            _ => 1,
        }
    }
}
