//! The ways of pieces as they are found.

use super::{Bits, Square};

/// What is noted of a way while it is found: all its landings, or only what it changes.
pub(super) trait Course: Copy {
    /// A move of the piece on `from` to `to`.
    fn step(from: Bits, to: Bits) -> Self;

    /// A capture of which only the piece is chosen yet.
    fn start(from: Square) -> Self;

    /// With one more landing, by which all of `taken` are taken.
    fn then(self, landing: Bits, taken: Bits) -> Self;
}
