//! Representations of a way while the generator builds it.

use super::{Bits, Square};

/// A way under construction: with all its landings, or only with its change of the board.
pub(super) trait Course: Copy {
    /// A move of the piece on `from` to `to`.
    fn step(from: Bits, to: Bits) -> Self;

    /// A capture without any jump yet.
    fn start(from: Square) -> Self;

    /// Adds a landing, by which the pieces captured so far are `taken`.
    fn then(self, landing: Bits, taken: Bits) -> Self;
}
