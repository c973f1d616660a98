//! A match of Damath in lists of many matches.

use super::ending::hundredths;
use super::{numbers, picture};
use crate::rules::damath::{Damath, Event};
use crate::rules::{Game, Seat};
use crate::scene::{Highlight, PastAction, Seating, Summary};

impl Summary for Damath {
    fn picture(&self, seating: &Seating) -> String {
        picture::svg(self, seating)
    }

    /// Includes the remaining pieces once the match is over (D12).
    fn score_text(&self, seat: Seat) -> String {
        let Some(side) = self.side_of(seat) else { return "0".into() };
        let is_over = self.outcome().is_some();
        numbers::brief(if is_over { self.score_breakdown(side).total } else { self.score_number(side) })
    }

    fn highlights<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight> {
        let captures: Vec<_> = history
            .filter_map(|past| match past.event {
                Event::Moved { side, capture: Some(capture), .. } => Some((self.seat(*side)?, capture)),
                _ => None,
            })
            .collect();
        let taken = captures.iter().map(|(seat, capture)| (*seat, i64::try_from(capture.taken().len()).unwrap_or(0)));
        let sums = captures.iter().map(|(seat, capture)| (*seat, hundredths(capture.score())));
        [Highlight::greatest("capture", taken), Highlight::greatest("hundredths", sums)].into_iter().flatten().collect()
    }
}
