//! Pachisi in sentences.

use crate::rules::pachisi::{Event, Pachisi, Phase, Run, Then};
use crate::rules::{Clause, Game, Refusal as _, Seat};
use crate::scene::cross::{Cross, OVER, Pick, Unit, citing, hits, order_so_far, placed, settled, ways_of, whose};
use crate::scene::{Ask, Seating};

use super::refusals;

/// Whose turn it is and what is expected.
pub(super) fn ask(state: &Pachisi, seating: &Seating, pick: Option<&Pick>) -> Ask {
    let name = seating.name(state.mover());
    let Some(pick) = pick else {
        let title = if state.phase() == Phase::Over { OVER.into() } else { format!("{} turn", whose(name)) };
        return Ask { title, hint: String::new() };
    };
    let (title, hint) = match state.phase() {
        Phase::Order(opening) => (format!("{name}, throw for the start"), order_so_far(&opening, seating)),
        Phase::Throw => (format!("{name}, throw"), before_throw(state.run())),
        Phase::Move { number } => (format!("{name}, use the {number}"), move_hint(state, seating, pick, number)),
        Phase::Over => (OVER.into(), String::new()),
    };
    Ask { title, hint }
}

/// What the next throw might do (P6).
fn before_throw(run: Option<Run>) -> String {
    match run {
        Some(Run { number, times: 2 }) => format!("Two {number}s in a row: a third cancels the whole turn (P6)."),
        Some(Run { number, .. }) => format!("The {number} earned this throw (P5)."),
        None => String::new(),
    }
}

fn move_hint(state: &Pachisi, seating: &Seating, pick: &Pick, number: u8) -> String {
    let Some(unit) = pick.unit() else {
        return if *pick == Pick::Skip {
            let kept = if state.options().throw.earns(number) { " The throw that it earned is kept." } else { "" };
            format!("The {number} is then left unused (P8).{kept}")
        } else {
            "Touch a piece that is marked to see where it can land.".into()
        };
    };
    let ways = state.ways();
    let fork = if ways.iter().any(|way| way.unit == unit && way.round) { " In, or round again (P12)?" } else { "" };
    why_no_pair(state, seating, unit).unwrap_or_else(|| ways_of(unit, &ways, seating) + fork)
}

/// Why the pair on a cross, of which one piece is picked, cannot move as a pair.
fn why_no_pair(state: &Pachisi, seating: &Seating, unit: Unit) -> Option<String> {
    state.link(state.mover(), unit.step).filter(|_| !unit.pair)?;
    let tries = state.tries(Unit { pair: true, ..unit });
    let refusal = tries.iter().find_map(|action| state.check(action).err())?;
    Some(format!("{} ({})", refusals::sentence(&refusal, seating), refusal.clause()))
}

/// A throw as it is said: `25 (no mouth up)`, `3`.
pub(super) fn said(number: u8, mouths: Option<u8>) -> String {
    match mouths {
        None => number.to_string(),
        Some(0) => format!("{number}, no mouth up"),
        Some(1) => format!("{number}, one mouth up"),
        Some(mouths) => format!("{number}, {mouths} mouths up"),
    }
}

/// What an event brought about beside the move itself, in short sentences with their clauses.
pub(super) fn consequences(event: &Event, seating: &Seating) -> Vec<String> {
    match event {
        Event::Ordered { first, again, .. } => settled(*first, *again, seating).into_iter().collect(),
        Event::Thrown { seat, number, lost, .. } => {
            let lost_by = |then| lost_throw(*seat, *number, then, seating);
            lost.map(lost_by).into_iter().flatten().collect()
        }
        Event::Cancelled { number, back, .. } => {
            let back = if back.is_empty() { "" } else { ", and everything goes back" };
            vec![format!("the third {number} in a row cancels the turn{back} (P6)")]
        }
        Event::Moved { seat, hit, split, made, place, then, .. } => {
            let mut says: Vec<_> =
                hit.map(|group| format!("{} and throws again (P9)", hits(group, seating))).into_iter().collect();
            if *split {
                says.push("breaks the pair (P10)".into());
            }
            if *made {
                says.push("makes a pair (P10)".into());
            }
            says.extend(
                place.map(|place| format!("{} is home: {} (P14)", seating.name(*seat), placed(place).to_lowercase())),
            );
            if *then == Then::Again && hit.is_none() {
                says.push("throws again (P5)".into());
            }
            says
        }
        Event::Skipped { number, then, .. } => {
            let again = if *then == Then::Again { ", and throws again" } else { "" };
            vec![format!("leaves the {number} unused (P8){again}")]
        }
        Event::Stopped => vec!["the table agrees to stop (P14)".into()],
    }
}

fn lost_throw(seat: Seat, number: u8, then: Then, seating: &Seating) -> Vec<String> {
    let mut says = vec![format!("{} cannot use the {number}: it is lost (P8)", seating.name(seat))];
    if then == Then::Again {
        says.push("throws again (P5)".into());
    }
    says
}

/// Who did what happened.
pub(super) fn by(event: &Event) -> Option<Seat> {
    match event {
        Event::Thrown { seat, .. }
        | Event::Cancelled { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Skipped { seat, .. } => Some(*seat),
        Event::Ordered { .. } | Event::Stopped => None,
    }
}

/// What of the first of `events` surprises: a cancelled turn (P6), a throw that is lost (P8).
pub(super) fn surprise(events: &[&Event], seating: &Seating) -> Option<(String, Clause)> {
    match events.first()? {
        // Who leaves a throw unused knows it.
        Event::Skipped { .. } => None,
        event => citing(consequences(event, seating), &["P6", "P8"]),
    }
}

/// What a throw for the start is, as it is said.
pub(super) fn start(seat: Seat, number: u8, seating: &Seating) -> String {
    format!("{} {number}", seating.name(seat))
}
