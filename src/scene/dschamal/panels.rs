//! Dschamal's players as they stand.

use super::board::{self, Role};
use crate::rules::dschamal::{Dschamal, Phase};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Figure, Panel, Seating};

pub(super) fn panels(state: &Dschamal, seating: &Seating) -> Vec<Panel> {
    let figure = |kind: &'static str, value: String| Figure { kind, value, noun: kind.into(), change: None };
    let turn = |seat| match state.turn() {
        Turn::Seat(mover) => mover == seat,
        Turn::Seats(duellists) => duellists.contains(seat),
        Turn::Chance(_) | Turn::Over => false,
    };
    let panel = |seat: Seat| Panel {
        seat,
        looks: vec![seating.look(seat)],
        next: None,
        figures: vec![
            figure("points", state.points(seat).to_string()),
            figure("pieces", state.camp(seat).len().to_string()),
        ],
        turn: turn(seat),
        note: note(state, seat).map(str::to_owned),
    };
    Seat::all(state.seats()).map(panel).collect()
}

/// What sets the player apart (B3, B6).
fn note(state: &Dschamal, seat: Seat) -> Option<&'static str> {
    match board::role(state, seat) {
        Role::Master => Some("Bag master"),
        Role::Challenged if !matches!(state.phase(), Phase::Start(_)) => Some("Challenged"),
        Role::SitsOut => Some("Sits out"),
        Role::Challenged | Role::Watches => None,
    }
}
