//! Player panels on the cross-shaped board.

use super::Cross;
use crate::rules::Seat;
use crate::rules::cross::{AROUND, HOME, ZERO};
use crate::scene::{Figure, Panel, Seating};
use crate::words;

/// Returns the panels in order of turns: the numbers of pieces at home and on the 0 mark; and the note of the game,
/// or else the final place.
pub fn panels<G: Cross>(game: &G, seating: &Seating) -> Vec<Panel> {
    let pieces = game.all_pieces();
    let figure = |kind, value, noun| Figure { kind, value, noun, change: None };
    let all = |seat| {
        let (home, waiting) = (pieces.count(seat, HOME), pieces.count(seat, ZERO));
        let own = [
            figure("home", home.to_string(), words::cross::figure_home(home)),
            figure("waiting", waiting.to_string(), words::cross::figure_waiting(waiting)),
        ];
        let partner = G::partner(seat);
        let partner =
            partner.map(|partner| figure("partner", partner.to_string(), words::cross::figure_opposite().into()));
        own.into_iter().chain(partner).collect()
    };
    let panel = |seat| Panel {
        seat,
        looks: vec![seating.look(seat)],
        next: None,
        figures: all(seat),
        turn: game.outcome().is_none() && game.moving() == seat,
        note: game.note(seat).or_else(|| game.placed().of(seat).map(words::cross::placed)),
    };
    AROUND.into_iter().map(panel).collect()
}

/// Returns the number of pieces of `seat` at home and of all its pieces, as `1/4`.
pub fn score_text<G: Cross>(game: &G, seat: Seat) -> String {
    let pieces = game.all_pieces();
    format!("{}/{}", pieces.count(seat, HOME), pieces.each())
}
