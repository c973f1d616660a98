//! The end of a match of Pachisi, and the luck of its throws.

use crate::rules::pachisi::{Continuation, Event, Pachisi};
use crate::rules::{Clause, Game};
use crate::scene::cross::{self, MatchStep};
use crate::scene::{Ending, PastAction, Seating};
use crate::words;

pub(super) fn ending<'a>(
    state: &Pachisi,
    history: impl Iterator<Item = PastAction<'a, Pachisi>>,
    seating: &Seating,
) -> Option<Ending> {
    state.outcome()?;
    let match_steps = history.filter_map(|past| match_step(past.event));
    let stopped = (words::cross::stopped().into(), Clause("P14"));
    cross::ending(state, match_steps, numbers(state), seating, stopped)
}

pub(super) fn luck_text<'a>(
    state: &Pachisi,
    history: impl Iterator<Item = PastAction<'a, Pachisi>>,
    seating: &Seating,
) -> String {
    cross::luck_text(history.filter_map(|past| match_step(past.event)), numbers(state), seating)
}

/// Returns the possible throws with their weights.
fn numbers(state: &Pachisi) -> impl Iterator<Item = (u8, u32)> {
    state.options().throw.numbers().iter().copied()
}

/// Maps an event to a step of the match's statistics.
pub(super) fn match_step(event: &Event) -> Option<MatchStep> {
    let of = |seat, then: Continuation| MatchStep {
        seat,
        thrown: None,
        went: 0,
        hit: None,
        ends: then != Continuation::Again,
        undone: false,
    };
    match *event {
        Event::Thrown { seat, number, lost, .. } => {
            Some(MatchStep { thrown: Some(number), ..of(seat, lost.unwrap_or(Continuation::Again)) })
        }
        Event::Cancelled { seat, number, then, .. } => {
            Some(MatchStep { thrown: Some(number), undone: true, ..of(seat, then) })
        }
        Event::Moved { seat, course, hit, then, .. } => {
            Some(MatchStep { went: course.advance.by, hit, ..of(seat, then) })
        }
        Event::Skipped { seat, then, .. } => Some(of(seat, then)),
        Event::Ordered { .. } | Event::Stopped => None,
    }
}
