//! A match of Marrakech in lists of many matches.

use super::picture;
use crate::rules::Seat;
use crate::rules::marrakech::{Action, Event, Marrakech};
use crate::scene::{Feat, Gist, Happening, Seating};

impl Gist for Marrakech {
    const DICE: bool = true;

    fn picture(&self, seating: &Seating) -> String {
        picture::svg(self, seating)
    }

    fn score_text(&self, seat: Seat) -> String {
        self.score(seat).total.to_string()
    }

    fn feats<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>) -> Vec<Feat> {
        let payments = happened.filter_map(|happening| match happening.event {
            Event::Walked { payment, .. } => payment.map(|payment| (payment.to, payment.paid.into())),
            _ => None,
        });
        Feat::greatest("payment", payments).into_iter().collect()
    }

    fn thrown(action: &Action) -> Option<String> {
        matches!(action, Action::Roll(_)).then(|| action.to_string())
    }
}
