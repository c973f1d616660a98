//! The end of a match of Chaupar, and the luck of its throws.

use crate::rules::chaupar::{After, Chaupar, Continuation, Event, Throw};
use crate::rules::{Clause, Game};
use crate::scene::cross::{self, MatchStep};
use crate::scene::{Ending, PastAction, Seating};
use crate::words;

pub(super) fn ending<'a>(
    state: &Chaupar,
    history: impl Iterator<Item = PastAction<'a, Chaupar>>,
    seating: &Seating,
) -> Option<Ending> {
    state.outcome()?;
    let match_steps = history.filter_map(|past| match_step(past.event));
    let is_over = state.rounds().is_some_and(|rounds| rounds.turns_left() == 0);
    let stopped = if is_over { words::chaupar::rounds_over() } else { words::cross::stopped() };
    cross::ending(state, match_steps, numbers(), seating, (stopped.into(), Clause("C15")))
}

pub(super) fn luck_text<'a>(history: impl Iterator<Item = PastAction<'a, Chaupar>>, seating: &Seating) -> String {
    cross::luck_text(history.filter_map(|past| match_step(past.event)), numbers(), seating)
}

/// Returns the possible throws with their weights.
fn numbers() -> impl Iterator<Item = (u8, u32)> {
    Throw::all().map(|(throw, share)| (throw.sum(), share))
}

/// Maps an event to a step of the match's statistics.
pub(super) fn match_step(event: &Event) -> Option<MatchStep> {
    let ends = |then: Continuation| matches!(then, Continuation::Turn { .. } | Continuation::Over);
    let over = |after: Option<After>| after.is_some_and(|after| ends(after.then));
    let of = |seat, ends| MatchStep { seat, thrown: None, went: 0, hit: None, ends, undone: false };
    match *event {
        Event::Thrown { seat, throw, lost, .. } => {
            Some(MatchStep { thrown: Some(throw.sum()), ..of(seat, over(lost)) })
        }
        Event::Moved { seat, advance, hit, after, .. } => {
            Some(MatchStep { went: advance.by, hit, ..of(seat, over(after)) })
        }
        Event::Named { seat, then, .. } => Some(of(seat, ends(then))),
        Event::Ordered { .. } | Event::Stopped => None,
    }
}
