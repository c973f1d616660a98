//! P6.

use caravanserai::rules::cross::Step;
use caravanserai::rules::pachisi::{Back, Continuation, Event};

use super::{A, B, at};
use crate::script::{act, act_all};

#[test]
fn p6_three_in_a_row_take_everything_back() {
    // B's 20 is A's 36.
    let before = "A 0 10 30 75; B 0 0 0 20";
    let mut state = at(&format!("{before}; now A throw"));
    act_all(&mut state, "6, 30+6, 6, 75+6");
    assert_eq!(state, at("A 0 10 36 81; B 0 0 0 0; before A 0 10 30 75, B 0 0 0 20; now A throw after 6 6"));
    let Event::Cancelled { seat: A, number: 6, mouths: Some(6), back, then } = act(&mut state, "6") else {
        panic!("not cancelled")
    };
    let back_of = |seat, from, to| Back { seat, from: Step(from), to: Step(to) };
    assert_eq!(back, [back_of(A, 36, 30), back_of(A, 81, 75), back_of(B, 0, 20)]);
    assert_eq!(then, Continuation::Turn(B));
    assert_eq!(state, at(&format!("{before}; now B throw")));
}

#[test]
fn p6_throws_that_were_skipped_count() {
    let mut state = at("A 0 0 0 20; now A throw");
    act_all(&mut state, "10, skip, 10, skip");
    let Event::Cancelled { back, .. } = act(&mut state, "10") else { panic!("not cancelled") };
    assert_eq!(back, []);
    assert_eq!(state, at("A 0 0 0 20; skipped A; now B throw"));
}

#[test]
fn p6_throws_that_were_lost_count() {
    let mut state = at("throw=die pieces=2; A 80 80; now A throw");
    act_all(&mut state, "6, 6, 6");
    assert_eq!(state, at("throw=die pieces=2; A 80 80; now B throw"));
}

#[test]
fn p6_any_other_number_breaks_the_run() {
    let mut state = at("A 0 0 0 20; now A throw");
    act_all(&mut state, "6, skip, 10, skip, 6, skip, 6, skip");
    assert_eq!(state, at("A 0 0 0 20; skipped A; now A throw after 6 6"));
    // So does a number that earns no extra throw by itself (here a hit earns one): B's 7 is not on A's path, its 20 is
    // A's 36.
    let mut state = at("A 0 0 0 33; B 0 0 0 20; now A throw");
    act_all(&mut state, "6, skip, 6, skip, 3, 33+3, 6, skip, 6, skip");
    assert_eq!(state, at("A 0 0 0 36; B 0 0 0 0; skipped A; before A 0 0 0 33, B 0 0 0 20; now A throw after 6 6"));
}

#[test]
fn p6_numbers_that_earn_nothing_make_no_run() {
    // Three hits by 3: B's 20, 23 and 26 are A's 36, 39 and 42.
    let mut state = at("A 0 0 0 33; B 0 20 23 26; now A throw");
    let event = act_all(&mut state, "3, 33+3, 3, 36+3, 3, 39+3");
    assert!(matches!(event, Event::Moved { then: Continuation::Again, .. }), "{event:?}");
    assert_eq!(state.pieces().of(B), [Step(0); 4]);
}

#[test]
fn p6_a_run_ends_with_the_turn() {
    let mut state = at("now A throw");
    act_all(&mut state, "6, 0+6, 6, 0+6, 3, skip, 2, skip, 2, skip, 2, skip, 6");
    assert_eq!(state, at("A 0 0 6 6; skipped A B C D; now A move 6"));
}
