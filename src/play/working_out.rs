//! Sums that are worked out before what they belong to happens.

use super::sum::Sum;
use super::table::Table;
use super::{Effect, SumInput};
use crate::record::Next;
use crate::rules::Seat;
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// An action of a person happens, once its sum is worked out where that is wanted and it has one.
    pub fn do_or_work_out(&mut self, action: G::Action) {
        let sum = if G::TASKS && self.telling.seating.works_out {
            Sum::of(self.line.shown_state(), self.acting(), &action)
        } else {
            None
        };
        if sum.is_some() {
            self.stop_waiting();
            self.picking.sum = sum;
        } else {
            self.act(vec![action]);
        }
    }

    /// The person whose turn it is.
    fn acting(&self) -> Seat {
        let Next::Act { persons, .. } = self.next() else { return Seat(0) };
        persons.iter().next().unwrap_or(Seat(0))
    }

    /// Something is done with the sum that lies on the table.
    pub fn work_out(&mut self, input: SumInput) {
        let Some(sum) = &mut self.picking.sum else { return };
        match input {
            SumInput::Type(typed) => sum.typed = typed,
            SumInput::HandIn => {
                let state = self.line.played.state_at(self.line.shown);
                if let (Some(right), Some(task)) = (sum.judge(state), state.task(&sum.action)) {
                    self.tally.add(sum.seat, &task.kinds, right);
                    self.effects.push(Effect::SaveTally(self.tally.clone()));
                }
            }
            SumInput::PutAway => {
                if let Some(sum) = self.picking.sum.take().filter(Sum::is_done) {
                    self.act(vec![sum.action]);
                }
            }
        }
    }
}
