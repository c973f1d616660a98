//! What is dragged: lifted, carried over the board, and let go.

use super::Sitting;
use crate::rules::Spot;
use crate::scene::{Answer, Scene, Touch};

impl<G: Scene> Sitting<G> {
    /// What lies there is lifted, if it can be.
    pub(super) fn lift(&mut self, from: Spot) {
        self.lifted = None;
        if !self.show.frames.is_empty() || !self.for_person() {
            return;
        }
        let lifted = self.state().lift(from);
        if let Answer::ActAndSelect(action, _) = &lifted {
            self.act(vec![action.clone()]);
        }
        if let Answer::Select(selection) | Answer::ActAndSelect(_, selection) = lifted {
            self.selection = selection.clone();
            self.refused = None;
            self.lifted = Some(selection);
        }
    }

    /// What is dragged is over this cell now: what letting it go there would pick is picked.
    pub(super) fn drag_over(&mut self, from: Spot, over: Spot) {
        let Some(lifted) = self.lifted.clone() else { return };
        let tried = if over == from { Answer::Nothing } else { self.state().touch(&lifted, Touch::Drag(from, over)) };
        self.selection = if let Answer::Select(tried) = tried { tried } else { lifted };
        self.refused = None;
    }

    /// It is let go. What has been dragged is where it goes already: its steps are not shown again.
    pub(super) fn drop(&mut self, touch: Option<Touch<G::Button>>) {
        if let Some(lifted) = self.lifted.take() {
            self.selection = lifted;
            self.dragged = true;
        }
        if let Some(touch) = touch {
            self.touch(touch);
        }
        self.dragged = false;
    }

    /// Whether something is being dragged.
    #[must_use]
    pub fn drags(&self) -> bool {
        self.lifted.is_some()
    }
}
