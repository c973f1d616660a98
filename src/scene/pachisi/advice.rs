//! Reasons for a move of Pachisi.

use crate::rules::cross::is_cross;
use crate::rules::pachisi::{Action, Pachisi};
use crate::scene::cross;
use crate::scene::{Advice, Advise, Seating};
use crate::words::pachisi;

impl Advise for Pachisi {
    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        match action {
            Action::Move(_) => cross::advice(self, action, seating, is_cross),
            Action::Skip => Some(Advice::on([], &[pachisi::advice_skip().into()])),
            Action::Throw(_) | Action::Stop => None,
        }
    }
}
