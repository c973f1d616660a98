//! What persons do: touches, what they mean, and what a player does besides.

use super::drive::Source;
use super::table::Table;
use super::{Asked, SideAction};
use crate::record::Next;
use crate::scene::{Answer, Cell, Scene, Touch};

impl<G: Scene> Table<G> {
    /// A person touched something. While something is being shown, or another place than where play goes on, that means
    /// nothing.
    pub fn touch(&mut self, touch: Touch<G::Button>) {
        if self.show.is_on() || !self.is_for_person() {
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
        self.picking.refused = None;
        match self.line.shown_state().touch(&self.picking.selection, touch) {
            Answer::Select(selection) => self.picking.selection = selection,
            Answer::Act(action) => self.do_or_work_out(action),
            Answer::ActAll(actions) => self.act(actions),
            Answer::ActAndThrow(action) => {
                self.drive.throw_asked = true;
                self.act(vec![action]);
            }
            Answer::ActAndSelect(action, selection) => {
                self.act(vec![action]);
                self.picking.selection = selection;
            }
            Answer::Contest => self.fight(Source::Contest, Asked::Contest),
            Answer::Refuse(refusal) => self.picking.refused = Some(refusal),
            Answer::Nothing => {}
        }
    }

    /// It is confirmed what a player wants to do besides, or is not to be. The action itself has been remembered, and
    /// is forgotten whenever the match moves on: nobody confirms another one than the one that was asked about.
    pub fn confirm(&mut self, yes: bool) {
        if let Some(action) = self.picking.side_action.take().filter(|_| yes && self.chairs.permissions.play) {
            // It can come while something is being shown, and happens where play goes on.
            self.show.frames.clear();
            self.line.shown = self.line.at();
            self.act(vec![action]);
        }
    }

    /// The side actions of a player: persons' own affairs, each with its words.
    pub fn side_actions(&self) -> Vec<SideAction<G>> {
        if !self.goes_on() || self.line.tries_out() {
            return Vec::new();
        }
        let state = self.line.shown_state();
        let own = state.side_actions().into_iter().filter(|action| self.chairs.is_person(state.actor(action)));
        let seen = self.seen();
        own.filter_map(|action| {
            let words = seen.side_action(&action, &self.telling.seating)?;
            Some(SideAction { action, words })
        })
        .collect()
    }

    /// The state that is shown, as those may see it who sit here. Whatever is drawn or said is drawn and said of this.
    pub fn seen(&self) -> G {
        self.chairs.seen(self.line.shown_state())
    }

    /// The selection, if it is for a person to pick.
    pub fn selection(&self) -> Option<&G::Selection> {
        Some(&self.picking.selection).filter(|_| self.is_for_person())
    }

    /// Everything on the board that can be pointed at now.
    pub fn cells(&self) -> Vec<Cell> {
        self.seen().cells(&self.telling.seating, self.selection())
    }

    /// Whether touching this would make something happen.
    pub fn finishes(&self, touch: Touch<G::Button>) -> bool {
        self.is_for_person() && matches!(self.line.shown_state().touch(&self.picking.selection, touch), Answer::Act(_))
    }
}
