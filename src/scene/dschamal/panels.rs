//! Dschamal's players as they stand.

use super::board::{self, Role};
use crate::rules::dschamal::{Dschamal, Phase};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Figure, Panel, Seating};

pub(super) fn panels(state: &Dschamal, seating: &Seating) -> Vec<Panel> {
    let figure = |name, value: String| Figure { name, value, change: String::new() };
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
        note: note(state, seat),
    };
    Seat::all(state.seats()).map(panel).collect()
}

/// What sets the player apart (B3, B6).
fn note(state: &Dschamal, seat: Seat) -> &'static str {
    match board::role(state, seat) {
        Role::Master => "Bag master",
        Role::Challenged if !matches!(state.phase(), Phase::Start(_)) => "Challenged",
        Role::SitsOut => "Sits out",
        Role::Challenged | Role::Watches => "",
    }
}
