//! Invariants over a thousand random games.

use caravanserai::rules::chaupar::{Action, Chaupar, Continuation, Event, Name, Options, PairRight, Phase};
use caravanserai::rules::cross::{HOME, square};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

use crate::common;

const GAMES: u32 = 1_000;

/// Plays a game to its end, and passes each action and the state after it to `show`.
fn watch(seed: u32, mut show: impl FnMut(&Action, &Chaupar)) {
    let mut listed = Vec::new();
    let mut rng = Rng::with_seed(seed.into());
    let mut state = Chaupar::new(&Options::default()).expect("a match");
    while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
        state.apply(&action).expect("a listed action is legal");
        show(&action, &state);
    }
    let mut places = state.outcome().expect("the match is over").places;
    places.sort_unstable();
    assert_eq!(places, [1, 2, 3, 4], "{state}");
}

#[test]
fn c15_random_games_take_some_280_throws_to_the_winner_and_355_in_all() {
    let (mut to_the_winner, mut in_all) = (0, 0);
    for seed in 0..GAMES {
        watch(seed, |action, state| {
            let throw = u32::from(matches!(action, Action::Throw(_)));
            in_all += throw;
            to_the_winner += if state.places().iter().next().is_none() { throw } else { 0 };
        });
    }
    let means = (to_the_winner / GAMES, in_all / GAMES);
    assert!((265..295).contains(&means.0) && (340..370).contains(&means.1), "{means:?}");
}

/// Returns the number of turns of each seat, missed ones included, in a match of some rounds that no third player ended.
fn turns(rounds: &Options, seed: u32) -> Option<[u16; 4]> {
    let (mut listed, mut rng) = (Vec::new(), Rng::with_seed(seed.into()));
    let mut state = Chaupar::new(rounds).expect("a match");
    let mut turns = [0; 4];
    while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
        let then = match state.apply(&action).expect("a listed action is legal") {
            Event::Ordered { first, .. } => {
                if let Some(seat) = first {
                    turns[seat.index()] += 1;
                }
                None
            }
            Event::Thrown { lost, .. } => lost.map(|after| after.then),
            Event::Moved { after, .. } => after.map(|after| after.then),
            Event::Named { then, .. } => Some(then),
            Event::Stopped => None,
        };
        if let Some(Continuation::Turn { seat, missed }) = then {
            for seat in missed.iter().chain([seat]) {
                turns[seat.index()] += 1;
            }
        }
    }
    (!state.places().are_settled()).then_some(turns)
}

#[test]
fn c15_all_have_had_as_many_turns_when_the_agreed_rounds_are_over() {
    for rounds in [1, 2, 16] {
        let options = format!("players=4 rounds={rounds}").parse().expect("options");
        let all: Vec<_> = (0..GAMES / 10).filter_map(|seed| turns(&options, seed)).collect();
        assert!(all.len() > 80 && all.iter().all(|turns| *turns == [rounds; 4]), "{rounds}: {all:?}");
    }
}

#[test]
fn c5_either_every_way_uses_the_whole_throw_or_none_does() {
    let mut listed = Vec::new();
    for seed in 0..GAMES / 10 {
        watch(seed, |_, state| {
            if !matches!(state.phase(), Phase::Move { used: None, .. }) {
                return;
            }
            state.actions(&mut listed);
            let loses = |action: &Action| match state.clone().apply(action) {
                Ok(Event::Moved { lost, .. }) => lost.is_some(),
                other => panic!("{action}: {other:?} in {state}"),
            };
            let losing = listed.iter().filter(|action| loses(action)).count();
            assert!(losing == 0 || losing == listed.len(), "{state}");
        });
    }
}

#[test]
fn x5_never_two_players_on_a_block_and_never_three_of_one() {
    for seed in 0..GAMES / 4 {
        watch(seed, |_, state| {
            for seat in Seat::all(4) {
                for step in state.pieces().steps(seat) {
                    assert_eq!(state.pieces().enemies(seat, step), None, "{state}");
                    let on = square(seat, step).map(|square| state.pieces().on(seat, square));
                    assert!(on.is_none_or(|pieces| pieces <= 2) && step <= HOME, "{state}");
                }
                assert_eq!(state.pieces().all_home(seat), state.is_home(seat), "{state}");
            }
        });
    }
}

#[test]
fn x6_pairs_are_what_stands_together_unless_c7_has_failed() {
    for seed in 0..GAMES / 4 {
        watch(seed, |_, state| {
            for seat in Seat::all(4) {
                let pieces = state.pieces();
                let together: Vec<_> = pieces.steps(seat).filter(|step| pieces.is_pair(seat, *step)).collect();
                let pairs: Vec<_> = state.pairs(seat).collect();
                if state.pair_right(seat) == PairRight::Failed {
                    assert!(pairs.is_empty(), "{state}");
                } else {
                    assert_eq!(pairs.iter().map(|pair| pair.step).collect::<Vec<_>>(), together, "{state}");
                }
                let names: Vec<_> = pairs.iter().filter_map(|pair| pair.name).collect();
                assert!(names.is_empty() || names.len() == 2 && names.contains(&Name::True), "{state}");
                assert_eq!(names.len() == 2, names.contains(&Name::False), "{state}");
            }
        });
    }
}
