//! Dschamal's move list: a line a duel, with the clause that decided it.

use super::words;
use crate::rules::dschamal::{Dschamal, Event, PieceSet, Settled, Then};
use crate::rules::{Actor, Seat};
use crate::scene::{Happening, MoveLine, Seating, count};

pub(super) fn write_down<'a>(
    lines: &mut Vec<MoveLine>,
    mut happened: impl Iterator<Item = Happening<'a, Dschamal>>,
    seating: &Seating,
) {
    let Some(Happening { actor, event, .. }) = happened.next() else { return };
    match event {
        Event::Lot { master } => lines.push(line(None, format!("{} has the bag", seating.name(*master)), "by lot")),
        Event::Began { seat, piece, .. } => {
            let dealt = if actor == Actor::Chance { "dealt" } else { "" };
            lines.push(line(Some(*seat), words::name(*piece), dealt));
        }
        Event::Gripped { .. } => {}
        Event::Drawn { draw, case, winner, won, given, settled, .. } => {
            let names: Vec<_> = draw.pieces.iter().map(words::name).collect();
            let cry = if draw.cry { ", “Dschamal!”" } else { "" };
            let notation = format!("{} {}{cry}", case.clause(), names.join(" + "));
            let gets = *won | given.map(PieceSet::of).unwrap_or_default();
            let mut line = line(Some(draw.drawer), notation, "");
            line.note =
                Some(gets_words(*winner, gets, settled.is_some(), seating) + &points(settled.as_ref(), seating));
            lines.push(line);
        }
        Event::Taken { winner, piece, settled, .. } => {
            if let Some(line) = lines.last_mut() {
                let gets = gets_words(*winner, PieceSet::of(*piece), true, seating);
                line.note = Some(gets + &points(Some(settled), seating));
            }
        }
    }
}

fn line(seat: Option<Seat>, notation: String, note: &str) -> MoveLine {
    MoveLine { seat, notation, note: Some(note.to_owned()).filter(|note| !note.is_empty()) }
}

/// What the winner of a duel gets: `Ben + white egg`.
fn gets_words(winner: Seat, gets: PieceSet, is_all: bool, seating: &Seating) -> String {
    let names: Vec<_> = gets.iter().map(words::name).collect();
    let winner = seating.name(winner);
    match (names.is_empty(), is_all) {
        (false, _) => format!("{winner}: {}", names.join(" + ")),
        (true, true) => format!("{winner}: nothing"),
        (true, false) => format!("{winner} chooses"),
    }
}

/// The victory points that a duel has brought (B7), and that it was the last.
fn points(settled: Option<&Settled>, seating: &Seating) -> String {
    let Some(settled) = settled else { return String::new() };
    let mut points = String::new();
    for seat in Seat::all(Seat::MOST).take(seating.names.len()) {
        let gained = settled.gained[seat.index()];
        if gained > 0 {
            points += &format!("; {} +{}", seating.name(seat), count(gained.into(), "point", "points"));
        }
    }
    if matches!(settled.then, Then::Over(_)) {
        points += "; the end";
    }
    points
}
