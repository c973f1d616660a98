//! The operators on the squares.

use std::fmt;

use super::Square;

/// The operator that is applied to the values of taker and taken (D9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// +
    Plus,
    /// −
    Minus,
    /// ×
    Times,
    /// ÷
    Over,
}

impl Operator {
    /// Its sign: `+`, `−`, `×` or `÷`.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Plus => "+",
            Self::Minus => "−",
            Self::Times => "×",
            Self::Over => "÷",
        }
    }
}

impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

/// One of the two ways in which the operators stand on the board (D1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperatorBoard {
    /// With all four operators.
    Four,
    /// With plus and minus alone.
    PlusMinus,
}

impl OperatorBoard {
    /// The other board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Four => Self::PlusMinus,
            Self::PlusMinus => Self::Four,
        }
    }

    /// The operator on a square (D1).
    #[must_use]
    pub fn at(self, square: Square) -> Operator {
        use Operator::{Minus, Over, Plus, Times};
        let rows = match self {
            Self::Four => [
                [Plus, Minus, Over, Times],
                [Minus, Plus, Times, Over],
                [Over, Times, Plus, Minus],
                [Times, Over, Minus, Plus],
            ],
            Self::PlusMinus => [
                [Plus, Minus, Minus, Plus],
                [Minus, Plus, Plus, Minus],
                [Minus, Plus, Plus, Minus],
                [Plus, Minus, Minus, Plus],
            ],
        };
        rows[square.index() / 4 % 4][square.index() % 4]
    }
}
