//! What pieces are called.

use super::numbers;
use crate::rules::damath::{ChipSet, Piece};
use crate::words::damath;

/// A piece of a set by its number and its kind.
pub(super) fn named(set: ChipSet, piece: Piece) -> String {
    damath::piece(&numbers::inscription(set, piece.chip), kind(piece))
}

/// What kind of piece it is, by which words are chosen.
pub(super) fn kind(piece: Piece) -> &'static str {
    if piece.dama { "dama" } else { "chip" }
}
