//! What is dragged: lifted, carried over the board, and let go.

use super::table::Table;
use crate::rules::Spot;
use crate::scene::{Answer, Scene, Touch};

impl<G: Scene> Table<G> {
    /// What lies there is lifted, if it can be.
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

    /// What is dragged is over this cell now: what letting it go there would pick is picked.
    pub fn drag_over(&mut self, from: Spot, over: Spot) {
        let Some(lifted) = self.picking.lifted.clone() else { return };
        let touch = || self.line.shown_state().touch(&lifted, Touch::Drag(from, over));
        let tried = if over == from { Answer::Nothing } else { touch() };
        self.picking.selection = if let Answer::Select(tried) = tried { tried } else { lifted };
        self.picking.refused = None;
    }

    /// It is let go. What has been dragged is where it goes already: its steps are not shown again.
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
