//! Damath's player panels.

use super::{numbers, words};
use crate::rules::damath::{Damath, Side};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Figure, Panel, Seating};
use crate::words::damath;

pub(super) fn panels(state: &Damath, seating: &Seating) -> Vec<Panel> {
    let figure = |kind, value, noun| Figure { kind, value, noun, change: None };
    let panel = |seat: Seat| {
        let side = state.side_of(seat).unwrap_or(if seat.0 == 0 { Side::First } else { Side::Second });
        let score = state.score_number(side);
        let mut figures = vec![figure("captures", numbers::exact(score), damath::figure_captures().into())];
        let rounded = numbers::rounded(score);
        figures.extend(rounded.map(|rounded| figure("rounded", rounded, damath::figure_rounded().into())));
        let pieces = state.board().of(side).len();
        figures.push(figure("pieces", pieces.to_string(), damath::figure_pieces(pieces)));
        Panel {
            seat,
            looks: vec![seating.look(seat)],
            next: None,
            figures,
            turn: state.turn() == Turn::Seat(seat),
            note: words::standing(state, side).map(str::to_owned),
        }
    };
    Seat::all(state.seats()).map(panel).collect()
}
