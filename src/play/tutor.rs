//! The tutor: it asks once before a person makes a choice that costs much, if the preferences want that.

use super::pending_choice::{PendingChoice, actions_of, is_great};
use super::scheduler::Source;
use super::table::Table;
use super::{Amount, Effect};
use crate::engine;
use crate::scene::{Answer, Scene};

/// The time for which a choice waits for its assessment, in milliseconds. If the engine is later, the choice is made.
const PATIENCE_MILLIS: u32 = 5_000;

impl<G: Scene> Table<G> {
    /// Makes the choice of a person, or has it assessed first.
    pub fn choose(&mut self, answer: Answer<G>) {
        if !self.asks_tutor(&answer) {
            return self.carry_out(answer);
        }
        let ticket = self.scheduler.wait_for(Source::Tutor);
        let actions = actions_of(&answer);
        let asked = self.inquire(engine::Question::Judge { last: actions.len() }, &actions);
        self.ui.pending_choice = Some(PendingChoice::new(answer));
        self.effects.push(Effect::Ask(ticket, asked));
        self.effects.push(Effect::Wait(ticket, PATIENCE_MILLIS));
    }

    /// `true` if the tutor assesses a choice: where a hint is possible, and once at each place of the match.
    fn asks_tutor(&self, answer: &Answer<G>) -> bool {
        G::HAS_TUTOR
            && self.preferences.tutor
            && self.ui.warned_at != Some(self.line.at())
            && !actions_of(answer).is_empty()
            && self.can_hint()
            && self.line.shown_state().only_choice().is_none()
    }

    /// Handles the judgement of one of the actions of the pending choice.
    pub fn hear_judgement(&mut self, answer: &engine::Answer) {
        let cost = match (answer, &mut self.ui.pending_choice) {
            (engine::Answer::Judged(judged), Some(choice)) => {
                let cost = choice.hear(judged);
                if cost.is_none() {
                    return;
                }
                cost
            }
            _ => None,
        };
        self.scheduler.awaited = None;
        self.handle_cost(cost);
    }

    /// Handles the cost of the pending choice: asks the person if it is great, or makes the choice. `None` if it is
    /// unknown.
    pub fn handle_cost(&mut self, cost: Option<Amount>) {
        let Some(choice) = &mut self.ui.pending_choice else { return };
        choice.great_cost = cost.filter(is_great);
        if choice.great_cost.is_some() {
            self.ui.warned_at = Some(self.line.at());
        } else {
            self.end_choice(true);
        }
    }

    /// Makes the pending choice, or drops it.
    pub fn end_choice(&mut self, yes: bool) {
        if let Some(choice) = self.ui.pending_choice.take().filter(|_| yes) {
            self.carry_out(choice.answer);
        }
    }
}
