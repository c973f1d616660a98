//! The buttons below the board.

/// The buttons of Damath.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The move before the one that is picked.
    Previous,
    /// The move after it.
    Next,
    /// The move that is picked is made, or its next jump.
    Go,
    /// The offer to finish is accepted (D11).
    Accept,
    /// It is declined.
    Decline,
}
