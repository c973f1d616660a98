//! Marrakech's final score (M10, M11).

use super::words::dirhams;
use crate::rules::marrakech::{Ending as Decided, Event, Marrakech};
use crate::rules::{Clause, Game, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, Happening, Seating, count};

pub(super) fn ending<'a>(
    state: &Marrakech,
    happened: impl Iterator<Item = Happening<'a, Marrakech>>,
    seating: &Seating,
) -> Option<Ending> {
    let outcome = state.outcome()?;
    let decided = state.ending()?;
    let row = |(seat, place)| {
        let score = state.score(seat);
        EndingRow {
            seat,
            place,
            score: score.total.to_string(),
            told: format!("{} + {}", dirhams(score.dirhams), count(score.squares.into(), "square", "squares")),
            note: state.is_out(seat).then(|| "out".into()),
        }
    };
    let rows: Vec<_> = in_places(&outcome).into_iter().map(row).collect();
    let seats = Seat::all(state.seats()).filter(|_| decided != Decided::LastIn);
    let scores: Vec<_> = seats.map(|seat| state.score(seat).total.to_string()).collect();
    let payments = happened.filter_map(|happening| match happening.event {
        Event::Walked { payment, .. } => *payment,
        _ => None,
    });
    let biggest = best(payments, |payment| payment.paid.into());
    let told = biggest.map(|payment| {
        let [from, to] = [payment.from, payment.to].map(|seat| seating.name(seat));
        format!("The biggest payment: {from} paid {to} {}, on {}.", dirhams(payment.paid), payment.on)
    });
    Some(Ending {
        title: title(&outcome, seating, &scores, "share the win"),
        why: why(decided),
        rows,
        notes: told.into_iter().collect(),
    })
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
