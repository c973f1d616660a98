//! Sentences on duels: the pieces drawn, the case of B4, and the pieces that change hands.

use super::words::{self, Role, all, the};
use crate::rules::Clause;
use crate::rules::dschamal::{Case, Event, Piece, Settlement};
use crate::scene::Seating;
use crate::words::dschamal;

/// Returns the recap of the last event, with its clause. `history` yields the events, the latest first: a piece taken
/// by the winner belongs to the draw before.
pub(super) fn recap<'a>(
    mut history: impl Iterator<Item = &'a Event>,
    seating: &Seating,
) -> Option<(String, Option<Clause>)> {
    match history.next()? {
        event @ Event::Drawn { settled, case, .. } => {
            let duel = duel(event, None, seating)?;
            Some((with_completed(duel, settled.as_ref()), Some(case.clause())))
        }
        Event::Taken { piece, settled, .. } => {
            let drawn = history.next()?;
            let Event::Drawn { case, .. } = drawn else { return None };
            let duel = duel(drawn, Some(*piece), seating)?;
            Some((with_completed(duel, Some(settled)), Some(case.clause())))
        }
        Event::Toss { master } => Some((dschamal::first_master(seating.who(*master)), Some(Clause("B3")))),
        event @ (Event::Felt { .. } | Event::Held { .. } | Event::MustDraw { .. }) => {
            Some((turn(event, seating)?, Some(Clause("B10"))))
        }
        Event::Began { .. } | Event::Gripped { .. } => None,
    }
}

/// Returns a sentence on a turn of a duel by link, or on its toss.
pub(super) fn turn(event: &Event, seating: &Seating) -> Option<String> {
    Some(match *event {
        Event::Felt { seat, first: true } => dschamal::feels_a_piece(seating.who(seat)),
        Event::Felt { seat, first: false } => dschamal::feels_another(seating.who(seat)),
        Event::Held { seat } => dschamal::holds(seating.who(seat)),
        Event::MustDraw { seat } => dschamal::toss_draws(seating.who(seat)),
        _ => return None,
    })
}

fn with_completed(duel: String, settled: Option<&Settlement>) -> String {
    match settled.and_then(|settled| words::completed(settled.locked)) {
        Some(completed) => format!("{duel} {completed}"),
        None => duel,
    }
}

/// Returns a sentence on a duel: the pieces drawn, and those that the winner gets. `taken` is the winner's choice from
/// the loser's camp; while that is due, the sentence omits it.
pub(super) fn duel(event: &Event, taken: Option<Piece>, seating: &Seating) -> Option<String> {
    let Event::Drawn { draw, case, winner, loser, won, given, settled } = event else { return None };
    let [drawer, winner, loser] = [draw.drawer, *winner, *loser].map(|seat| seating.who(seat));
    let drawn = all(draw.pieces);
    let shape = draw.pieces.first().and_then(Piece::shape).map(|shape| shape.to_string()).unwrap_or_default();
    let drawn = match case {
        Case::Own => return Some(dschamal::draws_own(drawer, &drawn, &shape)),
        Case::Others => {
            return Some(match given {
                Some(given) => {
                    dschamal::draws_theirs_and_more(drawer, loser, &drawn, &shape, &the(*given, Role::Object))
                }
                None => dschamal::draws_theirs(drawer, loser, &drawn, &shape),
            });
        }
        Case::Camel => dschamal::shouts_rightly(drawer),
        Case::Neither => dschamal::draws_neither(drawer, &drawn),
        Case::Black | Case::Several => dschamal::draws(drawer, &drawn),
        Case::SilentCamel => dschamal::shouts_not(drawer),
        Case::FalseShout => dschamal::shouts_wrongly(drawer, &drawn),
    };
    let gets = match (taken, settled) {
        _ if won.len() == 1 && *won == draw.pieces => dschamal::wins_it(winner, &shape),
        _ if !won.is_empty() => dschamal::wins_pieces(winner, &all(*won)),
        (Some(piece), _) => dschamal::takes_from(winner, loser, &the(piece, Role::Object)),
        (None, None) => return Some(drawn),
        (None, Some(_)) => dschamal::nothing_to_give(loser),
    };
    Some(format!("{drawn} {gets}"))
}
