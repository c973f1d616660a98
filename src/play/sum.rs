//! Sums that are worked out before what they belong to happens.

use crate::rules::Seat;
use crate::scene::{Scene, Task};

/// The sums of an action that lie on the table, of which one is worked out after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sum<G: Scene> {
    /// The action that happens when all are done.
    pub action: G::Action,
    /// The seat of the person who works them out.
    pub seat: Seat,
    /// How many there are.
    count: usize,
    /// Whether each that is done came out right.
    done: Vec<bool>,
    /// Whether a first result of the one after those was wrong.
    helped: bool,
    /// The result that has been typed so far.
    pub typed: String,
    /// The verdict on the result that was handed in last.
    verdict: Option<Verdict>,
}

/// The verdict on a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is none.
    NoNumber,
    /// It is the result.
    Right,
    /// It is another number, and there is a second try.
    Again,
    /// It is another number.
    Wrong,
}

/// Sums as they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumView {
    /// The sums in words, in the order in which they are worked out.
    pub tasks: Vec<Task>,
    /// Whether each that is done came out right.
    pub done: Vec<bool>,
    /// Whether the one that is worked out now has been tried, so that its working is shown.
    pub helped: bool,
    /// The result that has been typed so far.
    pub typed: String,
    /// The verdict on the result that was handed in last.
    pub verdict: Option<Verdict>,
}

impl<G: Scene> Sum<G> {
    /// The sums that belong to an action of a person on `seat`, if it has any.
    pub fn of(state: &G, seat: Seat, action: &G::Action) -> Option<Self> {
        let count = state.tasks(action).len();
        let action = action.clone();
        let (done, typed) = (Vec::new(), String::new());
        (count > 0).then_some(Self { action, seat, count, done, helped: false, typed, verdict: None })
    }

    /// Whether all are done.
    pub fn is_done(&self) -> bool {
        self.done.len() == self.count
    }

    /// Judges what has been typed. Who is wrong has a second try.
    pub fn judge(&mut self, state: &G) {
        if self.is_done() || self.typed.trim().is_empty() {
            return;
        }
        let verdict = match (state.is_right(&self.action, self.done.len(), &self.typed), self.helped) {
            (None, _) => Verdict::NoNumber,
            (Some(true), _) => Verdict::Right,
            (Some(false), false) => Verdict::Again,
            (Some(false), true) => Verdict::Wrong,
        };
        self.verdict = Some(verdict);
        match verdict {
            Verdict::NoNumber => return,
            Verdict::Again => self.helped = true,
            Verdict::Right | Verdict::Wrong => {
                self.helped = false;
                self.done.push(verdict == Verdict::Right);
            }
        }
        self.typed.clear();
    }

    /// The kind of each that is done, and whether it came out right.
    pub fn results(&self, state: &G) -> impl Iterator<Item = (&'static str, bool)> {
        state.tasks(&self.action).into_iter().map(|task| task.kind).zip(self.done.iter().copied())
    }

    /// The sums as they are shown.
    pub fn view(&self, state: &G) -> SumView {
        let Self { done, helped, typed, verdict, .. } = self.clone();
        SumView { tasks: state.tasks(&self.action), done, helped, typed, verdict }
    }
}
