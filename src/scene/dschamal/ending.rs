//! Dschamal's final score (B7, B8).

use crate::rules::dschamal::{Dschamal, Ending as Decided};
use crate::rules::{Clause, Game, Seat};
use crate::scene::{Ending, EndingRow, Seating, list};

pub(super) fn ending(state: &Dschamal, seating: &Seating) -> Option<Ending> {
    let outcome = state.outcome()?;
    let winners: Vec<_> = outcome.winners().map(|seat| seating.name(seat).to_owned()).collect();
    let title = match winners.as_slice() {
        [one] => format!("{one} wins"),
        _ => format!("{} share the win", list(winners)),
    };
    let places = &outcome.places;
    let row = |seat: Seat| EndingRow {
        seat,
        place: places[seat.index()],
        sum: vec![state.points(seat).to_string()],
        note: "",
    };
    let in_place = |place| Seat::all(state.seats()).filter(move |seat| places[seat.index()] == place);
    let rows = (1..=state.seats()).flat_map(in_place).map(row).collect();
    let why = state.ending().map(|decided| (why(decided).to_owned(), Clause("B8")));
    Some(Ending { title, why, columns: vec!["victory points"], rows })
}

/// How it was decided.
pub(super) const fn why(decided: Decided) -> &'static str {
    match decided {
        Decided::Seven => "Seven victory points win.",
        Decided::MostPoints => "Several have seven victory points or more: the most win.",
        Decided::WonDuel => "Several have the most victory points: whoever of them won the last duel wins.",
        Decided::Shared => {
            "Several have the most victory points, and none of them won the last duel: they share the win."
        }
        Decided::BagEmpty => {
            "No coloured piece is left in the bag, and all have six victory points: all share the win."
        }
    }
}
