//! Dragging a piece over the board.

use super::table::Table;
use crate::rules::Spot;
use crate::scene::{Answer, Scene, Touch};

impl<G: Scene> Table<G> {
    /// Starts to drag the piece on this cell, if it can be moved.
    pub fn start_drag(&mut self, from: Spot) {
        self.ui.drag_selection = None;
        if self.animation.is_running() || !self.is_for_person() || !self.ui.held_actions.is_empty() {
            return;
        }
        let answer = self.line.shown_state().begin_drag(from);
        if let Answer::ActAndSelect(action, _) = &answer {
            self.act(vec![action.clone()]);
        }
        if let Answer::Select(selection) | Answer::ActAndSelect(_, selection) = answer {
            self.ui.selection = selection.clone();
            self.ui.refused = None;
            self.ui.drag_selection = Some(selection);
        }
    }

    /// Updates the selection to what a drop on this cell would select.
    pub fn drag_over(&mut self, from: Spot, over: Spot) {
        let Some(drag_selection) = self.ui.drag_selection.clone() else { return };
        let touch = || self.line.shown_state().touch(&drag_selection, Touch::Drag(from, over));
        let tried = if over == from { Answer::Nothing } else { touch() };
        self.ui.selection = if let Answer::Select(tried) = tried { tried } else { drag_selection };
        self.ui.refused = None;
    }

    /// Ends a drag. The animation omits the steps of a dragged piece, which is at its destination already.
    pub fn drop(&mut self, touch: Option<Touch<G::Button>>) {
        if let Some(drag_selection) = self.ui.drag_selection.take() {
            self.ui.selection = drag_selection;
            self.ui.dropped = true;
        }
        if let Some(touch) = touch {
            self.touch(touch);
        }
        self.ui.dropped = false;
    }
}
