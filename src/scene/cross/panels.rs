//! The players on the cross-shaped board as they stand.

use super::{Cross, placed};
use crate::rules::Seat;
use crate::rules::cross::{AROUND, HOME, ZERO};
use crate::scene::{Figure, Panel, Seating};

/// In the order of turns: pieces that are home and on the 0 mark; and what `note` says, or else the place once it is taken.
pub fn panels<G: Cross>(game: &G, seating: &Seating, note: impl Fn(Seat) -> Option<&'static str>) -> Vec<Panel> {
    let pieces = game.all_pieces();
    let figure = |kind, value: u8| Figure { kind, value: value.to_string(), noun: kind.into(), change: None };
    let partner = |seat| {
        G::partner(seat).map(|partner| Figure {
            kind: "partner",
            value: partner.to_string(),
            noun: "partner".into(),
            change: None,
        })
    };
    let all = |seat| {
        let own = [figure("home", pieces.count(seat, HOME)), figure("waiting", pieces.count(seat, ZERO))];
        own.into_iter().chain(partner(seat)).collect()
    };
    let panel = |seat| Panel {
        seat,
        looks: vec![seating.look(seat)],
        next: None,
        figures: all(seat),
        turn: game.outcome().is_none() && game.moving() == seat,
        note: note(seat).or_else(|| game.placed().of(seat).map(placed)).map(str::to_owned),
    };
    AROUND.into_iter().map(panel).collect()
}
