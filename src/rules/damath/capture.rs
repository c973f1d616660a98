//! The score of a capture, with its calculation.

use std::fmt;

use super::{Board, ChipSet, Number, Operator, OperatorBoard, Piece, Side, Square, Sum, Way};

/// A capture with the calculation of its score (D9).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Capture {
    set: ChipSet,
    operators: OperatorBoard,
    side: Side,
    taker: Piece,
    way: Way,
    taken: [(Square, Piece); Way::MOST],
}

/// One jump of a capture. Its score is the result of `taker operator taken`, times the factor (D9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The square on which the taker lands.
    pub landing: Square,
    /// The square of the taken piece.
    pub square: Square,
    /// The taken piece.
    pub piece: Piece,
    /// The value of the taker.
    pub taker: Number,
    /// The operator on the landing square.
    pub operator: Operator,
    /// The value of the taken.
    pub taken: Number,
    /// The result of the operator; 0 for a division by 0 (D10).
    pub result: Number,
    /// 2 if a dama takes a chip or a chip takes a dama, 4 if a dama takes a dama, else 1.
    pub factor: u8,
    /// The result times the factor.
    pub score: Number,
}

impl ChipSet {
    /// The score of an amount of this set.
    pub(super) fn worth(self, amount: i64) -> Sum {
        let units = i128::from(amount) * i128::from(self.denominator() / self.scale());
        match self {
            Self::Radical => Sum { whole: 0, root: units },
            _ => Sum { whole: units, root: 0 },
        }
    }

    /// The result of `left operator right` for amounts (D9, D10).
    fn operate(self, left: i64, operator: Operator, right: i64) -> Sum {
        let whole = |whole| Sum { whole, root: 0 };
        match operator {
            Operator::Plus => self.worth(left + right),
            Operator::Minus => self.worth(left - right),
            Operator::Times => {
                let units = self.denominator() / (self.scale() * self.scale());
                let square = if self == Self::Radical { 2 } else { 1 };
                whole(i128::from(left * right * square) * i128::from(units))
            }
            Operator::Over if right == 0 => Sum::ZERO,
            Operator::Over => whole(i128::from(left) * i128::from(self.denominator() / right)),
        }
    }
}

impl Capture {
    /// The capture along `way`, which is legal on `board`, before the taken pieces are removed.
    pub(super) fn new(set: ChipSet, operators: OperatorBoard, board: &Board, side: Side, way: Way) -> Self {
        let mut taken = [(Square::default(), Piece::default()); Way::MOST];
        for (place, square) in taken.iter_mut().zip(board.victims(side, &way)) {
            *place = (square, board.piece(square));
        }
        Self { set, operators, side, taker: board.piece(way.from()), way, taken }
    }

    /// The set of chips.
    #[must_use]
    pub fn set(&self) -> ChipSet {
        self.set
    }

    /// The side of the taker, which gets the score.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The piece that takes.
    #[must_use]
    pub fn taker(&self) -> Piece {
        self.taker
    }

    /// The way that it takes.
    #[must_use]
    pub fn way(&self) -> Way {
        self.way
    }

    /// The pieces taken and their squares, in order.
    #[must_use]
    pub fn taken(&self) -> &[(Square, Piece)] {
        &self.taken[..self.way.len()]
    }

    /// The calculation, jump by jump.
    #[must_use]
    pub fn jumps(&self) -> impl ExactSizeIterator<Item = Jump> {
        self.way.landings().zip(self.taken()).map(|(landing, &(square, piece))| self.jump(landing, square, piece))
    }

    #[inline(never)]
    fn jump(&self, landing: Square, square: Square, piece: Piece) -> Jump {
        let number = |sum| Number::from_sum(sum, self.set);
        let operator = self.operators.at(landing);
        let [left, right] = self.amounts(landing, piece);
        let result = self.set.operate(left, operator, right);
        let factor = self.factor(piece);
        Jump {
            landing,
            square,
            piece,
            taker: number(self.set.worth(left)),
            operator,
            taken: number(self.set.worth(right)),
            result: number(result),
            factor,
            score: number(result * factor),
        }
    }

    /// The score of the whole capture.
    #[must_use]
    pub fn score(&self) -> Number {
        Number::from_sum(self.sum(), self.set)
    }

    /// The score of the whole capture, for adding and comparing.
    #[must_use]
    pub fn sum(&self) -> Sum {
        let jumps = self.way.landings().zip(self.taken());
        jumps
            .map(|(landing, &(_, piece))| {
                let [left, right] = self.amounts(landing, piece);
                self.set.operate(left, self.operators.at(landing), right) * self.factor(piece)
            })
            .sum()
    }

    /// The amounts of taker and taken on the landing square, both seen from the side of the taker (D10).
    fn amounts(&self, landing: Square, piece: Piece) -> [i64; 2] {
        let place = self.side.sees(landing);
        [self.taker, piece].map(|piece| self.set.amount(piece.chip, place))
    }

    fn factor(&self, piece: Piece) -> u8 {
        (1 + u8::from(self.taker.dama)) * (1 + u8::from(piece.dama))
    }
}

impl fmt::Debug for Capture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Capture")
            .field("way", &self.way)
            .field("taker", &self.taker)
            .field("taken", &self.taken())
            .finish_non_exhaustive()
    }
}
