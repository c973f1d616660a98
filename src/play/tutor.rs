//! The tutor: it asks once before a person makes a choice that costs much, if the preferences want that.

use super::scheduler::Source;
use super::table::Table;
use super::{Amount, Effect};
use crate::bots::Scale;
use crate::engine;
use crate::scene::{Answer, Scene};

/// The time for which a choice waits for its assessment, in milliseconds. If the engine is later, the choice is made.
const PATIENCE_MILLIS: u32 = 5_000;

/// The least cost to ask about, in hundredths of a percent of the chance to win: it is 5%.
const GREAT_CHANCE: i64 = 500;
/// The least cost to ask about, in hundredths of a point of the final score: it is 3 points.
const GREAT_LEAD: i64 = 300;

/// A choice of a person that has not been made yet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PendingChoice<G: Scene> {
    /// The choice, as the board's answer to the press.
    answer: Answer<G>,
    /// The number of its actions that are not judged yet, and the cost of the others.
    judged: (usize, i64),
    /// Its cost, once it is known to be great: the person is asked now.
    pub cost: Option<Amount>,
}

impl<G: Scene> Table<G> {
    /// Makes the choice of a person, or has it assessed first.
    pub fn choose(&mut self, answer: Answer<G>) {
        if !self.asks_tutor(&answer) {
            return self.carry_out(answer);
        }
        let ticket = self.scheduler.wait_for(Source::Tutor);
        let actions = actions_of(&answer);
        let asked = self.inquire(engine::Question::Judge { last: actions.len() }, &actions);
        self.ui.pending_choice = Some(PendingChoice { answer, judged: (actions.len(), 0), cost: None });
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

    /// Handles the judgement of one of the actions of the pending choice. Only one that is worse than another costs
    /// anything.
    pub fn hear_judgement(&mut self, answer: engine::Answer) {
        let cost = match (answer, &mut self.ui.pending_choice) {
            (engine::Answer::Judged(judged), Some(PendingChoice { judged: (left, cost), .. })) => {
                *cost += if judged.better.is_some() { judged.cost } else { 0 };
                *left = left.saturating_sub(1);
                if *left > 0 {
                    return;
                }
                Some(Amount { hundredths: *cost, is_chance: judged.scale == Scale::Chance })
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
        choice.cost = cost.filter(needs_warning);
        if choice.cost.is_some() {
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

/// `true` for a cost that the tutor asks about.
fn needs_warning(cost: &Amount) -> bool {
    -cost.hundredths >= if cost.is_chance { GREAT_CHANCE } else { GREAT_LEAD }
}

/// The actions of a choice; empty if the answer is not a whole one.
fn actions_of<G: Scene>(answer: &Answer<G>) -> Vec<G::Action> {
    match answer {
        Answer::Act(action) | Answer::ActAndThrow(action) => vec![action.clone()],
        Answer::ActAll(actions) => actions.clone(),
        _ => Vec::new(),
    }
}
