//! Buttons below the board.

use super::Unit;

/// A button of the cross-shaped board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Selects a piece or a pair that can move.
    Unit(Unit),
    /// Plays the listed use of the throw, or the listed move, with this index from 0.
    Listed(usize),
    /// Skips the move.
    Skip,
    /// Clears the selection.
    Back,
    /// Makes the selected move.
    Take,
}
