//! Pachisi's sentences.

use super::refusals;
use crate::rules::pachisi::{Continuation, Event, Pachisi, Run};
use crate::rules::{Game, Refusal as _, Seat};
use crate::scene::Seating;
use crate::scene::cross::{Cross, Remark, Selection, Unit, choose_landing, cited, citing, hits, moves_text, settled};
use crate::words::{self, pachisi};

/// Returns the hint before a throw that repeats a number (P6).
pub(super) fn before_throw(run: Run) -> String {
    match run {
        Run { number, times: 2 } => pachisi::two_in_a_row(number),
        Run { number, .. } => pachisi::earned_throw(number),
    }
}

pub(super) fn move_hint(state: &Pachisi, seating: &Seating, selection: &Selection) -> String {
    let Some(unit) = selection.unit() else {
        let hint = selection.goal().map_or(words::cross::choose_marked(), |goal| choose_landing(state, goal));
        return hint.into();
    };
    let moves = state.legal_moves();
    let forks = moves.iter().any(|mv| mv.unit == unit && mv.round);
    let can = || moves_text(unit, &moves, seating);
    why_no_pair(state, seating, unit).unwrap_or_else(|| if forks { can() + " " + pachisi::fork() } else { can() })
}

/// Returns the reason why the pair on a cross, one piece of which is selected, cannot move as a pair.
fn why_no_pair(state: &Pachisi, seating: &Seating, unit: Unit) -> Option<String> {
    state.link(state.mover(), unit.step).filter(|_| !unit.pair)?;
    let tries = state.tries(Unit { pair: true, ..unit });
    let refusal = tries.iter().find_map(|action| state.check(action).err())?;
    Some(cited(&refusals::sentence(&refusal, seating), refusal.clause()))
}

/// Returns a sentence on a throw.
pub(super) fn throws(seat: Seat, number: u8, mouths: Option<u8>, seating: &Seating) -> String {
    let who = seating.who(seat);
    match mouths {
        Some(mouths) => pachisi::throws_cowries(who, number, mouths),
        None => pachisi::throws(who, number),
    }
}

/// Returns sentences on the consequences of an event.
pub(super) fn consequences(event: &Event, seating: &Seating) -> Vec<Remark> {
    match event {
        Event::Ordered { first, again, .. } => settled(*first, *again, seating).into_iter().collect(),
        Event::Thrown { seat, number, lost, .. } => {
            let who = seating.who(*seat);
            let mut remarks = Vec::new();
            if let Some(then) = lost {
                remarks.push(Remark::by("P8", pachisi::loses_throw(who, *number)));
                remarks.extend((*then == Continuation::Again).then(|| Remark::by("P5", pachisi::throws_again(who))));
            }
            remarks
        }
        Event::Cancelled { number, back, .. } => {
            let cancels = if back.is_empty() { pachisi::cancels_turn } else { pachisi::cancels_all };
            vec![Remark::by("P6", cancels(*number))]
        }
        Event::Moved { seat, hit, split, made, place, then, .. } => {
            let who = seating.who(*seat);
            let hit_remark =
                hit.map(|hit| Remark::by("P9", pachisi::hits_and_throws(who, seating.who(hit.seat), hit.pieces)));
            let mut remarks: Vec<_> = hit_remark.into_iter().collect();
            if *split {
                remarks.push(Remark::by("P10", pachisi::breaks_pair(who)));
            }
            if *made {
                remarks.push(Remark::by("P10", words::cross::makes_pair(who)));
            }
            if let Some(place) = place {
                remarks.push(Remark::by("P14", words::cross::takes_place(who, *place)));
            }
            if *then == Continuation::Again && hit.is_none() {
                remarks.push(Remark::by("P5", pachisi::throws_again(who)));
            }
            remarks
        }
        Event::Skipped { seat, number, then } => {
            let leaves = if *then == Continuation::Again { pachisi::leaves_and_throws } else { pachisi::leaves_throw };
            vec![Remark::by("P8", leaves(seating.who(*seat), *number))]
        }
        Event::Stopped => vec![Remark::by("P14", words::cross::table_stops().into())],
    }
}

/// Returns the acting seat, and the seat hit.
pub(super) fn by(event: &Event) -> (Option<Seat>, Option<Seat>) {
    match event {
        Event::Thrown { seat, .. } | Event::Cancelled { seat, .. } | Event::Skipped { seat, .. } => (Some(*seat), None),
        Event::Moved { seat, hit, .. } => (Some(*seat), hit.map(|hit| hit.seat)),
        Event::Ordered { .. } | Event::Stopped => (None, None),
    }
}

/// Returns a sentence if the first of `events` is a surprise to `viewer`: a hit on them (P9), a cancelled turn (P6), a
/// lost throw (P8).
pub(super) fn notable_event(events: &[&Event], viewer: Option<Seat>, seating: &Seating) -> Option<Remark> {
    match events.first()? {
        // A player who skips a throw knows it.
        Event::Skipped { .. } => None,
        Event::Moved { seat, hit: Some(hit), .. } if Some(hit.seat) == viewer => {
            Some(Remark::by("P9", hits(*seat, *hit, seating)))
        }
        event => citing(consequences(event, seating), &["P6", "P8"]),
    }
}

/// Returns a sentence on a throw for the start.
pub(super) fn start(seat: Seat, number: u8, seating: &Seating) -> String {
    words::cross::start_throw(seating.who(seat), number)
}
