//! Sums that are worked out before what they belong to happens.

use crate::rules::Seat;
use crate::scene::{Scene, Task};

/// A sum that lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sum<G: Scene> {
    /// The action that happens when it is done.
    pub action: G::Action,
    /// The seat of the person who works it out.
    pub seat: Seat,
    /// The result that has been typed so far.
    pub typed: String,
    /// The verdict on a result that was handed in.
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

impl Verdict {
    /// Whether the result was a number, with which the sum is done.
    #[must_use]
    pub fn is_final(self) -> bool {
        self != Self::NoNumber
    }
}

/// A sum as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumView {
    /// The seat of the person who works it out.
    pub seat: Seat,
    /// The sum in words.
    pub task: Task,
    /// The result that has been typed so far.
    pub typed: String,
    /// The verdict on a result that was handed in.
    pub verdict: Option<Verdict>,
}

impl<G: Scene> Sum<G> {
    /// The sum that belongs to an action of a person on `seat`, if it has one.
    pub fn of(state: &G, seat: Seat, action: &G::Action) -> Option<Self> {
        state.task(action).map(|_| Self { action: action.clone(), seat, typed: String::new(), verdict: None })
    }

    /// Whether a result has been judged, right or wrong.
    pub fn is_done(&self) -> bool {
        self.verdict.is_some_and(Verdict::is_final)
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

    /// The sum as it is shown.
    pub fn view(&self, state: &G) -> Option<SumView> {
        let task = state.task(&self.action)?;
        Some(SumView { seat: self.seat, task, typed: self.typed.clone(), verdict: self.verdict })
    }
}
