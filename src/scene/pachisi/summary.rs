//! A match of Pachisi in lists of many matches.

use super::ending::match_step;
use crate::rules::Seat;
use crate::rules::pachisi::{Action, Pachisi};
use crate::scene::cross;
use crate::scene::{Highlight, PastAction, Seating, Summary};

impl Summary for Pachisi {
    const DICE: bool = true;

    fn picture(&self, seating: &Seating) -> String {
        cross::picture(self, seating)
    }

    fn score_text(&self, seat: Seat) -> String {
        cross::score_text(self, seat)
    }

    fn highlights<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight> {
        cross::highlights(history.filter_map(|past| match_step(past.event)))
    }

    fn thrown(action: &Action) -> Option<String> {
        matches!(action, Action::Throw(_)).then(|| action.to_string())
    }
}
