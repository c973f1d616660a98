//! C10, C11 and C13.

use caravanserai::rules::chaupar::{Continuation, Event};
use caravanserai::rules::cross::Step;

use super::{A, B, at, check_file};
use crate::script::{act, act_all, check_why};

#[test]
fn c10_a_single_enemy_piece_goes_to_its_0_mark() {
    // B's 20 is A's 36.
    let mut state = at("A 17 20 33 61 earned; B 6 7 12 20 open; now A move 3 4");
    let Event::Moved { hit: Some(group), .. } = act(&mut state, "33+3") else { panic!("no hit") };
    assert_eq!((group.seat, group.step, group.pieces), (B, Step(20), 1));
    let Event::Moved { after: Some(after), .. } = act(&mut state, "20+4") else { panic!("not used up") };
    assert!(matches!(after.then, Continuation::Turn { seat: B, .. }), "no extra throw: {after:?}");
    assert_eq!(state, at("A 17 24 36 61 earned; B 0 6 7 12 open; now B throw"));
}

#[test]
fn c10_pieces_on_the_0_mark_are_moved_first() {
    check_file("zero-first.txt");
}

#[test]
fn c11_a_single_piece_cannot_land_on_a_protected_pair() {
    // B's pair on its 12 is A's 28.
    let state = at("A 20 25 50 61 failed; now A move 3 4");
    check_why(&state, "25+3", "C11 B12");
    // After B has failed, there is no pair.
    let mut state = at("A 20 25 50 61 failed; B 6 12 12 30 failed; now A move 3 4");
    act(&mut state, "25+3");
    assert_eq!(state.pieces().of(B), [0, 0, 6, 30].map(Step));
}

#[test]
fn c11_a_pair_hits_pairs_and_single_pieces() {
    let mut state = at("A 25 25 50 61 earned; now A move 3 3");
    act(&mut state, "pair 25+3");
    assert_eq!(state, at("A 28 28 50 61 earned, pair 28 moved; B 0 0 6 7 open; now A throw"));
    let mut state = at("A 25 25 50 61 earned; B 6 7 11 12 open; now A move 3 3");
    act(&mut state, "pair 25+3");
    assert_eq!(state.pieces().of(B), [0, 6, 7, 11].map(Step));
}

#[test]
fn c11_a_pair_that_is_hit_is_a_pair_no_longer() {
    let mut state = at("A 25 25 50 61 earned; B 12 12 20 30 earned, pair 12 moved leapt; now A move 3 3");
    act(&mut state, "pair 25+3");
    assert_eq!(state.pairs(B).count(), 0);
}

#[test]
fn c13_crosses_are_not_safe() {
    // B stands on the cross of its 21, A's 37.
    let mut state = at("A 17 20 33 61 earned; B 6 7 12 21 open; now A move 3 4");
    act_all(&mut state, "33+4");
    assert_eq!(state.pieces().of(B), [0, 6, 7, 12].map(Step));
    assert_eq!(state.pieces().of(A), [17, 20, 37, 61].map(Step));
}
