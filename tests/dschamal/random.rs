//! Invariants over a thousand random matches.

use caravanserai::rules::dschamal::{Dschamal, Ending, Phase, PieceSet};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

use crate::common;

const GAMES: u64 = 1_000;

/// Plays matches to their ends, with every set-up equally often, and calls `seen` with each position and the one before
/// it.
fn watch(mut seen: impl FnMut(&Dschamal, &Dschamal)) {
    let mut listed = Vec::new();
    let variants = Dschamal::variants();
    for (seed, options) in (0..GAMES).zip(variants.iter().cycle()) {
        let mut rng = Rng::with_seed(seed);
        let mut state = Dschamal::new(options).expect("options that can be played");
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            let before = state;
            state.apply(&action).expect("a listed action is legal");
            seen(&before, &state);
        }
        assert!(matches!(state.phase(), Phase::Over { .. }), "{state}");
    }
}

#[test]
fn b1_no_piece_is_lost_or_doubled() {
    watch(|_, state| {
        let camps = Seat::all(8).map(|seat| state.camp(seat));
        let places: Vec<_> = camps.chain([state.bag(), state.hand()]).collect();
        let all = places.iter().fold(PieceSet::NONE, |all, place| all | *place);
        let count: u32 = places.iter().map(|place| place.len()).sum();
        assert_eq!((all, count), (PieceSet::ALL, 60), "{state}");
        assert!((state.table() & !PieceSet::COLOURED).is_empty(), "{state}");
    });
}

#[test]
fn b7_locked_pieces_never_move_and_points_never_fall() {
    watch(|before, state| {
        let locked = before.locked();
        for seat in Seat::all(8) {
            assert_eq!(before.camp(seat) & locked, state.camp(seat) & locked, "{before}\n{state}");
            assert!(before.points(seat) <= state.points(seat), "{before}\n{state}");
        }
    });
}

#[test]
fn b8_every_match_ends_at_seven_points_or_when_eight_share() {
    watch(|before, state| {
        assert!(Seat::all(8).all(|seat| before.points(seat) < 7), "{before}");
        if let Phase::Over { .. } = state.phase() {
            let most = Seat::all(8).map(|seat| state.points(seat)).max();
            let shared = state.ending() == Some(Ending::BagEmpty);
            assert!(if shared { state.seats() == 8 && most == Some(6) } else { most >= Some(7) }, "{state}");
            let outcome = state.outcome().expect("the match is over");
            assert!(outcome.winners().all(|seat| Some(state.points(seat)) == most), "{state}");
        }
    });
}

#[test]
fn b6_a_duel_is_between_two_and_a_third_sits_out() {
    watch(|_, state| {
        if let Some(pairing) = state.pairing() {
            let [master, challenged] = pairing.seats();
            assert_ne!(master, challenged);
            assert!(pairing.sits_out.is_none_or(|seat| !pairing.contains(seat) && state.seats() > 2), "{state}");
        }
    });
}
