//! How a match of Damath ended, and the final sum (D11, D12).

use super::numbers;
use crate::rules::damath::{Account, Damath, End, Event, Number, Side, Worth};
use crate::rules::{Clause, Game, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, Happening, Seating};

pub(super) fn ending<'a>(
    state: &Damath,
    happened: impl Iterator<Item = Happening<'a, Damath>>,
    seating: &Seating,
) -> Option<Ending> {
    let (outcome, end) = (state.outcome()?, state.end()?);
    let account = |seat| Some(state.account(state.side_of(seat)?));
    let row = |(seat, place)| {
        let account = account(seat)?;
        let note = (end == End::Surrendered(seat)).then(|| "surrendered".into());
        Some(EndingRow { seat, place, score: numbers::both(account.total), told: sum(&account), note })
    };
    let scores: Vec<_> = Seat::all(state.seats())
        .filter(|_| !matches!(end, End::Surrendered(_)))
        .filter_map(|seat| Some(brief(account(seat)?.total)))
        .collect();
    let captures = happened.filter_map(|happening| match happening.event {
        Event::Moved { capture, .. } => *capture,
        _ => None,
    });
    let best = best(captures, |capture| hundredths(capture.score())).map(|capture| {
        let name = super::words::name(state, seating, capture.side());
        let way = numbers::working(&capture, capture.way().len(), ", then ");
        format!("The best capture: {name} with {way}.")
    });
    let winner = outcome.winners().next().and_then(|seat| state.side_of(seat));
    Some(Ending {
        title: title(&outcome, seating, &scores),
        why: Some(match end {
            // Who wins in spite of it is not blamed for it.
            End::NoPieces(side) if winner == Some(side) => {
                let name = super::words::name(state, seating, side);
                (format!("{name} has no pieces left, but the greater total wins."), Clause("D12"))
            }
            _ => why(end, &|side| super::words::name(state, seating, side), seating),
        }),
        rows: in_places(&outcome).into_iter().filter_map(row).collect(),
        notes: best.into_iter().collect(),
    })
}

/// The score of `seat` as it stands, pieces included, in hundredths (D12); none before it is known who is first player.
pub(super) fn so_far(state: &Damath, seat: Seat) -> Option<i64> {
    let total = state.account(state.side_of(seat)?).total;
    Some(hundredths(total))
}

/// A number in hundredths, as far as they can be counted.
fn hundredths(number: Number) -> i64 {
    i64::try_from(number.hundredths()).unwrap_or(if number.hundredths() < 0 { i64::MIN } else { i64::MAX })
}

/// A number as short as it can be told.
fn brief(number: Number) -> String {
    numbers::rounded(number)
        .map_or_else(|| numbers::exact(number), |rounded| rounded.trim_start_matches(['≈', '=', ' ']).to_owned())
}

/// The captures and each remaining piece, as they are added up (D12).
fn sum(account: &Account) -> String {
    let remaining: Vec<String> = account.remaining.iter().map(worth).collect();
    let remaining = match remaining.len() {
        0 => "nothing".into(),
        _ => numbers::added(remaining.into_iter()),
    };
    format!("{} by captures, and {remaining} left", numbers::exact(account.captures))
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
pub(super) fn why<'a>(end: End, name: &dyn Fn(Side) -> &'a str, seating: &Seating) -> (String, Clause) {
    let clause = if end == End::Time { "D14" } else { "D11" };
    let (sentence, name) = match end {
        End::NoPieces(side) => ("_ has no pieces left.", name(side)),
        End::NoMove(side) => ("_ cannot move.", name(side)),
        End::Shuttle(side) => ("_ has gone to and fro with the last dama five times.", name(side)),
        End::Repetition => ("The same position has come up for the third time.", ""),
        End::Quiet => ("For 50 moves nothing was taken and no chip moved.", ""),
        End::Time => ("The twenty minutes are over.", ""),
        End::Agreed => ("Both agreed to finish.", ""),
        End::Surrendered(seat) => ("_ has surrendered, whatever the score.", seating.name(seat)),
    };
    (super::words::fill(sentence, &[name]), Clause(clause))
}
