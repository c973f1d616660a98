//! What persons do: touches, what they mean, and what a player does besides.

use super::hint::Hint;
use super::{Asked, Sitting};
use crate::record::Next;
use crate::scene::{Answer, Cell, Scene, Touch};

impl<G: Scene> Sitting<G> {
    /// A person touched something. While something is being shown, or another place than where play goes on, that means
    /// nothing.
    pub(super) fn touch(&mut self, touch: Touch<G::Button>) {
        if !self.show.frames.is_empty() || !self.for_person() {
            return;
        }
        match self.next() {
            Next::Throw { .. } if self.throws_by(touch) => {
                self.show.opened = true;
                self.throw();
            }
            Next::Act { .. } => self.answer(touch),
            _ => {}
        }
    }

    /// Whether a touch throws where chance is to move: of the control, or of what is thrown.
    fn throws_by(&self, touch: Touch<G::Button>) -> bool {
        match touch {
            Touch::Throw => true,
            Touch::Spot(spot) => self.cells().iter().any(|cell| cell.spot == spot && cell.open),
            Touch::Drag(..) | Touch::Button(_) => false,
        }
    }

    fn answer(&mut self, touch: Touch<G::Button>) {
        self.refused = None;
        match self.state().touch(&self.selection, touch) {
            Answer::Select(selection) => self.selection = selection,
            Answer::Act(action) => self.do_or_work_out(action),
            Answer::ActAll(actions) => self.act(actions),
            Answer::ActAndThrow(action) => {
                self.throw_asked = true;
                self.act(vec![action]);
            }
            Answer::ActAndSelect(action, selection) => {
                self.act(vec![action]);
                self.selection = selection;
            }
            Answer::Contest => self.ask(Asked::Contest),
            Answer::Refuse(refusal) => self.refused = Some(refusal),
            Answer::Nothing => {}
        }
    }

    /// An action of a person happens, once its sum is worked out where that is wanted.
    pub(super) fn do_or_work_out(&mut self, action: G::Action) {
        if self.seating.works_out {
            self.ask(Asked::Sum(action));
        } else {
            self.act(vec![action]);
        }
    }

    /// Nothing is picked, nothing is said against it, and no hint stands.
    pub(super) fn let_go(&mut self) {
        self.refused = None;
        self.hint = Hint::None;
        self.lifted = None;
        self.selection = G::Selection::default();
    }

    /// It is confirmed what a player wants to do besides, or is not to be. The action itself has been remembered, and
    /// is forgotten whenever the match moves on: nobody confirms another one than he was asked about.
    pub(super) fn confirm(&mut self, yes: bool) {
        if let Some(action) = self.side_action.take().filter(|_| yes && self.can.play) {
            // It can come while something is being shown, and happens where play goes on.
            self.show.frames.clear();
            self.shown = self.at();
            self.act(vec![action]);
        }
    }

    /// The side actions of a player: persons' own affairs, each with its words.
    pub fn side_actions(&self) -> Vec<(G::Action, String)> {
        let state = self.state();
        let worded = |action: G::Action| state.side_action(&action, &self.seating).map(|words| (action, words));
        let own = state.side_actions().into_iter().filter(|action| self.is_person(state.actor(action)));
        own.filter(|_| self.goes_on() && self.tried.is_none()).filter_map(worded).collect()
    }

    /// The selection, if it is for a person to pick.
    pub fn selection(&self) -> Option<&G::Selection> {
        Some(&self.selection).filter(|_| self.for_person())
    }

    /// Everything on the board that can be pointed at now.
    pub fn cells(&self) -> Vec<Cell> {
        self.state().cells(&self.seating, self.selection())
    }

    /// Whether touching this would make something happen.
    pub fn finishes(&self, touch: Touch<G::Button>) -> bool {
        self.for_person() && matches!(self.state().touch(&self.selection, touch), Answer::Act(_))
    }
}
