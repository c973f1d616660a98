//! Chaupar in sentences.

use super::refusals;
use crate::rules::chaupar::{Action, After, Chaupar, Event, Phase, Refusal, Standing, Then, Throw};
use crate::rules::cross::{Advance, ZERO, opposite};
use crate::rules::{Clause, Game, Refusal as _, Seat};
use crate::scene::cross::{
    self, Cross, OVER, Say, Selection, TOUCH, Unit, block, citing, comes_home, held, hits, names, order_so_far,
    settled, ways_of, whose,
};
use crate::scene::{Ending, Happening, MoveLine, Prompt, Seating, Speech};

impl Speech for Chaupar {
    /// Whose turn it is and what is expected.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let mover = self.mover();
        let name = seating.name(mover);
        let Some(selection) = selection else {
            let title = match self.phase() {
                Phase::Over => OVER.into(),
                // As long as it is waited for what he does with it, it says the same as when it fell.
                Phase::Move { throw, .. } => throws(self.thrower(), throw, seating),
                _ => format!("{} turn", whose(name)),
            };
            return Prompt { title, hint: None };
        };
        let selection = &held(self, selection);
        let (title, hint) = match self.phase() {
            Phase::Order(opening) => (format!("{name}, throw for the start"), order_so_far(&opening, seating)),
            Phase::Throw => (format!("{}, throw", seating.name(self.thrower())), before_throw(self, seating)),
            Phase::Move { throw, used } => {
                let what = match used {
                    None => said(throw),
                    Some(used) => format!("the other pasa, {}", throw.other(used.pasa)),
                };
                (moves_by(self, seating, &what), move_hint(self, seating, selection))
            }
            Phase::Name { .. } => (format!("{name}, which is your true pair?"), name_hint(self)),
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
            let throw = |event: &Event| matches!(event, Event::Thrown { .. });
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

/// What fell, in a sentence.
pub(super) fn throws(seat: Seat, throw: Throw, seating: &Seating) -> String {
    format!("{} throws {}", seating.name(seat), said(throw))
}

/// A throw as it is said: `3 and 4`.
pub(super) fn said(throw: Throw) -> String {
    let [low, high] = throw.pasa();
    format!("{low} and {high}")
}

fn moves_by(state: &Chaupar, seating: &Seating, what: &str) -> String {
    let (thrower, mover) = (state.thrower(), state.mover());
    let name = seating.name(mover);
    if thrower == mover {
        format!("{name}, use {what}")
    } else {
        format!("{name}, use {what} of {}", seating.name(thrower))
    }
}

fn before_throw(state: &Chaupar, seating: &Seating) -> String {
    let thrower = state.thrower();
    if state.is_home(thrower) {
        return format!("You are home: by this throw {} moves (C14).", seating.name(opposite(thrower)));
    }
    match state.standing(thrower) {
        Standing::Open => "Two of your pieces together on block 17 earn you pairs (C7).".into(),
        Standing::Earned => "Pairs move by half of an even sum (C9).".into(),
        Standing::Failed => "You have no pairs, and doublets give no further throw (C7).".into(),
    }
}

fn move_hint(state: &Chaupar, seating: &Seating, selection: &Selection) -> String {
    let seat = state.mover();
    match selection {
        Selection::Way(way) if state.warns(way) => "This fails the 17: no pairs for the rest of the game (C7).".into(),
        Selection::Way(_) | Selection::Unit(_) => {
            let unit = selection.unit().unwrap_or(Unit { step: ZERO, pair: false });
            why_no_pair(state, seating, unit).unwrap_or_else(|| ways_of(unit, &state.ways(), seating))
        }
        Selection::Nothing if state.pieces().count(seat, ZERO) > 0 => {
            "Pieces on the 0 mark come in first (C10).".into()
        }
        Selection::Nothing => TOUCH.into(),
    }
}

/// Why the pair, of which one piece is picked, cannot move as a pair.
fn why_no_pair(state: &Chaupar, seating: &Seating, unit: Unit) -> Option<String> {
    let pair = Unit { pair: true, ..unit };
    state.link(state.mover(), unit.step).filter(|_| !unit.pair)?;
    let refusal = state.tries(pair).iter().find_map(|action| state.check(action).err())?;
    Some(format!("{} ({})", refusals::sentence(&refusal, seating), refusal.clause()))
}

fn name_hint(state: &Chaupar) -> String {
    let suggested = state.suggested().map_or_else(String::new, |step| format!(" Suggested: {}.", block(step)));
    format!("The other may then be hit by a single piece (C12).{suggested}")
}

/// What sets a player apart: the right to pairs (C7); once home, turns missed, or throws for the partner (C14).
pub(super) fn note(state: &Chaupar, seat: Seat) -> Option<&'static str> {
    if !state.is_home(seat) {
        return Some(match state.standing(seat) {
            Standing::Open => "Needs 17",
            Standing::Earned => "Pairs earned",
            Standing::Failed => "No pairs",
        });
    }
    let partner_plays = !state.is_home(opposite(seat)) && state.phase() != Phase::Over;
    partner_plays.then_some(match state.missed(seat) {
        0 => "Misses 4 turns",
        1 => "Misses 3 turns",
        2 => "Misses 2 turns",
        3 => "Misses 1 turn",
        _ => "For partner",
    })
}

/// A move: `12→15`, `pair 12→15`.
pub(super) fn moved(advance: &Advance) -> String {
    let pair = if advance.pair { "pair " } else { "" };
    format!("{pair}{}→{}", advance.from, advance.to())
}

/// Who moves where, as it is said while it happens.
pub(super) fn moving(seat: Seat, advance: &Advance, seating: &Seating) -> String {
    let what = if advance.pair { " with the pair" } else { "" };
    format!("{}: {} to {}{what}", seating.name(seat), block(advance.from), block(advance.to()))
}

/// What an event brought about beside the move itself. `throw` is the one that is used.
pub(super) fn consequences(event: &Event, throw: Option<Throw>, seating: &Seating) -> Vec<Say> {
    match event {
        Event::Thrown { seat, mover, throw, lost } => {
            let (name, mover_name) = (seating.name(*seat), seating.name(*mover));
            let mut says = Vec::new();
            if seat != mover {
                says.push(Say::by("C14", name, &format!("is home and throws for {mover_name}")));
            }
            if let Some(after) = lost {
                says.push(Say::by("C5", mover_name, &format!("cannot use {} and loses the throw", said(*throw))));
                after_throw(&mut says, *mover, Some(*throw), after, seating);
            }
            says
        }
        Event::Moved { seat, hit, split, made, freed, lost, after, .. } => {
            let name = seating.name(*seat);
            let mut says = Vec::new();
            if let Some(hit) = hit {
                says.push(Say::plain(name, &hits(*hit, seating)));
            }
            if *split {
                says.push(Say::plain(name, "splits a pair"));
            }
            if *made {
                says.push(Say::plain(name, "makes a pair"));
            }
            for step in freed {
                says.push(Say::by("C8", &format!("the pair on {step}"), "may move again"));
            }
            if let Some(pasa) = lost {
                says.push(Say::by("C5", name, &format!("cannot use the {pasa} and loses it")));
            }
            if let Some(after) = after {
                after_throw(&mut says, *seat, throw, after, seating);
            }
            says
        }
        Event::Named { true_pair, then, .. } => {
            let mut says = vec![Say::by("C12", &format!("the pair on {true_pair}"), "is the true pair")];
            missed(&mut says, *then, seating);
            says
        }
        Event::Stopped => vec![Say::by("C15", "the table", "agrees to stop")],
        Event::Ordered { first, again, .. } => settled(*first, *again, seating).into_iter().collect(),
    }
}

/// What follows when a throw has been used up or is lost.
fn after_throw(says: &mut Vec<Say>, mover: Seat, throw: Option<Throw>, after: &After, seating: &Seating) {
    let name = seating.name(mover);
    match after.settled {
        Some(Standing::Earned) => says.push(Say::by("C7", name, "earns pairs on block 17")),
        Some(Standing::Failed) => says.push(Say::by("C7", name, "fails the 17 and has no pairs any more")),
        Some(Standing::Open) | None => {}
    }
    if let Some(place) = after.place {
        says.push(Say::by("C15", name, &comes_home(place)));
    }
    let doublet = throw.is_some_and(Throw::is_doublet);
    match after.then {
        Then::Again => says.push(Say::by("C6", name, "throws again for the doublet")),
        // Who is home gets none either, which needs no saying.
        Then::Turn { .. } if doublet && after.place.is_none() => {
            says.push(Say::by("C7", name, "has failed the 17 and gets no throw for the doublet"));
        }
        _ => {}
    }
    missed(says, after.then, seating);
}

fn missed(says: &mut Vec<Say>, then: Then, seating: &Seating) {
    let Then::Turn { missed, .. } = then else { return };
    let does = if missed.len() == 1 { "is home and misses a turn" } else { "are home and miss a turn" };
    if !missed.is_empty() {
        says.push(Say::by("C14", &names(missed, seating), does));
    }
}

/// Who did what happened, and whom that hits.
pub(super) fn by(event: &Event) -> (Option<Seat>, Option<Seat>) {
    match event {
        Event::Thrown { mover: seat, .. } | Event::Named { seat, .. } => (Some(*seat), None),
        Event::Moved { seat, hit, .. } => (Some(*seat), hit.map(|hit| hit.seat)),
        Event::Ordered { .. } | Event::Stopped => (None, None),
    }
}

/// What of the first of `events` surprises `viewer`: that he is hit (C10), a throw or a pasa that is lost (C5), the 17 earned
/// or failed and its doublets (C7), turns missed and throws for the partner (C14). The events before it tell its throw.
pub(super) fn surprise(events: &[&Event], viewer: Option<Seat>, seating: &Seating) -> Option<Say> {
    let throw =
        events.iter().find_map(|event| if let Event::Thrown { throw, .. } = event { Some(*throw) } else { None });
    match events.first()? {
        // What is to be done with a throw is asked, and says this besides.
        Event::Thrown { lost: None, .. } => None,
        Event::Moved { seat, hit: Some(hit), .. } if Some(hit.seat) == viewer => {
            Some(Say::by("C10", seating.name(*seat), &hits(*hit, seating)))
        }
        event => citing(consequences(event, throw, seating), &["C5", "C7", "C14"]),
    }
}

/// What a throw for the start is, as it is said.
pub(super) fn start(seat: Seat, throw: Throw, seating: &Seating) -> String {
    format!("{} {}", seating.name(seat), throw.sum())
}
