//! The notation of a piece on its square: `9@23`, and `D9@23` for a dama.

use super::{ChipSet, Piece, Square};
use crate::rules::{Expected, ParseError};

impl ChipSet {
    /// The notation of a piece of this set on a square.
    #[must_use]
    pub fn write_placed(self, piece: Piece, square: Square) -> String {
        let dama = if piece.dama { "D" } else { "" };
        format!("{dama}{}@{square}", self.inscription(piece.chip))
    }

    /// Parses a piece of this set and its square.
    ///
    /// # Errors
    /// If the text is not one that [`ChipSet::write_placed`] writes.
    pub fn read_placed(self, text: &str) -> Result<(Piece, Square), ParseError> {
        let refuse = |expected| ParseError::new(expected, text);
        let shape = Expected("piece");
        let (name, square) = text.split_once('@').ok_or_else(|| refuse(shape))?;
        let square = square.parse()?;
        let (dama, name) = name.strip_prefix('D').map_or((false, name), |name| (true, name));
        let chip = self.chip(name).ok_or_else(|| refuse(Expected("chip")))?;
        Ok((Piece { chip, dama }, square))
    }
}
