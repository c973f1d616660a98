//! A position of Damath that is being set up by hand.

mod palette;
mod shown;
mod text;

use crate::rules::damath::{Board, Chip, Options, Piece, Side, Square};
use crate::rules::{Seat, Spot};

/// The position as it lies, possible or not, and what is put next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    options: Options,
    /// Who sits at row 0.
    first: Seat,
    /// Whose move it is.
    side: Side,
    board: Board,
    /// What each side has made by capturing, as it was typed.
    scores: [String; 2],
    brush: Brush,
}

/// What is put on the squares that are touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Brush {
    side: Side,
    kind: Kind,
    chip: Chip,
}

/// What kind of thing is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Chip,
    Dama,
    /// What stands there is taken away.
    Nothing,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            options: Options::default(),
            first: Seat(0),
            side: Side::First,
            board: Board::start(),
            scores: ["0", "0"].map(str::to_owned),
            brush: Brush { side: Side::First, kind: Kind::Chip, chip: Chip::default() },
        }
    }
}

impl Brush {
    /// The piece that is put; none if what stands there is taken away.
    fn piece(self) -> Option<Piece> {
        let dama = match self.kind {
            Kind::Chip => false,
            Kind::Dama => true,
            Kind::Nothing => return None,
        };
        Some(Piece { chip: self.chip, dama })
    }
}

impl Position {
    /// Where this side's chip stands.
    fn place_of(&self, side: Side, chip: Chip) -> Option<Square> {
        self.board.pieces(side).find(|(_, piece)| piece.chip == chip).map(|(square, _)| square)
    }

    /// Each chip is there once, so that what is put in one place leaves the other; put where it stands, it is taken away.
    fn put(&mut self, square: Square) {
        let side = self.brush.side;
        let stood = self.board.at(square);
        self.board.lift(square);
        let Some(piece) = self.brush.piece().filter(|piece| stood != Some((side, *piece))) else {
            return;
        };
        if let Some(elsewhere) = self.place_of(side, piece.chip) {
            self.board.lift(elsewhere);
        }
        self.board.put(square, side, piece);
    }
}

/// The square of a spot.
fn square(spot: Spot) -> Option<Square> {
    Square::all().find(|square| Spot::from(*square) == spot)
}
