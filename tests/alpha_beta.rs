//! The alpha-beta player of Damath, compared with a full minimax search.

use caravanserai::rules::damath::{Action, Damath, Sum};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

use crate::players::{alpha_beta, random};

/// The value of a position for the player to move: 1 if they have won, −1 if they have lost, else 0; then their lead.
type Worth = (i8, Sum);

/// The minimax value of a position at this depth; compulsory captures beyond it are searched to their end.
fn worth(state: &Damath, depth: u8) -> Worth {
    let [own, other] = [state.side(), state.side().other()];
    let lead = state.total(own) - state.total(other);
    if let Some(outcome) = state.outcome() {
        let [own, other] = [own, other].map(|side| outcome.places[state.seat(side).expect("a seat").index()]);
        return (other.cmp(&own) as i8, lead);
    }
    if depth == 0 && !state.must_capture() {
        return (0, lead);
    }
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(|action| worth_after(state, action, depth.saturating_sub(1))).max().expect("an action")
}

/// The value of an action for the player who makes it.
fn worth_after(state: &Damath, action: &Action, depth: u8) -> Worth {
    let (decided, lead) = worth(&after(state, action), depth);
    (-decided, -lead)
}

fn after(state: &Damath, action: &Action) -> Damath {
    let mut state = *state;
    state.apply(action).expect("a legal action");
    state
}

/// Checks that the player chooses the first of the best actions in every position of a random match.
fn check(options: &str, seed: u64, deepest: u8) {
    let mut rng = Rng::with_seed(seed);
    let mut state = Damath::new(&options.parse().expect("options")).expect("options that can be played");
    state = after(&state, &Action::First(Seat(0)));
    let mut actions = Vec::new();
    while state.outcome().is_none() {
        state.actions(&mut actions);
        let seat = state.seat(state.side()).expect("a seat");
        for depth in 1..=deepest {
            let worths: Vec<_> = actions.iter().map(|action| worth_after(&state, action, depth - 1)).collect();
            let most = worths.iter().max();
            let first = worths.iter().position(|worth| Some(worth) == most).map(|place| actions[place]);
            let chosen = alpha_beta::choose(&state, seat, depth, &mut rng);
            assert_eq!(chosen, first, "{depth} moves ahead: {state}");
        }
        state = after(&state, &random::choose(&state, seat, &mut rng).expect("an action"));
    }
}

#[test]
fn alpha_beta_plays_what_is_best_when_nothing_is_left_out() {
    let sets = ["counting", "whole", "integer", "fraction", "rational", "radical", "polynomial"];
    for (seed, set) in (1..).zip(sets) {
        check(&format!("set={set}"), seed, 3);
    }
    check("damas=double", 8, 3);
    check("set=radical damas=double operators=other", 9, 4);
}

#[test]
fn what_a_search_plays_is_what_the_rules_make_of_it() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..20 {
        let mut state: Damath = "first B".parse().expect("a position");
        while state.outcome().is_none() {
            let ways = state.ways();
            for way in &ways {
                assert_eq!(state.played(way), after(&state, &Action::Play(*way)));
            }
            state = state.played(rng.choice(&ways).expect("a way"));
        }
    }
}
