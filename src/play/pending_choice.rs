//! A choice of a person that waits for its assessment, or for the person's confirmation.

use super::Amount;
use crate::bots::Scale;
use crate::engine::Judged;
use crate::scene::{Answer, Scene};

/// The least cost to ask about, in hundredths of a percent of the chance to win: it is 5%.
const GREAT_CHANCE: i64 = 500;
/// The least cost to ask about, in hundredths of a point of the final score: it is 3 points.
const GREAT_LEAD: i64 = 300;

/// A choice of a person that has not been made yet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PendingChoice<G: Scene> {
    /// The choice, as the board's answer to the press.
    pub answer: Answer<G>,
    /// The number of its actions that are not judged yet.
    unjudged: usize,
    /// The cost of the judged ones.
    judged_cost: i64,
    /// Its cost, once it is known to be great: the person is asked now.
    pub great_cost: Option<Amount>,
}

impl<G: Scene> PendingChoice<G> {
    /// A choice of which nothing is judged yet.
    pub fn new(answer: Answer<G>) -> Self {
        let unjudged = actions_of(&answer).len();
        Self { answer, unjudged, judged_cost: 0, great_cost: None }
    }

    /// Adds the judgement of one of the actions; only one that is worse than another costs anything. Returns the cost
    /// of the choice once all are judged.
    pub fn hear(&mut self, judged: &Judged) -> Option<Amount> {
        self.judged_cost += if judged.better.is_some() { judged.cost } else { 0 };
        self.unjudged = self.unjudged.saturating_sub(1);
        (self.unjudged == 0).then(|| Amount { hundredths: self.judged_cost, is_chance: judged.scale == Scale::Chance })
    }
}

/// `true` for a cost that the person is asked about.
pub(super) fn is_great(cost: &Amount) -> bool {
    -cost.hundredths >= if cost.is_chance { GREAT_CHANCE } else { GREAT_LEAD }
}

/// The actions of a choice; empty if the answer is not a whole one.
pub(super) fn actions_of<G: Scene>(answer: &Answer<G>) -> Vec<G::Action> {
    match answer {
        Answer::Act(action) | Answer::ActAndThrow(action) => vec![action.clone()],
        Answer::ActAll(actions) => actions.clone(),
        _ => Vec::new(),
    }
}
