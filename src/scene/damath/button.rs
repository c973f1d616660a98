//! Buttons below the board.

/// A button of Damath.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Selects the previous legal move.
    Previous,
    /// Selects the next legal move.
    Next,
    /// Makes the selected move, or its next jump.
    Go,
    /// Accepts the offer to finish (D11).
    Accept,
    /// Declines the offer.
    Decline,
}
