//! The selection of a person, before it becomes an action.

use super::hint::Hint;
use super::pending_choice::PendingChoice;
use super::sum::Sum;
use crate::record::NodeId;
use crate::rules::Spot;
use crate::scene::Scene;

/// The selections and requests of a person since the match last moved on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct UiState<G: Scene> {
    /// The selection on the board.
    pub selection: G::Selection,
    /// The selection made by starting a drag; `None` if nothing is dragged.
    pub drag_selection: Option<G::Selection>,
    /// `true` while a dropped piece is being handled, which is at its destination already.
    pub dropped: bool,
    /// The refusal of the last press.
    pub refused: Option<G::Refusal>,
    /// The hint, if one was requested.
    pub hint: Hint<G::Action>,
    /// The side action that waits for confirmation.
    pub side_action: Option<G::Action>,
    /// The sum to work out before its action is applied.
    pub sum: Option<Sum<G>>,
    /// The choice that the tutor assesses, or asks about.
    pub pending_choice: Option<PendingChoice<G>>,
    /// The actions that are held back until everything before them is saved.
    pub held_actions: Vec<G::Action>,
    /// The last place at which the tutor has asked.
    pub warned_at: Option<NodeId>,
    /// The hovered or focused row of the move list.
    pub row: Option<usize>,
    /// The cell of the board at which a mouse points.
    pub pointed: Option<Spot>,
}

impl<G: Scene> Default for UiState<G> {
    fn default() -> Self {
        Self {
            selection: G::Selection::default(),
            drag_selection: None,
            dropped: false,
            refused: None,
            hint: Hint::None,
            side_action: None,
            sum: None,
            pending_choice: None,
            held_actions: Vec::new(),
            warned_at: None,
            row: None,
            pointed: None,
        }
    }
}

impl<G: Scene> UiState<G> {
    /// Clears the selection, the refusal and the hint.
    pub fn clear_selection(&mut self) {
        self.refused = None;
        self.hint = Hint::None;
        self.drag_selection = None;
        self.selection = G::Selection::default();
    }
}
