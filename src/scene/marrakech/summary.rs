//! A match of Marrakech in lists of many matches.

use super::picture;
use crate::rules::Seat;
use crate::rules::marrakech::{Action, Event, Marrakech};
use crate::scene::{Highlight, PastAction, Seating, Summary};

impl Summary for Marrakech {
    const DICE: bool = true;
    const POINTS: bool = true;

    fn picture(&self, seating: &Seating) -> String {
        picture::svg(self, seating)
    }

    fn score_text(&self, seat: Seat) -> String {
        self.score(seat).total.to_string()
    }

    fn highlights<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight> {
        let payments = history.filter_map(|past| match past.event {
            Event::Walked { payment, .. } => payment.map(|payment| (payment.to, payment.paid.into())),
            _ => None,
        });
        Highlight::greatest("payment", payments).into_iter().collect()
    }

    fn thrown(action: &Action) -> Option<String> {
        matches!(action, Action::Roll(_)).then(|| action.to_string())
    }
}
