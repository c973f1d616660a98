//! What is said of a duel: what was drawn, which case of B4 it was, and what moved where.

use super::words;
use crate::rules::Clause;
use crate::rules::dschamal::{Case, Event, Piece, Settled};
use crate::scene::Seating;

/// The sentence about what happened last, and its clause. `happened` gives the events, the last one first: what the winner
/// takes belongs to the draw before.
pub(super) fn said<'a>(
    mut happened: impl Iterator<Item = &'a Event>,
    seating: &Seating,
) -> Option<(String, Option<Clause>)> {
    match happened.next()? {
        event @ Event::Drawn { settled, case, .. } => {
            let more = settled.and_then(|settled| more(&settled)).unwrap_or_default();
            Some((duel(event, None, seating)? + &more, Some(case.clause())))
        }
        Event::Taken { piece, settled, .. } => {
            let drawn = happened.next()?;
            let Event::Drawn { case, .. } = drawn else { return None };
            let more = more(settled).unwrap_or_default();
            Some((duel(drawn, Some(*piece), seating)? + &more, Some(case.clause())))
        }
        Event::Lot { master } => {
            Some((format!("{} is the first bag master.", seating.name(*master)), Some(Clause("B3"))))
        }
        Event::Began { .. } | Event::Gripped { .. } => None,
    }
}

fn more(settled: &Settled) -> Option<String> {
    words::completed(settled.locked).map(|(sentence, _)| format!(" {sentence}"))
}

/// A duel in one sentence. `taken` is what its winner has taken of the loser's, where there was something to choose; until
/// then nothing is said of it.
pub(super) fn duel(event: &Event, taken: Option<Piece>, seating: &Seating) -> Option<String> {
    let Event::Drawn { draw, case, winner, loser, won, given, settled } = event else { return None };
    let (drawer, winner, loser) = (seating.name(draw.drawer), seating.name(*winner), seating.name(*loser));
    let wins = match (taken, settled) {
        _ if !won.is_empty() => format!(": {winner} wins {}", words::all(*won)),
        (Some(piece), _) => format!(": {winner} takes {loser}’s {}", words::name(piece)),
        (None, None) => String::new(),
        (None, Some(_)) => format!(": {loser} has nothing to give"),
    };
    let what = words::all(draw.pieces);
    Some(match case {
        Case::Own => format!("{drawer} draws {what}, a shape of the own camp, and wins it."),
        Case::Others => {
            let besides = given.map(|piece| format!(" and {loser}’s {}", words::name(piece))).unwrap_or_default();
            format!("{drawer} draws {what}, a shape of {loser}’s camp, and wins it{besides}.")
        }
        Case::Camel => format!("{drawer} draws the camel and cries “Dschamal!”{wins}."),
        Case::Neither => format!("{drawer} draws {what}, a shape of neither camp{wins}."),
        Case::Black | Case::Several => format!("{drawer} draws {what}{wins}."),
        Case::SilentCamel => format!("{drawer} draws the camel and does not cry{wins}."),
        Case::FalseCry => format!("{drawer} cries “Dschamal!” over {what}{wins}."),
    })
}
