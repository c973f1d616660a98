//! Names of pieces.

use super::numbers;
use crate::rules::damath::{ChipSet, Piece};
use crate::words::damath;

/// Returns the name of a piece, by its number and kind.
pub(super) fn named(set: ChipSet, piece: Piece) -> String {
    damath::piece(&numbers::inscription(set, piece.chip), kind(piece))
}

/// Returns the message keyword for the kind of a piece.
pub(super) fn kind(piece: Piece) -> &'static str {
    if piece.dama { "dama" } else { "chip" }
}
