//! P7 to P9.

use caravanserai::bots::{Level, Thinking};
use caravanserai::rules::Seat;
use caravanserai::rules::cross::Step;
use caravanserai::rules::pachisi::{Action, Continuation, Event};

use super::{A, B, at, check_file};
use crate::script::{act, act_all};

#[test]
fn p7_one_piece_moves_by_the_number() {
    check_file("use.txt");
}

#[test]
fn p8_a_throw_may_be_left_unused() {
    let mut state = at("A 0 0 0 20; now A move 3");
    let Event::Skipped { seat: A, number: 3, then: Continuation::Turn(B) } = act(&mut state, "skip") else {
        panic!("not skipped")
    };
    assert_eq!(state, at("A 0 0 0 20; skipped A; now B throw"));
    assert!(state.has_skipped(A) && !state.has_skipped(B) && !state.has_skipped(Seat(200)));
}

#[test]
fn p8_an_extra_throw_is_kept() {
    let mut state = at("A 0 0 0 20; now A throw");
    act_all(&mut state, "6, skip");
    assert_eq!(state, at("A 0 0 0 20; skipped A; now A throw after 6"));
    let mut state = at("throw=die pieces=2; A 80 80; now A throw");
    let Event::Thrown { lost: Some(Continuation::Again), .. } = act(&mut state, "6") else { panic!("not lost") };
    assert_eq!(state, at("throw=die pieces=2; A 80 80; now A throw after 6"));
}

#[test]
fn p8_without_a_legal_move_the_throw_is_lost() {
    let mut state = at("throw=die pieces=2; A 80 80; now A throw");
    let Event::Thrown { lost: Some(Continuation::Turn(B)), .. } = act(&mut state, "5") else { panic!("not lost") };
    assert_eq!(state, at("throw=die pieces=2; A 80 80; now B throw"), "that is not skipped");
}

#[test]
fn p8_a_bot_uses_the_next_usable_throw() {
    for level in Level::ALL {
        for seed in 0..64 {
            let state = at("A 0 0 0 20; skipped A; now A move 3");
            let action = Thinking::begin(level, &state, A, seed).map(Thinking::finish);
            assert!(matches!(action, Some(Action::Move(_))), "{level:?}: {action:?}");
        }
    }
    let mut state = at("A 0 0 0 20; skipped A B; now A move 3");
    act(&mut state, "20+3");
    assert_eq!(state, at("A 0 0 0 23; skipped B; now B throw"));
    // A person may skip any number of throws.
    let mut state = at("A 0 0 0 20; skipped A; now A move 3");
    act(&mut state, "skip");
}

#[test]
fn p8_a_throw_that_is_lost_binds_no_bot_and_frees_none() {
    let mut state = at("throw=die pieces=2; A 80 80; skipped A; now A throw");
    act(&mut state, "5");
    assert!(state.has_skipped(A));
}

#[test]
fn p9_a_hit_earns_an_extra_throw() {
    // B's 20 is A's 36.
    let mut state = at("A 0 0 0 33; B 0 0 0 20; now A move 3");
    let Event::Moved { hit: Some(group), then: Continuation::Again, to: Step(36), .. } = act(&mut state, "33+3") else {
        panic!("no hit")
    };
    assert_eq!((group.seat, group.step, group.pieces), (B, Step(20), 1));
    assert_eq!(state, at("A 0 0 0 36; before A 0 0 0 33, B 0 0 0 20; now A throw"));
}

#[test]
fn p9_a_6_that_hits_earns_one_and_not_two() {
    let mut state = at("A 0 0 0 30; B 0 0 0 20; now A throw");
    act_all(&mut state, "6, 30+6, 2, 36+2");
    assert_eq!(state, at("A 0 0 0 38; now B throw"));
}

#[test]
fn p9_however_many_it_sends_back() {
    let mut state = at("A 0 0 34 34; B 0 0 20 20; now A throw");
    act_all(&mut state, "4, pair 34+2, 2, 0+2");
    assert_eq!(state, at("A 0 2 36 36; now B throw"));
}
