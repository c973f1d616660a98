//! Reasons for a move of Pachisi.

use std::slice;

use crate::rules::cross::is_cross;
use crate::rules::pachisi::{Action, Pachisi};
use crate::scene::cross;
use crate::scene::{Advice, Advise, Seating};
use crate::words::pachisi;

impl Advise for Pachisi {
    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        match action {
            Action::Move(_) => self.plan_advice(slice::from_ref(action), seating),
            Action::Skip => Some(Advice::on([], &[pachisi::advice_skip().into()])),
            Action::Throw(_) | Action::Stop => None,
        }
    }

    fn plan_advice(&self, plan: &[Action], seating: &Seating) -> Option<Advice> {
        match plan {
            [Action::Move(_), ..] => cross::advice(self, plan, seating, is_cross),
            _ => self.advice(plan.first()?, seating),
        }
    }

    fn compare(&self, chosen: &[Action], best: &[Action]) -> Option<String> {
        cross::compare(self, chosen, best)
    }
}
