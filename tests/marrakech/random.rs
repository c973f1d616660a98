//! Invariants over a thousand random games of each set-up.

use caravanserai::rules::marrakech::{Colour, Marrakech, Phase, Square};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

use crate::common;

const GAMES: u64 = 1_000;

/// Plays the games to their ends and calls `seen` with every position.
fn watch(mut seen: impl FnMut(&Marrakech)) {
    let mut listed = Vec::new();
    for options in Marrakech::variants() {
        for seed in 0..GAMES {
            let mut rng = Rng::with_seed(seed);
            let mut state = Marrakech::new(&options).expect("options that can be played");
            seen(&state);
            while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
                state.apply(&action).expect("a listed action is legal");
                seen(&state);
            }
            assert_eq!(state.phase(), Phase::Over);
        }
    }
}

#[test]
fn m1_dirhams_are_never_created_or_destroyed() {
    watch(|state| {
        let players = state.seats();
        let all: u8 = Seat::all(players).map(|seat| state.dirhams(seat)).sum();
        assert_eq!(all, 30 * players, "{state}");
    });
}

#[test]
fn m1_rugs_are_in_hand_or_laid() {
    watch(|state| {
        for colour in Colour::all() {
            let laid = state.laid().iter().filter(|rug| rug.colour == colour).count();
            let dealt = usize::from(state.options().dealt(colour));
            assert_eq!(laid + usize::from(state.rugs_left_of(colour)), dealt, "{colour}: {state}");
        }
    });
}

#[test]
fn m8_there_are_always_two_places_for_a_rug() {
    let mut places = Vec::new();
    watch(|state| {
        if state.phase() == Phase::Lay {
            state.actions(&mut places);
            assert!(places.len() >= 2, "{state}");
        }
    });
}

#[test]
fn m9_from_the_start_no_turn_is_passed_over() {
    let mut last = None;
    watch(|state| {
        if let (Phase::Turn, Some(last)) = (state.phase(), last) {
            let order: Vec<_> = state.order().into_iter().flatten().collect();
            let after = order.iter().cycle().skip_while(|seat| **seat != last).skip(1);
            for seat in after.take_while(|seat| **seat != state.mover()) {
                assert!(state.is_out(*seat), "{seat} was passed over: {state}");
            }
        }
        last = Some(state.mover()).filter(|_| state.phase() != Phase::Order);
    });
}

#[test]
fn m11_every_visible_square_is_somebodys() {
    watch(|state| {
        let shown: u8 = Seat::all(state.seats()).map(|seat| state.showing(seat)).sum();
        let covered = Square::all().filter(|square| state.top(*square).is_some()).count();
        assert_eq!(usize::from(shown), covered, "{state}");
    });
}
