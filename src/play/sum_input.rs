//! Working out the sums of an action before it is applied.

use super::sum::{Sum, SumResult, WorkedSum};
use super::table::Table;
use super::{Effect, SumInput};
use crate::record::Next;
use crate::rules::Seat;
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// Applies an action of a person, or opens its sums first, if it has any and the preferences ask for them.
    pub fn act_or_open_sum(&mut self, action: G::Action) {
        let sum = if G::TASKS && self.cache.seating.works_out {
            Sum::of(self.line.shown_state(), self.acting(), &action, self.now)
        } else {
            None
        };
        if sum.is_some() {
            self.cancel_wait();
            self.ui.sum = sum;
        } else {
            self.act(vec![action]);
        }
    }

    /// The person who has to act.
    fn acting(&self) -> Seat {
        let Next::Act { persons, .. } = self.next() else { return Seat(0) };
        persons.iter().next().unwrap_or(Seat(0))
    }

    /// Handles an input for the open sum.
    pub fn handle_sum(&mut self, input: SumInput) {
        let Some(sum) = &mut self.ui.sum else { return };
        match input {
            SumInput::Type(typed) => sum.typed = typed,
            SumInput::HandIn => {
                let (played, at) = (&self.line.played, self.line.shown);
                let was_done = sum.is_done();
                sum.judge(played.state_at(at), self.now);
                // A sum that was worked out before a take-back is not counted again.
                let mut next = played.after(at).iter().filter_map(|place| played.step_at(*place));
                if sum.is_done() && !was_done && !next.any(|step| step.action == sum.action) {
                    for WorkedSum { seat, kind, result, .. } in sum.done() {
                        self.tally.add(*seat, kind, *result == SumResult::AtOnce);
                    }
                    self.effects.push(Effect::SaveTally(self.tally.clone()));
                    self.effects.push(Effect::WorkedOut(sum.done().to_vec()));
                }
            }
            SumInput::PutAway => {
                if let Some(sum) = self.ui.sum.take().filter(Sum::is_done) {
                    self.act(vec![sum.action]);
                }
            }
        }
    }
}
