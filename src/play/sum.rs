//! Sums that are worked out before what they belong to happens.

use super::{Input, Ticket};
use crate::rules::Seat;
use crate::scene::{Scene, Task};

/// A sum that lies on the table.
pub struct Sum<G: Scene> {
    /// What waits for it.
    pub ticket: Ticket,
    /// What happens when it is done.
    action: G::Action,
    /// Who works it out.
    pub seat: Seat,
    /// The sum.
    pub task: Task,
    /// The result that has been typed so far.
    pub typed: String,
    /// What is to be said of it.
    pub verdict: Option<Verdict>,
}

/// The verdict on a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is none.
    NoNumber,
    /// It is the result.
    Right,
    /// It is another number.
    Wrong,
}

impl<G: Scene> Sum<G> {
    /// The sum that belongs to an action of `seat`, if it has one.
    pub fn of(state: &G, ticket: Ticket, seat: Seat, action: &G::Action) -> Option<Self> {
        let task = state.task(action)?;
        Some(Self { ticket, action: action.clone(), seat, task, typed: String::new(), verdict: None })
    }

    /// Whether a result has been judged, right or wrong.
    pub fn is_done(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Right | Verdict::Wrong))
    }

    /// What the sitting takes in when the sum is put away: the action happens if it has been worked out.
    pub fn done(self) -> Input<G> {
        let worked_out = self.is_done();
        Input::Answer(self.ticket, Some(self.action).filter(|_| worked_out).into_iter().collect())
    }

    /// Judges what has been typed, once: whether it is right, if it is a number.
    pub fn judge(&mut self, state: &G) -> Option<bool> {
        if self.is_done() || self.typed.trim().is_empty() {
            return None;
        }
        let right = state.is_right(&self.action, &self.typed);
        self.verdict = Some(match right {
            None => Verdict::NoNumber,
            Some(true) => Verdict::Right,
            Some(false) => Verdict::Wrong,
        });
        right
    }
}
