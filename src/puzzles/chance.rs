//! Puzzles of games with throws: expectations over the next throw.

use crate::bots::{Evaluate, Worth};
use crate::rules::{Seat, Turn};

/// The exact expectation of each seat's outlook over the next throw ([`Evaluate::outlook`]). The choices before that
/// throw are those that are best for the seat that makes them.
#[must_use]
pub fn expected<G: Evaluate>(state: &G) -> Worth {
    let Turn::Seat(seat) = state.turn() else { return state.outlook() };
    best(state, seat).map_or_else(|| state.outlook(), |(_, worth)| worth)
}

/// The action of `seat` with the best expectation, and what each seat can expect then; the first of equals.
fn best<G: Evaluate>(state: &G, seat: Seat) -> Option<(G::Action, Worth)> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let all = actions.into_iter().map(|action| (expected(&after(state, &action)), action));
    // `max_by_key` finds the last of equals.
    all.rev().max_by_key(|(worth, _)| worth[seat.index()]).map(|(worth, action)| (action, worth))
}

/// The expectation of the seat to act after its `action`.
pub(super) fn prospects<G: Evaluate>(state: &G, action: &G::Action) -> i64 {
    let Turn::Seat(seat) = state.turn() else { return 0 };
    expected(&after(state, action))[seat.index()]
}

/// The best of the actions that are no solutions, the first of equals.
pub(super) fn temptation<G: Evaluate>(state: &G, solutions: &[G::Action]) -> Option<G::Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.retain(|action| !solutions.contains(action));
    // `max_by_key` finds the last of equals.
    actions.into_iter().rev().max_by_key(|action| prospects(state, action))
}

/// An action of the seat to act, and its best choices with the rest of the throw.
#[must_use]
pub fn throw_use<G: Evaluate>(state: &G, action: &G::Action) -> Vec<G::Action> {
    let (mut used, mut state) = (vec![action.clone()], after(state, action));
    while let (Turn::Seat(seat), true) = (state.turn(), state.is_mid_throw()) {
        let Some((next, _)) = best(&state, seat) else { break };
        state.happen(&next);
        used.push(next);
    }
    used
}

/// A possible course after the `wrong` action: the choices until the next throw, the throw by which it loses most
/// against `solution`, and what is done with it.
pub(super) fn refutation<G: Evaluate>(state: &G, wrong: &G::Action, solution: &G::Action) -> Vec<G::Action> {
    let Turn::Seat(seat) = state.turn() else { return Vec::new() };
    let mut shown = Vec::new();
    let better = until_throw(after(state, solution), &mut Vec::new());
    let mut state = until_throw(after(state, wrong), &mut shown);
    if let Some(throw) = worst_throw(&state, &better, seat) {
        state.happen(&throw);
        shown.push(throw);
        use_throw(state, &mut shown);
    }
    shown
}

/// Plays the best choices until chance is to move or the match is over, and adds them to `shown`.
fn until_throw<G: Evaluate>(mut state: G, shown: &mut Vec<G::Action>) -> G {
    while let Turn::Seat(seat) = state.turn() {
        let Some((action, _)) = best(&state, seat) else { break };
        state.happen(&action);
        shown.push(action);
    }
    state
}

/// Plays the choices of the seat to act that look best without looking ahead, until it is another's turn.
fn use_throw<G: Evaluate>(mut state: G, shown: &mut Vec<G::Action>) {
    let turn = state.turn();
    while let (Turn::Seat(seat), true) = (turn, state.turn() == turn) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let looks = |action: &G::Action| after(&state, action).static_outlook()[seat.index()];
        let Some(action) = actions.into_iter().max_by_key(looks) else { break };
        state.happen(&action);
        shown.push(action);
    }
}

/// The throw with which `state` is worst for `seat`, weighted by its probability, against the state `better` with the
/// same throw; `None` if chance is not to move.
fn worst_throw<G: Evaluate>(state: &G, better: &G, seat: Seat) -> Option<G::Action> {
    let then = |state: &G, throw: &G::Action| after(state, throw).outlook()[seat.index()];
    let mean = better.outlook()[seat.index()];
    let others = better.chance();
    let lost = |(throw, weight): &(G::Action, u32)| {
        let same = others.iter().any(|(other, _)| other == throw);
        let instead = if same { then(better, throw) } else { mean };
        i64::from(*weight) * (instead - then(state, throw))
    };
    state.chance().into_iter().max_by_key(lost).map(|(throw, _)| throw)
}

fn after<G: Evaluate>(state: &G, action: &G::Action) -> G {
    let mut state = state.clone();
    // The actions are those that the state has listed.
    state.happen(action);
    state
}
