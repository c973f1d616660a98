//! A position of Damath being set up by hand.

mod palette;
mod shown;

use std::fmt;

use super::options;
use crate::rules::Spot;
use crate::rules::damath::{Board, Chip, Piece, Setup, Side, Square};

/// A draft of a position, legal or not, and the selected tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    brush: Brush,
}

/// The tool: what a press puts on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Brush {
    side: Side,
    kind: Kind,
    chip: Chip,
}

/// The kind of tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Chip,
    Dama,
    /// Removes the piece.
    Nothing,
}

impl Default for Position {
    fn default() -> Self {
        let setup = Setup { options: options::initial_options(), ..Setup::default() };
        Self { setup, brush: Brush { side: Side::First, kind: Kind::Chip, chip: Chip::default() } }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.fmt(f)
    }
}

impl Brush {
    /// Returns the piece to put; none for the eraser.
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
    /// Gives access to the set-up for a change, after clearing what only a match in progress defines.
    fn change(&mut self) -> &mut Setup {
        self.setup.forget_match();
        &mut self.setup
    }

    /// Puts the tool's piece on a square. Each chip exists once: it moves from its previous square, and putting it
    /// where it stands already removes it. After a chip that was not on the board, the tool becomes the next missing
    /// one.
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

    /// Selects the next chip that is not on the board, if there is one.
    fn take_next(&mut self) {
        let Brush { side, chip, .. } = self.brush;
        let mut after = Chip::all().skip(chip.index() + 1).chain(Chip::all());
        let missing = |chip: &Chip| place_of(&self.setup.board, side, *chip).is_none();
        self.brush.chip = after.find(missing).unwrap_or(chip);
    }

    /// Sets the text of a score, without the characters that separate parts of the notation.
    fn type_score(&mut self, side: Side, text: &str) {
        let typed = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '|');
        self.change().scores[side.index()] = typed.map(|sign| if sign == '−' { '-' } else { sign }).collect();
    }
}

/// Finds the square of a side's chip.
fn place_of(board: &Board, side: Side, chip: Chip) -> Option<Square> {
    board.pieces(side).find(|(_, piece)| piece.chip == chip).map(|(square, _)| square)
}

/// Returns the square of a spot.
fn square(spot: Spot) -> Option<Square> {
    Square::all().find(|square| Spot::from(*square) == spot)
}
