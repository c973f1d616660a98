//! Chaupar's sentences.

use super::refusals;
use crate::rules::chaupar::{After, Chaupar, Continuation, Event, PairRight, Phase, Throw};
use crate::rules::cross::{ZERO, opposite};
use crate::rules::{Game, Refusal as _, Seat};
use crate::scene::Seating;
use crate::scene::cross::{Cross, Remark, Selection, Unit, choose_landing, cited, citing, hits, moves_text, settled};
use crate::words::{self, chaupar};

/// Number of turns that a player at home misses before throwing for the partner (C14).
const MISSED: u8 = 4;

/// Returns a sentence on a throw.
pub(super) fn throws(seat: Seat, throw: Throw, seating: &Seating) -> String {
    let [low, high] = throw.pasa();
    chaupar::throws(seating.who(seat), low, high)
}

/// Returns a throw in notation: `3 and 4`.
pub(super) fn throw_notation(throw: Throw) -> String {
    let [low, high] = throw.pasa();
    chaupar::two_pasa(low, high)
}

/// Returns the prompt to use a throw, which names its thrower; `left` is the unused pasa after the first.
pub(super) fn asks_to_use(state: &Chaupar, seating: &Seating, throw: Throw, left: Option<u8>) -> String {
    let (who, thrower) = (seating.who(state.mover()), seating.who(state.thrower()));
    let ([low, high], is_own) = (throw.pasa(), state.thrower() == state.mover());
    match left {
        None if is_own => chaupar::use_throw(who, low, high),
        None => chaupar::use_throw_of(who, low, high, thrower),
        Some(pasa) if is_own => chaupar::use_pasa(who, pasa),
        Some(pasa) => chaupar::use_pasa_of(who, pasa, thrower),
    }
}

/// Returns the round of a match whose players stop after some rounds (C15), unless it is over.
pub(super) fn round(state: &Chaupar) -> Option<String> {
    let rounds = state.rounds().filter(|_| state.phase() != Phase::Over)?;
    Some(chaupar::round_of(rounds.number(), rounds.all().get()))
}

pub(super) fn before_throw(state: &Chaupar, seating: &Seating) -> String {
    let thrower = state.thrower();
    if state.is_home(thrower) {
        return chaupar::throws_for_partner(seating.who(opposite(thrower)));
    }
    let hint = match state.pair_right(thrower) {
        PairRight::Open => chaupar::can_earn_pairs(),
        PairRight::Earned => chaupar::has_pairs(),
        PairRight::Failed => chaupar::has_no_pairs(),
    };
    hint.into()
}

pub(super) fn move_hint(state: &Chaupar, seating: &Seating, selection: &Selection) -> String {
    let seat = state.mover();
    match selection {
        Selection::Move(mv) if state.warns(mv) => chaupar::warns_of_failing().into(),
        Selection::Move(_) | Selection::Unit(_) => {
            let unit = selection.unit().unwrap_or(Unit { step: ZERO, pair: false });
            why_no_pair(state, unit).unwrap_or_else(|| moves_text(unit, &state.legal_moves(), seating))
        }
        Selection::Goal(goal) => choose_landing(state, *goal).into(),
        Selection::Nothing if state.pieces().count(seat, ZERO) > 0 => chaupar::come_in_first().into(),
        Selection::Nothing => words::cross::choose_marked().into(),
    }
}

/// Returns the reason why the pair of a selected single piece cannot move as a pair.
fn why_no_pair(state: &Chaupar, unit: Unit) -> Option<String> {
    let pair = Unit { pair: true, ..unit };
    state.link(state.mover(), unit.step).filter(|_| !unit.pair)?;
    let refusal = state.tries(pair).iter().find_map(|action| state.check(action).err())?;
    Some(cited(&refusals::about_pair(&refusal)?, refusal.clause()))
}

pub(super) fn name_hint(state: &Chaupar) -> String {
    let hint = String::from(chaupar::other_can_be_hit());
    state.suggested().map_or(hint.clone(), |step| hint + " " + &chaupar::suggested(step.0))
}

/// Returns the note on a player's panel: the right to pairs (C7); once home, turns missed, or throws for the partner
/// (C14).
pub(super) fn note(state: &Chaupar, seat: Seat) -> Option<String> {
    if !state.is_home(seat) {
        let note = match state.pair_right(seat) {
            PairRight::Open => chaupar::needs_17(),
            PairRight::Earned => chaupar::pairs_earned(),
            PairRight::Failed => chaupar::no_pairs(),
        };
        return Some(note.into());
    }
    let partner_plays = !state.is_home(opposite(seat)) && state.phase() != Phase::Over;
    partner_plays.then(|| match state.missed(seat) {
        missed @ 0..MISSED => chaupar::misses_turns(MISSED - missed),
        _ => chaupar::for_partner().into(),
    })
}

/// Returns sentences on the consequences of an event. `throw` is the throw that it used.
pub(super) fn consequences(event: &Event, throw: Option<Throw>, seating: &Seating) -> Vec<Remark> {
    match event {
        Event::Thrown { seat, mover, throw, lost } => {
            let mut remarks = Vec::new();
            if seat != mover {
                remarks.push(Remark::by("C14", chaupar::throws_for(seating.who(*seat), seating.who(*mover))));
            }
            if let Some(after) = lost {
                let [low, high] = throw.pasa();
                remarks.push(Remark::by("C5", chaupar::loses_throw(seating.who(*mover), low, high)));
                after_throw(&mut remarks, *mover, Some(*throw), after, seating);
            }
            remarks
        }
        Event::Moved { seat, hit, split, made, freed, lost, after, .. } => {
            let who = seating.who(*seat);
            let mut remarks = Vec::new();
            if let Some(hit) = hit {
                remarks.push(Remark::plain(hits(*seat, *hit, seating)));
            }
            if *split {
                remarks.push(Remark::plain(chaupar::splits_pair(who)));
            }
            if *made {
                remarks.push(Remark::plain(words::cross::makes_pair(who)));
            }
            for step in freed {
                remarks.push(Remark::by("C8", chaupar::pair_freed(step.0)));
            }
            if let Some(pasa) = lost {
                remarks.push(Remark::by("C5", chaupar::loses_pasa(who, *pasa)));
            }
            if let Some(after) = after {
                after_throw(&mut remarks, *seat, throw, after, seating);
            }
            remarks
        }
        Event::Named { true_pair, then, .. } => {
            let mut remarks = vec![Remark::by("C12", chaupar::true_pair(true_pair.0))];
            missed(&mut remarks, *then, seating);
            remarks
        }
        Event::Stopped => vec![Remark::by("C15", words::cross::table_stops().into())],
        Event::Ordered { first, again, .. } => settled(*first, *again, seating).into_iter().collect(),
    }
}

/// Adds sentences on what follows when a throw has been used up or is lost.
fn after_throw(remarks: &mut Vec<Remark>, mover: Seat, throw: Option<Throw>, after: &After, seating: &Seating) {
    let who = seating.who(mover);
    match after.settled {
        Some(PairRight::Earned) => remarks.push(Remark::by("C7", chaupar::earns_pairs(who))),
        Some(PairRight::Failed) => remarks.push(Remark::by("C7", chaupar::fails_17(who))),
        Some(PairRight::Open) | None => {}
    }
    if let Some(place) = after.place {
        remarks.push(Remark::by("C15", words::cross::takes_place(who, place)));
    }
    let doublet = throw.is_some_and(Throw::is_doublet);
    match after.then {
        Continuation::Again => remarks.push(Remark::by("C6", chaupar::throws_again(who))),
        // A player who has reached home gets no second throw either, which needs no explanation.
        Continuation::Turn { .. } if doublet && after.place.is_none() => {
            remarks.push(Remark::by("C7", chaupar::no_throw_again(who)));
        }
        _ => {}
    }
    missed(remarks, after.then, seating);
}

fn missed(remarks: &mut Vec<Remark>, then: Continuation, seating: &Seating) {
    if let Continuation::Turn { missed, .. } = then {
        remarks.extend(missed.iter().map(|seat| Remark::by("C14", chaupar::misses_turn(seating.who(seat)))));
    }
}

/// Returns the acting seat, and the seat hit.
pub(super) fn by(event: &Event) -> (Option<Seat>, Option<Seat>) {
    match event {
        Event::Thrown { mover: seat, .. } | Event::Named { seat, .. } => (Some(*seat), None),
        Event::Moved { seat, hit, .. } => (Some(*seat), hit.map(|hit| hit.seat)),
        Event::Ordered { .. } | Event::Stopped => (None, None),
    }
}

/// Returns a sentence if the first of `events` is a surprise to `viewer`: a hit on them (C10), a lost throw or pasa
/// (C5), pairs earned or failed on 17 and their doublets (C7), turns missed and throws for the partner (C14). Its throw
/// is found in the events before it.
pub(super) fn notable_event(events: &[&Event], viewer: Option<Seat>, seating: &Seating) -> Option<Remark> {
    let throw =
        events.iter().find_map(|event| if let Event::Thrown { throw, .. } = event { Some(*throw) } else { None });
    match events.first()? {
        // The prompt mentions a throw that is to be used.
        Event::Thrown { lost: None, .. } => None,
        Event::Moved { seat, hit: Some(hit), .. } if Some(hit.seat) == viewer => {
            Some(Remark::by("C10", hits(*seat, *hit, seating)))
        }
        event => citing(consequences(event, throw, seating), &["C5", "C7", "C14"]),
    }
}

/// Returns a sentence on a throw for the start.
pub(super) fn start(seat: Seat, throw: Throw, seating: &Seating) -> String {
    words::cross::start_throw(seating.who(seat), throw.sum())
}
