//! Dschamal's player panels.

use super::board::{self, Role};
use crate::rules::dschamal::{Dschamal, Phase};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Figure, Panel, Seating};
use crate::words::dschamal;

pub(super) fn panels(state: &Dschamal, seating: &Seating) -> Vec<Panel> {
    let figure = |kind: &'static str, count: u32, noun| Figure { kind, value: count.to_string(), noun, change: None };
    let figures = |seat| {
        let (points, pieces) = (state.points(seat), state.camp(seat).len());
        vec![
            figure("points", points.into(), dschamal::figure_points(points)),
            figure("pieces", pieces, dschamal::figure_pieces(pieces)),
        ]
    };
    let turn = |seat| match state.turn() {
        Turn::Seat(mover) => mover == seat,
        Turn::Seats(duellists) => duellists.contains(seat),
        Turn::Chance(_) | Turn::Over => false,
    };
    let panel = |seat: Seat| Panel {
        seat,
        looks: vec![seating.look(seat)],
        next: None,
        figures: figures(seat),
        turn: turn(seat),
        note: note(state, seat).map(str::to_owned),
    };
    Seat::all(state.seats()).map(panel).collect()
}

/// Returns the note on a player's panel (B3, B6).
fn note(state: &Dschamal, seat: Seat) -> Option<&'static str> {
    match board::role(state, seat) {
        Role::Master => Some(dschamal::bag_master()),
        Role::Challenged if !matches!(state.phase(), Phase::Start(_)) => Some(dschamal::challenged()),
        Role::SitsOut => Some(dschamal::sits_out_note()),
        Role::Challenged | Role::Watches => None,
    }
}
