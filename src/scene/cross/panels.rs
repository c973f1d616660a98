//! The players on the cross-shaped board as they stand.

use super::{Cross, placed};
use crate::rules::Seat;
use crate::rules::cross::{HOME, SEATS, ZERO};
use crate::scene::{Figure, Panel, Seating};

/// Pieces that are home and on the 0 mark; and what `note` says, or else the place once it is taken.
pub fn panels<G: Cross>(game: &G, seating: &Seating, note: impl Fn(Seat) -> Option<&'static str>) -> Vec<Panel> {
    let pieces = game.all_pieces();
    let figure = |name, value: u8| Figure { name, value: value.to_string(), change: String::new() };
    let panel = |seat| Panel {
        seat,
        looks: vec![seating.look(seat)],
        next: None,
        figures: vec![figure("home", pieces.count(seat, HOME)), figure("waiting", pieces.count(seat, ZERO))],
        turn: game.outcome().is_none() && game.moving() == seat,
        note: note(seat).or_else(|| game.placed().of(seat).map(placed)).unwrap_or_default(),
    };
    Seat::all(SEATS).map(panel).collect()
}
