//! A position of Damath being set up by hand.

mod palette;
mod shown;

use std::fmt;

use super::{numbers, options};
use crate::rules::damath::{Board, Chip, Number, Piece, Setup, Side, Square};
use crate::rules::{ParseError, Spot};
use crate::words::typed_number;

/// A draft of a position, legal or not, and the selected tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    brush: Brush,
    /// The scores as they were typed; none where they are those of the set-up.
    typed_scores: [Option<String>; 2],
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
        Self {
            setup,
            brush: Brush { side: Side::First, kind: Kind::Chip, chip: Chip::default() },
            typed_scores: [None, None],
        }
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
        board.remove(square);
        let Some(piece) = piece.filter(|piece| stood != Some((side, *piece))) else { return };
        let elsewhere = place_of(board, side, piece.chip);
        if let Some(elsewhere) = elsewhere {
            board.remove(elsewhere);
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

    /// Sets a score as it is typed. A text that is no number stays as it is, except for the characters that separate
    /// parts of the notation, so that the set-up has a fault.
    fn type_score(&mut self, side: Side, text: &str) {
        let separates = |sign: char| sign.is_whitespace() || sign == '|';
        let notation = read_score(text).map(|score| score.to_string());
        self.change().scores[side.index()] = notation.unwrap_or_else(|| text.trim().replace(separates, "_"));
        self.typed_scores[side.index()] = Some(text.to_owned());
    }

    /// Returns an error that quotes a score as it was typed, not as it is in the notation.
    fn as_typed(&self, error: ParseError) -> ParseError {
        let typed = self.setup.scores.iter().zip(&self.typed_scores).find(|(score, _)| **score == error.found);
        match typed {
            Some((_, Some(typed))) => ParseError { found: typed.trim().to_owned(), ..error },
            _ => error,
        }
    }

    /// The text of a score, and what it is read as if that is written in another way.
    fn shown_score(&self, side: Side) -> (String, Option<String>) {
        let Some(typed) = self.typed_scores[side.index()].clone() else {
            return (self.setup.scores[side.index()].clone(), None);
        };
        let read = read_score(&typed).filter(|score| score.to_string() != typed.trim().replace('−', "-"));
        (typed, read.map(|score| format!("= {}", numbers::exact(score))))
    }
}

/// The score that a text means to the reader.
fn read_score(text: &str) -> Option<Number> {
    let value = typed_number(text)?.value;
    Number::new(value.whole, value.root, value.over)
}

/// Finds the square of a side's chip.
fn place_of(board: &Board, side: Side, chip: Chip) -> Option<Square> {
    board.pieces(side).find(|(_, piece)| piece.chip == chip).map(|(square, _)| square)
}

/// Returns the square of a spot.
fn square(spot: Spot) -> Option<Square> {
    Square::all().find(|square| Spot::from(*square) == spot)
}
