//! Reasons for a move of Chaupar.

use crate::rules::chaupar::{Action, Chaupar};
use crate::rules::cross::spot;
use crate::scene::cross;
use crate::scene::{Advice, Advise, Seating};
use crate::words::chaupar;

impl Advise for Chaupar {
    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        match action {
            Action::Move(_) => cross::advice(self, action, seating, |_| false),
            Action::True(step) => Some(Advice::on([spot(self.mover(), *step)], &[chaupar::advice_true(step.0)])),
            Action::Throw(_) | Action::Stop => None,
        }
    }
}
