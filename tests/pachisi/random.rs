//! Invariants over a thousand random games of each set-up.

use caravanserai::rules::cross::{HOME, square};
use caravanserai::rules::pachisi::{Action, Options, Pachisi, Throw};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

use crate::common;

const GAMES: u32 = 1_000;

/// Plays a game to its end, and passes each action and the state after it to `show`. If `skips` is `true`, throws are
/// left unused (P8) as often as any one move is made, else never.
fn watch(options: Options, seed: u32, skips: bool, mut show: impl FnMut(&Action, &Pachisi)) {
    let mut listed = Vec::new();
    let mut rng = Rng::with_seed(seed.into());
    let mut state = Pachisi::new(&options).expect("a match");
    while let Some(mut action) = common::selection(&state, &mut listed, &mut rng) {
        while action == Action::Skip && !skips {
            action = *rng.choice(&listed).expect("a move");
        }
        state.apply(&action).expect("a listed action is legal");
        show(&action, &state);
    }
    let mut places = state.outcome().expect("the match is over").places;
    places.sort_unstable();
    assert_eq!(places, [1, 2, 3, 4], "{state}");
}

/// Returns the average number of throws until the winner is home, and in total, if every usable throw is used.
fn throws(throw: Throw, pieces: u8) -> (u32, u32) {
    let (mut to_the_winner, mut in_all) = (0, 0);
    for seed in 0..GAMES {
        watch(Options { throw, pieces }, seed, false, |action, state| {
            let throw = u32::from(matches!(action, Action::Throw(_)));
            in_all += throw;
            to_the_winner += if state.places().iter().next().is_none() { throw } else { 0 };
        });
    }
    (to_the_winner / GAMES, in_all / GAMES)
}

#[test]
fn p14_random_games_with_cowries_take_some_650_throws_to_the_winner_and_890_in_all() {
    let means = throws(Throw::Cowries, 4);
    assert!((610..690).contains(&means.0) && (850..930).contains(&means.1), "{means:?}");
}

#[test]
fn p14_random_games_with_the_die_take_some_810_throws_to_the_winner_and_1080_in_all() {
    let means = throws(Throw::Die, 4);
    assert!((770..850).contains(&means.0) && (1040..1120).contains(&means.1), "{means:?}");
}

#[test]
fn p14_short_games_are_less_than_half_as_long() {
    let means = [Throw::Cowries, Throw::Die].map(|throw| throws(throw, 2));
    assert!(means[0].1 < 445 && means[1].1 < 540, "{means:?}");
}

#[test]
fn x5_never_two_players_on_a_block_and_never_three_of_one() {
    for options in Pachisi::variants() {
        for seed in 0..GAMES / 20 {
            watch(options, seed, true, |_, state| {
                for seat in Seat::all(4) {
                    assert_eq!(state.pieces().of(seat).len(), usize::from(options.pieces));
                    for step in state.pieces().steps(seat) {
                        assert_eq!(state.pieces().enemies(seat, step), None, "{state}");
                        let on = square(seat, step).map(|square| state.pieces().on(seat, square));
                        assert!(on.is_none_or(|pieces| pieces <= 2) && step <= HOME, "{state}");
                    }
                    assert_eq!(state.pieces().all_home(seat), state.places().of(seat).is_some(), "{state}");
                }
            });
        }
    }
}
