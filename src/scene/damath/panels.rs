//! Damath's players as they stand.

use super::{numbers, words};
use crate::rules::damath::{Damath, Side};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Figure, Panel, Seating};

pub(super) fn panels(state: &Damath, seating: &Seating) -> Vec<Panel> {
    let figure = |kind: &'static str, value| Figure { kind, value, noun: kind.into(), change: None };
    let panel = |seat: Seat| {
        let side = state.side_of(seat).unwrap_or(if seat.0 == 0 { Side::First } else { Side::Second });
        let score = state.score_number(side);
        let mut figures = vec![figure("captures", numbers::exact(score))];
        figures.extend(numbers::rounded(score).map(|rounded| figure("rounded", rounded)));
        figures.push(figure("pieces", state.board().of(side).len().to_string()));
        Panel {
            seat,
            looks: vec![seating.look(seat)],
            next: None,
            figures,
            turn: state.turn() == Turn::Seat(seat),
            note: Some(words::standing(state, side).to_owned()).filter(|note| !note.is_empty()),
        }
    };
    Seat::all(state.seats()).map(panel).collect()
}
