//! What is seen: the board, the players, and what is shown while something happens.

use std::fmt::Debug;

use super::{Frame, Interaction, Longest, Panel, Seating};

/// The view of a game: the board, the players, and what is shown while something happens. A table hands all of it states as
/// those may see them who sit there ([`crate::rules::Game::seen_by_all`]).
pub trait Drawing: Interaction {
    /// What lies on the board and how it is marked.
    type Board: Clone + Debug + PartialEq;

    /// The size of the board, width and height, in the units of its cells.
    const SIZE: (i32, i32);

    /// How long the others may keep a person waiting.
    const LONGEST: Longest = Longest::ANY;

    /// The board as it lies; with a pick, marked with what can be done and what is picked; and with what stays of the
    /// last thing that happened.
    fn board(&self, seating: &Seating, selection: Option<&Self::Selection>, last: Option<&Self::Event>) -> Self::Board;

    /// Adds to a board what `event` leaves there besides, where one move is several of them.
    fn trace(_board: &mut Self::Board, _event: &Self::Event) {}

    /// The players as they stand.
    fn panels(&self, seating: &Seating) -> Vec<Panel>;

    /// What is shown, one frame after the other, while `event` turns `self` into `after`. The end state is not a frame.
    fn frames(&self, after: &Self, event: &Self::Event, seating: &Seating) -> Vec<Frame<Self::Board>>;
}
