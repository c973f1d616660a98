//! Reasons for a move of Chaupar.

use std::slice;

use crate::rules::chaupar::{Action, Chaupar};
use crate::rules::cross::spot;
use crate::scene::cross;
use crate::scene::{Advice, Advise, Seating};
use crate::words::chaupar;

impl Advise for Chaupar {
    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        match action {
            Action::Move(_) => self.plan_advice(slice::from_ref(action), seating),
            Action::True(step) => Some(Advice::on([spot(self.mover(), *step)], &[chaupar::advice_true(step.0)])),
            Action::Throw(_) | Action::Stop => None,
        }
    }

    fn plan_advice(&self, plan: &[Action], seating: &Seating) -> Option<Advice> {
        match plan {
            [Action::Move(_), ..] => cross::advice(self, plan, seating, |_| false),
            _ => self.advice(plan.first()?, seating),
        }
    }

    fn compare(&self, chosen: &[Action], best: &[Action]) -> Option<String> {
        cross::compare(self, chosen, best)
    }
}
