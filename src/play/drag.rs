//! Dragging a piece over the board.

use super::table::Table;
use crate::rules::Spot;
use crate::scene::{Answer, Scene, Touch};

impl<G: Scene> Table<G> {
    /// Starts to drag the piece on this cell, if it can be moved.
    pub fn lift(&mut self, from: Spot) {
        self.picking.lifted = None;
        if self.show.is_on() || !self.is_for_person() {
            return;
        }
        let lifted = self.line.shown_state().begin_drag(from);
        if let Answer::ActAndSelect(action, _) = &lifted {
            self.act(vec![action.clone()]);
        }
        if let Answer::Select(selection) | Answer::ActAndSelect(_, selection) = lifted {
            self.picking.selection = selection.clone();
            self.picking.refused = None;
            self.picking.lifted = Some(selection);
        }
    }

    /// Updates the selection to what a drop on this cell would select.
    pub fn drag_over(&mut self, from: Spot, over: Spot) {
        let Some(lifted) = self.picking.lifted.clone() else { return };
        let touch = || self.line.shown_state().touch(&lifted, Touch::Drag(from, over));
        let tried = if over == from { Answer::Nothing } else { touch() };
        self.picking.selection = if let Answer::Select(tried) = tried { tried } else { lifted };
        self.picking.refused = None;
    }

    /// Ends a drag. The animation omits the steps of a dragged piece, which is at its destination already.
    pub fn drop(&mut self, touch: Option<Touch<G::Button>>) {
        if let Some(lifted) = self.picking.lifted.take() {
            self.picking.selection = lifted;
            self.picking.dragged = true;
        }
        if let Some(touch) = touch {
            self.touch(touch);
        }
        self.picking.dragged = false;
    }
}
