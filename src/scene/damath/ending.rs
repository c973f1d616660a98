//! The end of a match of Damath, and the final sum (D11, D12).

use super::numbers;
use crate::rules::damath::{Damath, End, Event, Number, ScoreBreakdown, Side, Worth};
use crate::rules::{Clause, Game, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, PastAction, Seating};
use crate::words::{Who, damath};

pub(super) fn ending<'a>(
    state: &Damath,
    history: impl Iterator<Item = PastAction<'a, Damath>>,
    seating: &Seating,
) -> Option<Ending> {
    let (outcome, end) = (state.outcome()?, state.end()?);
    let score_breakdown = |seat| Some(state.score_breakdown(state.side_of(seat)?));
    let row = |(seat, place)| {
        let score_breakdown = score_breakdown(seat)?;
        let note = (end == End::Resigned(seat)).then(|| damath::row_resigned().into());
        Some(EndingRow {
            seat,
            place,
            score: numbers::both(score_breakdown.total),
            details: sum(&score_breakdown),
            note,
        })
    };
    let scores: Vec<_> = Seat::all(state.seats())
        .filter(|_| !matches!(end, End::Resigned(_)))
        .filter_map(|seat| Some(numbers::brief(score_breakdown(seat)?.total)))
        .collect();
    let captures = history.filter_map(|past| match past.event {
        Event::Moved { capture, .. } => *capture,
        _ => None,
    });
    let best = best(captures, |capture| hundredths(capture.score())).map(|capture| {
        let working = numbers::working(&capture, capture.way().len(), damath::and_then);
        damath::best_capture(super::words::who(state, seating, capture.side()), &working)
    });
    let winner = outcome.winners().next().and_then(|seat| state.side_of(seat));
    Some(Ending {
        title: title(&outcome, seating, &scores),
        why: Some(match end {
            // A side that wins without pieces gets a sentence without blame.
            End::NoPieces(side) if winner == Some(side) => {
                (damath::end_no_pieces_but_wins(super::words::who(state, seating, side)), Clause("D12"))
            }
            _ => why(end, &|side| super::words::who(state, seating, side), seating),
        }),
        rows: in_places(&outcome).into_iter().filter_map(row).collect(),
        notes: best.into_iter().collect(),
        one_sided: false,
    })
}

/// Returns the current score of `seat`, remaining pieces included, in hundredths (D12); none before the first player is
/// drawn.
pub(super) fn current_score(state: &Damath, seat: Seat) -> Option<i64> {
    let total = state.score_breakdown(state.side_of(seat)?).total;
    Some(hundredths(total))
}

/// Returns a number in hundredths, saturating at the range of `i64`.
pub(super) fn hundredths(number: Number) -> i64 {
    i64::try_from(number.hundredths()).unwrap_or(if number.hundredths() < 0 { i64::MIN } else { i64::MAX })
}

/// Returns the final sum of the captures and each remaining piece (D12).
pub(super) fn sum(score_breakdown: &ScoreBreakdown) -> String {
    let captures = numbers::exact(score_breakdown.captures);
    if score_breakdown.remaining.is_empty() {
        return damath::row_sum_alone(&captures);
    }
    damath::row_sum(&captures, &numbers::added(score_breakdown.remaining.iter().map(worth)))
}

fn worth(worth: &Worth) -> numbers::Term {
    match worth.factor {
        1 => numbers::Term::of(worth.value),
        factor => numbers::Term::times(factor, worth.value),
    }
}

/// Returns a sentence on why the match is over, with its clause.
pub(super) fn why<'a>(end: End, who: &dyn Fn(Side) -> Who<'a>, seating: &Seating) -> (String, Clause) {
    let clause = if end == End::Time { "D14" } else { "D11" };
    let sentence = match end {
        End::NoPieces(side) => damath::end_no_pieces(who(side)),
        End::NoMove(side) => damath::end_no_move(who(side)),
        End::Shuttle(side) => damath::end_shuttle(who(side)),
        End::Repetition => damath::end_repetition().into(),
        End::Quiet => damath::end_quiet().into(),
        End::Time => damath::end_time().into(),
        End::Agreed => damath::end_agreed().into(),
        End::Resigned(seat) => damath::end_resigned(seating.who(seat)),
    };
    (sentence, Clause(clause))
}
