//! A match of Dschamal in lists of many matches.

use super::ending::duels;
use super::picture;
use crate::rules::dschamal::Dschamal;
use crate::rules::{Game, Seat};
use crate::scene::{Highlight, PastAction, Seating, Summary};

impl Summary for Dschamal {
    const POINTS: bool = true;

    fn picture(&self, seating: &Seating) -> String {
        picture::svg(self, seating)
    }

    fn score_text(&self, seat: Seat) -> String {
        self.points(seat).to_string()
    }

    fn highlights<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight> {
        let duels = duels(history);
        let won = |seat| duels.iter().filter(|duel| duel.winner == seat).map(|_| 1).sum();
        Highlight::greatest("duels", Seat::all(self.seats()).map(|seat| (seat, won(seat)))).into_iter().collect()
    }
}
