//! The places at the end (C15, P14).

use super::{Cross, placed};
use crate::rules::cross::{HOME, SEATS};
use crate::rules::{Clause, Seat};
use crate::scene::{Ending, EndingRow, Seating, list};

/// The places, and how open ones were given when the table stopped by `clause`.
pub fn ending<G: Cross>(game: &G, seating: &Seating, clause: &'static str) -> Option<Ending> {
    let outcome = game.outcome()?;
    let winners: Vec<_> = outcome.winners().map(|seat| seating.name(seat).to_owned()).collect();
    let title = match winners.as_slice() {
        [one] => format!("{one} wins"),
        _ => format!("{} share the win", list(winners)),
    };
    let stopped = !game.placed().are_settled();
    let why = "You agreed to stop: open places go by the sum of steps.";
    let places = &outcome.places;
    let row = |seat: Seat| EndingRow {
        seat,
        place: places[seat.index()],
        sum: vec![game.all_pieces().count(seat, HOME).to_string(), game.all_pieces().sum(seat).to_string()],
        note: placed(places[seat.index()]),
    };
    let in_place = |place| Seat::all(SEATS).filter(move |seat| places[seat.index()] == place);
    Some(Ending {
        title,
        why: stopped.then(|| (why.into(), Clause(clause))),
        columns: vec!["home", "steps"],
        rows: (1..=SEATS).flat_map(in_place).map(row).collect(),
    })
}
