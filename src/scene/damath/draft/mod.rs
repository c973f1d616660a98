//! A position of Damath that is being set up by hand.

mod palette;
mod shown;

use std::fmt;

use super::options;
use crate::rules::Spot;
use crate::rules::damath::{Board, Chip, Piece, Setup, Side, Square};

/// The position as it lies, possible or not, and what is put next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
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
        let setup = Setup { options: options::usual(), ..Setup::default() };
        Self { setup, brush: Brush { side: Side::First, kind: Kind::Chip, chip: Chip::default() } }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.fmt(f)
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
    /// The set-up, to be changed. What only a match that is being played knows need not be true then.
    fn change(&mut self) -> &mut Setup {
        self.setup.forget_match();
        &mut self.setup
    }

    /// Each chip is there once, so that what is put in one place leaves the other; put where it stands, it is taken away. After
    /// one that is new on the board the next one that is not there yet is to be put.
    fn put(&mut self, square: Square) {
        let side = self.brush.side;
        let piece = self.brush.piece();
        let board = &mut self.change().board;
        let stood = board.at(square);
        board.lift(square);
        let Some(piece) = piece.filter(|piece| stood != Some((side, *piece))) else { return };
        let elsewhere = place_of(board, side, piece.chip);
        if let Some(elsewhere) = elsewhere {
            board.lift(elsewhere);
        }
        board.put(square, side, piece);
        let is_new = elsewhere.is_none() && stood.is_none_or(|(of, before)| of != side || before.chip != piece.chip);
        if is_new {
            self.take_next();
        }
    }

    /// Takes the next chip that does not lie on the board, if there is one.
    fn take_next(&mut self) {
        let Brush { side, chip, .. } = self.brush;
        let mut after = Chip::all().skip(chip.index() + 1).chain(Chip::all());
        let missing = |chip: &Chip| place_of(&self.setup.board, side, *chip).is_none();
        self.brush.chip = after.find(missing).unwrap_or(chip);
    }

    /// What is typed as a score must not become another part of the text.
    fn type_score(&mut self, side: Side, text: &str) {
        let typed = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '|');
        self.change().scores[side.index()] = typed.map(|sign| if sign == '−' { '-' } else { sign }).collect();
    }
}

/// Where this side's chip stands.
fn place_of(board: &Board, side: Side, chip: Chip) -> Option<Square> {
    board.pieces(side).find(|(_, piece)| piece.chip == chip).map(|(square, _)| square)
}

/// The square of a spot.
fn square(spot: Spot) -> Option<Square> {
    Square::all().find(|square| Spot::from(*square) == spot)
}
