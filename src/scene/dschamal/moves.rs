//! Dschamal's move list: one line per duel, with what was drawn and who gets what.

use super::{recap, words};
use crate::rules::dschamal::{Continuation, Dschamal, Event, PieceSet, Settlement};
use crate::rules::{Actor, Seat};
use crate::scene::{MoveLine, PastAction, Seating};
use crate::words::dschamal;

pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    mut history: impl Iterator<Item = PastAction<'a, Dschamal>>,
    seating: &Seating,
) {
    let Some(PastAction { actor, event, .. }) = history.next() else { return };
    // The turns of a duel by link replace each other in its line until a piece is drawn.
    if history.next().is_some_and(|before| is_turn(before.event)) {
        lines.pop();
    }
    let line = |seat, notation, note| MoveLine { seat, notation, note };
    match event {
        Event::Toss { master } => {
            let note = dschamal::list_by_toss().to_owned();
            lines.push(line(None, dschamal::list_master(seating.who(*master)), Some(note)));
        }
        Event::Began { seat, piece, .. } => {
            let dealt = (actor == Actor::Chance).then(|| dschamal::list_dealt().to_owned());
            lines.push(line(Some(*seat), words::name(*piece), dealt));
        }
        Event::Gripped { .. } => {}
        Event::Felt { .. } | Event::Held { .. } | Event::MustDraw { .. } => {
            lines.push(line(None, recap::turn(event, seating).unwrap_or_default(), None));
        }
        Event::Drawn { draw, winner, won, given, settled, .. } => {
            let names = words::names(draw.pieces);
            let drawn = if draw.shout { dschamal::list_shouting(&names) } else { names };
            let gets = *won | given.map(PieceSet::of).unwrap_or_default();
            let note = note(*winner, gets, settled.as_ref(), seating);
            lines.push(line(Some(draw.drawer), drawn, Some(note)));
        }
        Event::Taken { winner, piece, settled, .. } => {
            if let Some(line) = lines.last_mut() {
                line.note = Some(note(*winner, PieceSet::of(*piece), Some(settled), seating));
            }
        }
    }
}

/// Returns `true` for a turn of a duel by link, or its toss.
fn is_turn(event: &Event) -> bool {
    matches!(event, Event::Felt { .. } | Event::Held { .. } | Event::MustDraw { .. })
}

/// Returns the note on a duel's result: the winner's pieces, victory points (B7), and the end of the match.
fn note(winner: Seat, gets: PieceSet, settled: Option<&Settlement>, seating: &Seating) -> String {
    let who = seating.who(winner);
    let mut note = match (gets.is_empty(), settled) {
        (false, _) => dschamal::list_gets(who, &words::names(gets)),
        (true, Some(_)) => dschamal::list_nothing(who),
        (true, None) => dschamal::list_chooses(who),
    };
    let Some(settled) = settled else { return note };
    for seat in Seat::all(Seat::MOST).take(seating.names.len()) {
        let gained = settled.gained[seat.index()];
        if gained > 0 {
            note = dschamal::list_more(&note, &dschamal::list_points(seating.who(seat), gained));
        }
    }
    match settled.then {
        Continuation::Over(_) => dschamal::list_more(&note, dschamal::list_over()),
        Continuation::Duel(_) => note,
    }
}
