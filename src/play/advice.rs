//! Hints: the best action, on request, shown until the match moves on.

use super::Effect;
use super::hint::Hint;
use super::table::Table;
use crate::engine::Question;
use crate::rules::Turn;
use crate::scene::{Advice, Scene};

impl<G: Scene> Table<G> {
    /// `true` if a hint can be requested now: one seat is to act, and neither another person's clock nor a match by
    /// link is involved.
    pub fn can_hint(&self) -> bool {
        let state = self.line.shown_state();
        let decides = matches!(state.turn(), Turn::Seat(_)) && state.can_advise();
        let waits = self.scheduler.awaited.is_some() || self.ui.sum.is_some();
        let is_open = !self.animation.is_running() && !waits && self.is_for_person();
        is_open && decides && !self.line.played.is_by_link() && !self.is_timed()
    }

    /// The hint shown.
    pub fn advice(&self) -> Option<Advice> {
        let Hint::Found(actions) = &self.ui.hint else { return None };
        self.seen().plan_advice(actions, &self.cache.seating)
    }

    /// Requests a hint, or dismisses the one requested or shown.
    pub fn ask_hint(&mut self) {
        match (std::mem::take(&mut self.ui.hint), self.line.shown_state().turn()) {
            (Hint::None, Turn::Seat(seat)) if self.can_hint() => {
                let ticket = self.scheduler.ticket();
                self.ui.refused = None;
                self.ui.hint = Hint::Asked(ticket);
                let asked = self.inquire(Question::Advise { seat }, &[]);
                self.effects.push(Effect::Ask(ticket, asked));
            }
            (Hint::Asked(_), _) => self.effects.push(Effect::Cancel),
            _ => {}
        }
    }

    /// Handles the answer to a request for a hint: its actions up to the first that is illegal. None means no hint.
    pub fn handle_advice(&mut self, mut actions: Vec<G::Action>) {
        let mut state = self.line.shown_state().clone();
        let legal = actions.iter().take_while(|action| state.apply(action).is_ok()).count();
        actions.truncate(legal);
        self.ui.hint = if actions.is_empty() { Hint::None } else { Hint::Found(actions) };
    }

    /// Plays the actions of the hint, as if the person had pressed them.
    pub fn play_hint(&mut self) {
        let Hint::Found(mut actions) = std::mem::take(&mut self.ui.hint) else { return };
        match actions.pop() {
            Some(action) if actions.is_empty() => self.act_or_open_sum(action),
            last => {
                actions.extend(last);
                self.act(actions);
            }
        }
    }
}
