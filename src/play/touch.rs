//! Presses and side actions.

use super::scheduler::Source;
use super::table::Table;
use super::{ActionRequest, SideAction};
use crate::record::Next;
use crate::scene::{Answer, Cell, Scene, Touch};

impl<G: Scene> Table<G> {
    /// Handles a press. It is ignored during an animation, if no person has to act at the place shown, and while a
    /// choice is pending or held back.
    pub fn touch(&mut self, touch: Touch<G::Button>) {
        let is_chosen = self.ui.pending_choice.is_some() || !self.ui.held_actions.is_empty();
        if self.animation.is_running() || !self.is_for_person() || is_chosen {
            return;
        }
        match self.next() {
            Next::Throw { .. } if self.throws_by(touch) => {
                self.animation.opened = true;
                self.throw();
            }
            Next::Act { .. } => self.answer(touch),
            _ => {}
        }
    }

    /// `true` if a press makes the throw that is due: on the control, or on an open cell.
    fn throws_by(&self, touch: Touch<G::Button>) -> bool {
        match touch {
            Touch::Throw => true,
            Touch::Spot(spot) => self.cells().iter().any(|cell| cell.spot == spot && cell.open),
            Touch::Drag(..) | Touch::Button(_) => false,
        }
    }

    fn answer(&mut self, touch: Touch<G::Button>) {
        self.ui.refused = None;
        let answer = self.line.shown_state().touch(&self.ui.selection, touch);
        self.choose(answer);
    }

    /// Carries out the board's answer to a press.
    pub fn carry_out(&mut self, answer: Answer<G>) {
        match answer {
            Answer::Select(selection) => self.ui.selection = selection,
            Answer::Act(action) => self.act_or_open_sum(action),
            Answer::ActAll(actions) => self.act(actions),
            Answer::ActAndThrow(action) => {
                self.scheduler.throw_asked = true;
                self.act(vec![action]);
            }
            Answer::ActAndSelect(action, selection) => {
                self.act(vec![action]);
                self.ui.selection = selection;
            }
            Answer::SimultaneousPhase => self.ask(Source::SimultaneousPhase, ActionRequest::SimultaneousPhase),
            Answer::Refuse(refusal) => self.ui.refused = Some(refusal),
            Answer::Nothing => {}
        }
    }

    /// Makes the choice or applies the side action that was asked about, or cancels it. The question is dropped
    /// whenever the match moves on, so that no other action is ever confirmed.
    pub fn confirm(&mut self, yes: bool) {
        if self.ui.pending_choice.is_some() {
            return self.end_choice(yes && self.local.permissions.play);
        }
        if let Some(action) = self.ui.side_action.take().filter(|_| yes && self.local.permissions.play) {
            // The answer may come during an animation, and applies where play continues.
            self.animation.frames.clear();
            self.line.shown = self.line.at();
            self.act(vec![action]);
        }
    }

    /// The side actions of the persons here, with their labels.
    pub fn side_actions(&self) -> Vec<SideAction<G>> {
        if !self.continues_here() || self.line.in_variation() {
            return Vec::new();
        }
        let state = self.line.shown_state();
        let own = state.side_actions().into_iter().filter(|action| self.local.is_person(state.actor(action)));
        let seen = self.seen();
        own.filter_map(|action| {
            let words = seen.side_action(&action, &self.cache.seating)?;
            Some(SideAction { action, words })
        })
        .collect()
    }

    /// The state shown, as the persons here may see it. Everything drawn or worded is derived from this.
    pub fn seen(&self) -> G {
        self.local.seen(self.line.shown_state())
    }

    /// The selection, if a person has to act.
    pub fn selection(&self) -> Option<&G::Selection> {
        Some(&self.ui.selection).filter(|_| self.is_for_person())
    }

    /// The cells of the board that can be pressed or focused now.
    pub fn cells(&self) -> Vec<Cell> {
        self.seen().cells(&self.cache.seating, self.selection())
    }

    /// `true` if a press here would complete an action.
    pub fn finishes(&self, touch: Touch<G::Button>) -> bool {
        self.is_for_person() && matches!(self.line.shown_state().touch(&self.ui.selection, touch), Answer::Act(_))
    }
}
