//! Drawing: the board, the player panels and the animations.

use std::fmt::Debug;

use super::{Frame, Interaction, Panel, Seating, WaitLimits};

/// The drawing of a game: the board, the player panels and the animations. The table passes states as filtered for the
/// people at it ([`crate::rules::Game::seen_by_all`]).
pub trait Drawing: Interaction {
    /// Contents of the board and its marks.
    type Board: Clone + Debug + PartialEq;

    /// Width and height of the board, in board units.
    const SIZE: (i32, i32);

    /// `true` if the board can be turned to any seat ([`Seating::turned_to`]), and so to the person who holds the device.
    const TURNS: bool = false;

    /// Limits on how long a person waits for others.
    const WAIT_LIMITS: WaitLimits = WaitLimits::NONE;

    /// Returns the board; with a selection, marked with the legal moves and the selection; and with the marks of the
    /// last event.
    fn board(&self, seating: &Seating, selection: Option<&Self::Selection>, last: Option<&Self::Event>) -> Self::Board;

    /// Adds the trace of an earlier event that belongs to the same move as the last one.
    fn trace(_board: &mut Self::Board, _event: &Self::Event) {}

    /// Returns the player panels.
    fn panels(&self, seating: &Seating) -> Vec<Panel>;

    /// Returns the frames of the animation from `self` to `after`; the final state is not a frame.
    fn frames(&self, after: &Self, event: &Self::Event, seating: &Seating) -> Vec<Frame<Self::Board>>;
}
