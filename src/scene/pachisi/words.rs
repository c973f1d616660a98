//! Pachisi in sentences.

use crate::rules::pachisi::{Action, Event, Pachisi, Phase, Refusal, Run, Then};
use crate::rules::{Clause, Game, Refusal as _, Seat};
use crate::scene::cross::{
    self, Cross, OVER, Say, Selection, TOUCH, Unit, citing, comes_home, held, hits, order_so_far, settled, ways_of,
    whose,
};
use crate::scene::{Ending, Happening, MoveLine, Prompt, Seating, Speech};

use super::refusals;

impl Speech for Pachisi {
    /// Whose turn it is and what is expected.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let name = seating.name(self.mover());
        let Some(selection) = selection else {
            let title = match self.phase() {
                Phase::Over => OVER.into(),
                // As long as it is waited for what he does with it, it says the same as when it fell.
                Phase::Move { number } => throws(self.mover(), number, self.options().throw.mouths(number), seating),
                _ => format!("{} turn", whose(name)),
            };
            return Prompt { title, hint: None };
        };
        let selection = &held(self, selection);
        let (title, hint) = match self.phase() {
            Phase::Order(opening) => (format!("{name}, throw for the start"), order_so_far(&opening, seating)),
            Phase::Throw => (format!("{name}, throw"), before_throw(self.run())),
            Phase::Move { number } => (format!("{name}, use the {number}"), move_hint(self, seating, selection)),
            Phase::Over => (OVER.into(), String::new()),
        };
        Prompt { title, hint: Some(hint).filter(|hint| !hint.is_empty()) }
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        let happened = cross::latest(happened);
        let viewer = seating.viewer;
        cross::said(&happened, viewer, by, |events| surprise(events, viewer, seating)).or_else(|| {
            let throw = |event: &Event| matches!(event, Event::Thrown { .. } | Event::Cancelled { .. });
            let write_down = |lines: &mut Vec<MoveLine>, happened: &[&Event]| {
                super::moves::write_down(lines, happened.iter().copied(), seating);
            };
            cross::last_throw(self, &happened, throw, write_down, seating)
        })
    }

    fn side_action(&self, action: &Action, seating: &Seating) -> Option<String> {
        (*action == Action::Stop).then(|| cross::stopping(seating)).flatten()
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::write_down(lines, happened.map(|happening| happening.event), seating);
    }

    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        super::refusals::sentence(refusal, seating)
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.pieces().sum(seat).into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, happened, seating)
    }
}

/// What the next throw might do (P6).
fn before_throw(run: Option<Run>) -> String {
    match run {
        Some(Run { number, times: 2 }) => format!("Two {number}s in a row: a third cancels the whole turn (P6)."),
        Some(Run { number, .. }) => format!("The {number} earned this throw (P5)."),
        None => String::new(),
    }
}

fn move_hint(state: &Pachisi, seating: &Seating, selection: &Selection) -> String {
    let Some(unit) = selection.unit() else { return TOUCH.into() };
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

/// What fell, in a sentence.
pub(super) fn throws(seat: Seat, number: u8, mouths: Option<u8>, seating: &Seating) -> String {
    format!("{} throws {}", seating.name(seat), said(number, mouths))
}

/// A throw as it is said: `25 (no mouth up)`, `3`.
fn said(number: u8, mouths: Option<u8>) -> String {
    match mouths {
        None => number.to_string(),
        Some(0) => format!("{number}, no mouth up"),
        Some(1) => format!("{number}, one mouth up"),
        Some(mouths) => format!("{number}, {mouths} mouths up"),
    }
}

/// What an event brought about beside the move itself.
pub(super) fn consequences(event: &Event, seating: &Seating) -> Vec<Say> {
    match event {
        Event::Ordered { first, again, .. } => settled(*first, *again, seating).into_iter().collect(),
        Event::Thrown { seat, number, lost, .. } => {
            let name = seating.name(*seat);
            let mut says = Vec::new();
            if let Some(then) = lost {
                says.push(Say::by("P8", name, &format!("cannot use the {number} and loses it")));
                says.extend((*then == Then::Again).then(|| Say::by("P5", name, "throws again")));
            }
            says
        }
        Event::Cancelled { number, back, .. } => {
            let back = if back.is_empty() { "" } else { ": everything goes back" };
            vec![Say::by("P6", &format!("the third {number} in a row"), &format!("cancels the turn{back}"))]
        }
        Event::Moved { seat, hit, split, made, place, then, .. } => {
            let name = seating.name(*seat);
            let mut says: Vec<_> = hit
                .map(|group| Say::by("P9", name, &format!("{} and throws again", hits(group, seating))))
                .into_iter()
                .collect();
            if *split {
                says.push(Say::by("P10", name, "breaks the pair"));
            }
            if *made {
                says.push(Say::by("P10", name, "makes a pair"));
            }
            if let Some(place) = place {
                says.push(Say::by("P14", name, &comes_home(*place)));
            }
            if *then == Then::Again && hit.is_none() {
                says.push(Say::by("P5", name, "throws again"));
            }
            says
        }
        Event::Skipped { seat, number, then } => {
            let again = if *then == Then::Again { ", and throws again" } else { "" };
            vec![Say::by("P8", seating.name(*seat), &format!("leaves the {number} unused{again}"))]
        }
        Event::Stopped => vec![Say::by("P14", "the table", "agrees to stop")],
    }
}

/// Who did what happened, and whom that hits.
pub(super) fn by(event: &Event) -> (Option<Seat>, Option<Seat>) {
    match event {
        Event::Thrown { seat, .. } | Event::Cancelled { seat, .. } | Event::Skipped { seat, .. } => (Some(*seat), None),
        Event::Moved { seat, hit, .. } => (Some(*seat), hit.map(|hit| hit.seat)),
        Event::Ordered { .. } | Event::Stopped => (None, None),
    }
}

/// What of the first of `events` surprises `viewer`: that he is hit (P9), a cancelled turn (P6), a throw that is lost (P8).
pub(super) fn surprise(events: &[&Event], viewer: Option<Seat>, seating: &Seating) -> Option<Say> {
    match events.first()? {
        // Who leaves a throw unused knows it.
        Event::Skipped { .. } => None,
        Event::Moved { seat, hit: Some(hit), .. } if Some(hit.seat) == viewer => {
            Some(Say::by("P9", seating.name(*seat), &hits(*hit, seating)))
        }
        event => citing(consequences(event, seating), &["P6", "P8"]),
    }
}

/// What a throw for the start is, as it is said.
pub(super) fn start(seat: Seat, number: u8, seating: &Seating) -> String {
    format!("{} {number}", seating.name(seat))
}
