//! Marrakech's final score (M10, M11).

use crate::rules::marrakech::{Ending as Decided, Marrakech};
use crate::rules::{Clause, Game, Seat};
use crate::scene::{Ending, EndingRow, Seating, list};

pub(super) fn ending(state: &Marrakech, seating: &Seating) -> Option<Ending> {
    let outcome = state.outcome()?;
    let decided = state.ending()?;
    let winners: Vec<_> = outcome.winners().map(|seat| seating.name(seat).to_owned()).collect();
    let title = match winners.as_slice() {
        [one] => format!("{one} wins"),
        _ => format!("{} share the win", list(winners)),
    };
    let places = &outcome.places;
    let row = |seat: Seat| {
        let score = state.score(seat);
        EndingRow {
            seat,
            place: places[seat.index()],
            sum: [score.dirhams, score.squares, score.total].map(|number| number.to_string()).to_vec(),
            note: if state.is_out(seat) { "out" } else { "" },
        }
    };
    let in_place = |place| Seat::all(state.seats()).filter(move |seat| places[seat.index()] == place);
    let rows = (1..=state.seats()).flat_map(in_place).map(row).collect();
    Some(Ending { title, why: why(decided), columns: vec!["dirhams", "squares", "score"], rows })
}

/// How it was decided, where the highest score alone does not say.
fn why(decided: Decided) -> Option<(String, Clause)> {
    let (sentence, clause) = match decided {
        Decided::Highest => return None,
        Decided::LastIn => ("All the others are out of the game.", "M10"),
        Decided::MoreDirhams => ("Two have the highest score: the one with more dirhams wins.", "M11"),
        Decided::SharedEqualDirhams => ("Two have the highest score and as many dirhams: they share the win.", "M11"),
        Decided::ThreeShare => {
            ("Three or more have the highest score: they share the win, whatever their dirhams.", "M11")
        }
    };
    Some((sentence.into(), Clause(clause)))
}
