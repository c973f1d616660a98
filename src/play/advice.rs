//! Hints: the best action, on request, shown until the match moves on.

use super::hint::Hint;
use super::table::Table;
use super::{Asked, Effect};
use crate::rules::Turn;
use crate::scene::{Advice, Scene};

impl<G: Scene> Table<G> {
    /// `true` if a hint can be requested now: one seat is to act, and neither another person's clock nor a match by
    /// link is involved.
    pub fn can_hint(&self) -> bool {
        let state = self.line.shown_state();
        let decides = matches!(state.turn(), Turn::Seat(_)) && state.can_advise();
        let waits = self.drive.awaited.is_some() || self.picking.sum.is_some();
        let is_open = !self.show.is_on() && !waits && self.is_for_person();
        is_open && decides && !self.line.played.is_by_link() && !self.is_timed()
    }

    /// The hint shown.
    pub fn advice(&self) -> Option<Advice> {
        let Hint::Found(action) = &self.picking.hint else { return None };
        self.seen().advice(action, &self.telling.seating)
    }

    /// Requests a hint, or dismisses the one requested or shown.
    pub fn ask_hint(&mut self) {
        match (std::mem::take(&mut self.picking.hint), self.line.shown_state().turn()) {
            (Hint::None, Turn::Seat(seat)) if self.can_hint() => {
                let ticket = self.drive.ticket();
                self.picking.refused = None;
                self.picking.hint = Hint::Asked(ticket);
                self.effects.push(Effect::Ask(ticket, Asked::Advice(seat)));
            }
            (Hint::Asked(_), _) => self.effects.push(Effect::Stop),
            _ => {}
        }
    }

    /// Handles the bot's answer to a request for a hint; an illegal action, or none, means no hint.
    pub fn advised(&mut self, action: Option<G::Action>) {
        let allowed = action.filter(|action| self.line.shown_state().check(action).is_ok());
        self.picking.hint = allowed.map_or(Hint::None, Hint::Found);
    }

    /// Plays the action of the hint, as if the person had pressed it.
    pub fn take_hint(&mut self) {
        if let Hint::Found(action) = std::mem::take(&mut self.picking.hint) {
            self.do_or_work_out(action);
        }
    }
}
