//! The sums (arithmetic tasks) of an action, to work out before it is applied.

use crate::rules::Seat;
use crate::scene::{Scene, Task};
use crate::words::Unclear;

/// The sums of an action, worked out one after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sum<G: Scene> {
    /// The action to apply when all sums are done.
    pub action: G::Action,
    /// The seat of the person who works them out.
    pub seat: Seat,
    /// The number of sums.
    count: usize,
    /// The sums that are done.
    done: Vec<WorkedSum>,
    /// The time since which the current sum is shown: monotonic, in milliseconds.
    since: f64,
    /// `true` if the first result of the current sum was wrong.
    helped: bool,
    /// The result typed so far.
    pub typed: String,
    /// The verdict on the result submitted last.
    verdict: Option<Verdict>,
}

/// A sum that a person has worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkedSum {
    /// The seat of the person.
    pub seat: Seat,
    /// Its kind, the sign of its operation.
    pub kind: &'static str,
    /// How its result was found.
    pub result: SumResult,
    /// The time that it took, in milliseconds.
    pub millis: u32,
}

/// How a person has worked out a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumResult {
    /// Right at the first try.
    AtOnce,
    /// Right at the second try, with the help of the working.
    SecondTry,
    /// Wrong twice.
    Wrong,
}

/// The verdict on a submitted result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is neither right nor wrong, and can be typed again.
    Unclear(Unclear),
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
    /// The sums of an action of a person on `seat`, shown since `now`; `None` if it has no sums.
    pub fn of(state: &G, seat: Seat, action: &G::Action, now: f64) -> Option<Self> {
        let count = state.tasks(action).len();
        let action = action.clone();
        let (done, typed) = (Vec::new(), String::new());
        (count > 0).then_some(Self { action, seat, count, done, since: now, helped: false, typed, verdict: None })
    }

    /// `true` if all sums are done.
    pub fn is_done(&self) -> bool {
        self.done.len() == self.count
    }

    /// Judges the result typed at the time `now`. A wrong one may be tried a second time.
    pub fn judge(&mut self, state: &G, now: f64) {
        if self.is_done() || self.typed.trim().is_empty() {
            return;
        }
        let verdict = match (state.is_right(&self.action, self.done.len(), &self.typed), self.helped) {
            (Err(unclear), _) => Verdict::Unclear(unclear),
            (Ok(true), _) => Verdict::Right,
            (Ok(false), false) => Verdict::Again,
            (Ok(false), true) => Verdict::Wrong,
        };
        self.verdict = Some(verdict);
        match verdict {
            Verdict::Unclear(_) => return,
            Verdict::Again => self.helped = true,
            Verdict::Right | Verdict::Wrong => {
                let result = match (verdict, self.helped) {
                    (Verdict::Right, false) => SumResult::AtOnce,
                    (Verdict::Right, true) => SumResult::SecondTry,
                    _ => SumResult::Wrong,
                };
                self.helped = false;
                self.finish(state, result, now);
            }
        }
        self.typed.clear();
    }

    /// Goes on to the next sum.
    fn finish(&mut self, state: &G, result: SumResult, now: f64) {
        let Some(task) = state.tasks(&self.action).into_iter().nth(self.done.len()) else { return };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the time of a monotonic clock; casts of floats saturate"
        )]
        let millis = (now - self.since) as u32;
        self.done.push(WorkedSum { seat: self.seat, kind: task.kind, result, millis });
        self.since = now;
    }

    /// The sums that are done.
    pub fn done(&self) -> &[WorkedSum] {
        &self.done
    }

    /// The view of the sums.
    pub fn view(&self, state: &G) -> SumView {
        let Self { helped, typed, verdict, .. } = self.clone();
        let done = self.done.iter().map(|sum| sum.result != SumResult::Wrong).collect();
        SumView { tasks: state.tasks(&self.action), done, helped, typed, verdict }
    }
}
