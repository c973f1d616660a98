//! The sums (arithmetic tasks) of an action, to work out before it is applied.

use crate::rules::Seat;
use crate::scene::{Scene, Task};

/// The sums of an action, worked out one after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sum<G: Scene> {
    /// The action to apply when all sums are done.
    pub action: G::Action,
    /// The seat of the person who works them out.
    pub seat: Seat,
    /// The number of sums.
    count: usize,
    /// For each sum that is done, `true` if its result was right.
    done: Vec<bool>,
    /// `true` if the first result of the current sum was wrong.
    helped: bool,
    /// The result typed so far.
    pub typed: String,
    /// The verdict on the result submitted last.
    verdict: Option<Verdict>,
}

/// The verdict on a submitted result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The text is not a number.
    NoNumber,
    /// The result is right.
    Right,
    /// The result is wrong, and there is a second try.
    Again,
    /// The result is wrong again.
    Wrong,
}

/// The view of the open sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumView {
    /// The sums in words, in the order in which they are worked out.
    pub tasks: Vec<Task>,
    /// For each sum that is done, `true` if its result was right.
    pub done: Vec<bool>,
    /// `true` if the current sum was tried once, so that its working is shown.
    pub helped: bool,
    /// The result typed so far.
    pub typed: String,
    /// The verdict on the result submitted last.
    pub verdict: Option<Verdict>,
}

impl<G: Scene> Sum<G> {
    /// The sums of an action of a person on `seat`; `None` if it has no sums.
    pub fn of(state: &G, seat: Seat, action: &G::Action) -> Option<Self> {
        let count = state.tasks(action).len();
        let action = action.clone();
        let (done, typed) = (Vec::new(), String::new());
        (count > 0).then_some(Self { action, seat, count, done, helped: false, typed, verdict: None })
    }

    /// `true` if all sums are done.
    pub fn is_done(&self) -> bool {
        self.done.len() == self.count
    }

    /// Judges the typed result. A wrong one may be tried a second time.
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

    /// For each sum that is done, its kind and whether its result was right.
    pub fn results(&self, state: &G) -> impl Iterator<Item = (&'static str, bool)> {
        state.tasks(&self.action).into_iter().map(|task| task.kind).zip(self.done.iter().copied())
    }

    /// The view of the sums.
    pub fn view(&self, state: &G) -> SumView {
        let Self { done, helped, typed, verdict, .. } = self.clone();
        SumView { tasks: state.tasks(&self.action), done, helped, typed, verdict }
    }
}
