//! Marrakech's final score (M10, M11).

use crate::rules::marrakech::{Ending as Decided, Event, Marrakech};
use crate::rules::{Clause, Game, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, PastAction, Seating};
use crate::words::marrakech;

pub(super) fn ending<'a>(
    state: &Marrakech,
    history: impl Iterator<Item = PastAction<'a, Marrakech>>,
    seating: &Seating,
) -> Option<Ending> {
    let outcome = state.outcome()?;
    let decided = state.ending()?;
    let row = |(seat, place)| {
        let score = state.score(seat);
        EndingRow {
            seat,
            place,
            // Whoever is out has no score, whatever their rugs show (M7).
            score: if state.is_out(seat) { "–".into() } else { score.total.to_string() },
            details: marrakech::score_told(score.dirhams, score.squares),
            note: state.is_out(seat).then(|| marrakech::score_out().into()),
        }
    };
    let rows: Vec<_> = in_places(&outcome).into_iter().map(row).collect();
    let seats = Seat::all(state.seats()).filter(|_| decided != Decided::LastIn);
    let scores: Vec<_> = seats.map(|seat| state.score(seat).total.to_string()).collect();
    let payments = history.filter_map(|past| match past.event {
        Event::Walked { payment, .. } => *payment,
        _ => None,
    });
    let biggest = best(payments, |payment| payment.paid.into());
    let note = biggest.map(|payment| {
        let [from, to] = [payment.from, payment.to].map(|seat| seating.who(seat));
        marrakech::biggest_payment(from, to, payment.paid, &payment.on.to_string())
    });
    Some(Ending {
        title: title(&outcome, seating, &scores),
        why: why(decided),
        rows,
        notes: note.into_iter().collect(),
        one_sided: false,
    })
}

/// Returns a sentence on how the match was decided, unless by the highest score alone.
fn why(decided: Decided) -> Option<(String, Clause)> {
    let (sentence, clause) = match decided {
        Decided::Highest => return None,
        Decided::LastIn => (marrakech::won_last_in(), "M10"),
        Decided::MoreDirhams => (marrakech::won_more_dirhams(), "M11"),
        Decided::SharedEqualDirhams => (marrakech::won_equal_dirhams(), "M11"),
        Decided::ThreeShare => (marrakech::won_three_share(), "M11"),
    };
    Some((sentence.into(), Clause(clause)))
}
