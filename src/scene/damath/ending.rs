//! How a match of Damath ended, and the final sum (D11, D12).

use super::numbers;
use crate::rules::damath::{Account, Damath, End, Side, Worth};
use crate::rules::{Clause, Game, Seat};
use crate::scene::{Ending, EndingRow, Seating, list};

pub(super) fn ending(state: &Damath, seating: &Seating) -> Option<Ending> {
    let (outcome, end) = (state.outcome()?, state.end()?);
    let winners: Vec<_> = outcome.winners().map(|seat| seating.name(seat).to_owned()).collect();
    let title = match winners.as_slice() {
        [one] => format!("{one} wins"),
        _ => format!("{} draw", list(winners)),
    };
    let mut rows: Vec<EndingRow> = Seat::all(state.seats())
        .filter_map(|seat| {
            let sum = sum(&state.account(state.side_of(seat)?));
            let note = if end == End::Surrendered(seat) { "surrendered" } else { "" };
            Some(EndingRow { seat, place: outcome.places[seat.index()], sum, note })
        })
        .collect();
    if rows.first().is_some_and(|row| row.place > 1) {
        rows.reverse();
    }
    let why = why(end, |side| super::words::name(state, seating, side), seating);
    Some(Ending { title, why: Some(why), columns: vec!["captures", "remaining", "score"], rows })
}

/// The captures, each remaining piece, and all of it.
fn sum(account: &Account) -> Vec<String> {
    let remaining: Vec<String> = account.remaining.iter().map(worth).collect();
    let remaining = match remaining.len() {
        0 => "0".into(),
        1 => remaining.concat(),
        _ => format!("({})", numbers::added(remaining.into_iter())),
    };
    vec![numbers::exact(account.captures), remaining, numbers::both(account.total)]
}

fn worth(worth: &Worth) -> String {
    let value = numbers::exact(worth.value);
    match worth.factor {
        1 => value,
        factor if value.starts_with('−') => format!("{factor} × ({value})"),
        factor => format!("{factor} × {value}"),
    }
}

/// Why the match is over, as a sentence, and the clause that says so.
pub(super) fn why<'a>(end: End, name: impl Fn(Side) -> &'a str, seating: &Seating) -> (String, Clause) {
    let clause = if end == End::Time { "D14" } else { "D11" };
    let sentence = match end {
        End::NoPieces(side) => format!("{} has no pieces left.", name(side)),
        End::NoMove(side) => format!("{} cannot move.", name(side)),
        End::Shuttle(side) => format!("{} has gone to and fro with the last dama five times.", name(side)),
        End::Repetition => "The same position has come up for the third time.".into(),
        End::Quiet => "For 50 moves nothing was taken and no chip moved.".into(),
        End::Time => "The twenty minutes are over.".into(),
        End::Agreed => "Both agreed to finish.".into(),
        End::Surrendered(seat) => format!("{} has surrendered, whatever the score.", seating.name(seat)),
    };
    (sentence, Clause(clause))
}
