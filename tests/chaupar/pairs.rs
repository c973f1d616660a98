//! C7, C8 and C12.

use caravanserai::rules::chaupar::{Action, Continuation, Event, PairRight};
use caravanserai::rules::cross::Step;
use caravanserai::rules::{Game, Turn};

use super::{A, B, at, check_file};
use crate::script::{act, act_all, check_why, listed};

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

#[test]
fn c7_earned_by_two_pieces_on_block_17() {
    let mut state = at("A 13 14 40 61 open; now A move 3 4");
    act(&mut state, "14+3");
    assert!(!state.forfeits_pairs(&action("13+4")));
    let Event::Moved { after: Some(after), made: true, .. } = act(&mut state, "13+4") else { panic!("no pair") };
    assert_eq!(after.settled, Some(PairRight::Earned));
    assert_eq!(state, at("A 17 17 40 61 earned; now B throw"));
    let state = at("A 17 17 40 61 earned; now A move 1 3");
    assert!(listed(&state).contains("pair 17+2"), "{}", listed(&state));
}

#[test]
fn c7_pairs_that_he_already_has_may_move_once_earned() {
    let mut state = at("A 13 14 40 40 open; now A move 3 4");
    act_all(&mut state, "14+3, 13+4, true 17");
    assert_eq!(state, at("A 17 17 40 40 earned, pair 17 true, pair 40 false; now B throw"));
    let state = at("A 17 17 40 40 earned, pair 17 true, pair 40 false; now A move 1 3");
    assert!(listed(&state).ends_with("pair 17+2, pair 40+2"), "{}", listed(&state));
}

#[test]
fn c7_until_it_is_settled_pairs_cannot_move_as_pairs() {
    check_why(&at("now A move 3 3"), "pair 12+3", "C7 A12");
    check_why(&at("A 13 14 40 40 open; now A move 3 3"), "pair 40+3", "C7 A40");
}

#[test]
fn c7_failed_with_fewer_than_two_on_the_first_17() {
    let mut state = at("A 10 16 30 30 open; now A move 3 4");
    assert!(state.forfeits_pairs(&action("16+7")));
    assert!(!state.forfeits_pairs(&action("10+7")));
    assert!(!state.forfeits_pairs(&action("16+4")), "the throw is not used up");
    assert!(!state.forfeits_pairs(&action("16+5")), "that cannot be played");
    act(&mut state, "16+4");
    assert!(state.forfeits_pairs(&action("10+3")));
    let Event::Moved { after: Some(after), .. } = act(&mut state, "10+3") else { panic!("not used up") };
    assert_eq!(after.settled, Some(PairRight::Failed));
    assert_eq!(state, at("A 13 20 30 30 failed; now B throw"));
    assert_eq!(state.pairs(A).count(), 0);
}

#[test]
fn c7_who_has_failed_has_no_pairs() {
    let mut state = at("A 13 20 30 30 failed; B 6 11 12 12 open; now A move 3 3");
    check_why(&state, "pair 30+3", "C7 A30");
    act_all(&mut state, "13+3, 20+3");
    // B's 14 is A's 30.
    act(&mut state, "3 4");
    let Event::Moved { hit: Some(group), .. } = act(&mut state, "11+3") else { panic!("no hit") };
    assert_eq!((group.seat, group.step, group.pieces), (A, Step(30), 2));
    assert_eq!(state.pieces().of(A), [0, 0, 16, 23].map(Step));
    assert_eq!(state.pair_right(A), PairRight::Failed, "for good");
}

#[test]
fn c7_looked_at_when_the_throw_has_been_used_up() {
    let mut state = at("A 14 17 30 40 open; now A move 3 4");
    act(&mut state, "14+3");
    assert_eq!(state.pair_right(A), PairRight::Open);
    act(&mut state, "17+4");
    assert_eq!(state, at("A 17 21 30 40 failed; now B throw"));
}

#[test]
fn c7_pieces_on_the_0_mark_count() {
    let mut state = at("A 0 16 30 40 open; now A move 3 4");
    act_all(&mut state, "0+3, 30+4");
    assert_eq!(state, at("A 3 16 34 40 open; now B throw"));
}

#[test]
fn c8_a_pair_moves_once_then_needs_a_leap() {
    let mut state = at("A 18 20 20 61 earned; now A move 3 3");
    act(&mut state, "pair 20+3");
    assert_eq!(state, at("A 18 23 23 61 earned, pair 23 moved; now A throw"));
    act(&mut state, "4 6");
    check_why(&state, "pair 23+5", "C8 A23");
    let Event::Moved { freed, .. } = act(&mut state, "18+6") else { panic!("no move") };
    assert_eq!(freed, [Step(23)]);
    act(&mut state, "61+4");
    assert_eq!(state, at("A 23 23 24 65 earned, pair 23 moved leapt; now B throw"));
}

#[test]
fn c8_once_leapt_over_it_moves_freely() {
    let mut state = at("A 23 23 40 64 earned, pair 23 moved leapt; now A throw");
    act_all(&mut state, "1 1, pair 23+1, 3 3, pair 24+3, 1 1, pair 27+1");
    // B's pair on its 12 is A's 28.
    assert_eq!(state, at("A 28 28 40 64 earned, pair 28 moved leapt; B 0 0 6 7 open; now A throw"));
}

#[test]
fn c8_leaps() {
    check_file("leaps.txt");
}

#[test]
fn c12_two_pairs_are_named_before_anything_else_is_thrown() {
    let mut state = at("A 20 20 23 31 earned; now A move 4 4");
    let Event::Moved { after: Some(after), .. } = act(&mut state, "23+8") else { panic!("not used up") };
    assert_eq!((after.then, state.turn()), (Continuation::Name, Turn::Seat(A)));
    assert_eq!(state, at("A 20 20 31 31 earned; now A name again"));
    assert_eq!((listed(&state).as_str(), state.suggested()), ("true 20, true 31", Some(Step(31))));
    let event = act(&mut state, "true 20");
    assert_eq!(event, Event::Named { seat: A, true_pair: Step(20), then: Continuation::Again });
    assert_eq!(state, at("A 20 20 31 31 earned, pair 20 true, pair 31 false; now A throw"));
    assert_eq!(state.suggested(), None);
}

#[test]
fn c12_a_single_piece_hits_the_false_pair_and_not_the_true_one() {
    // B's 14 is A's 30, its 68 A's 20.
    let mut state = at("A 20 20 30 30 earned, pair 20 true, pair 30 false; B 11 12 12 64 open; now B move 3 4");
    check_why(&state, "64+4", "C11 A20");
    let Event::Moved { hit: Some(group), .. } = act(&mut state, "11+3") else { panic!("no hit") };
    assert_eq!((group.seat, group.step, group.pieces), (A, Step(30), 2));
    assert_eq!(state.pieces().of(A), [0, 0, 20, 20].map(Step));
    check_why(&state, "64+4", "C11 A20");
}

#[test]
fn c12_names() {
    check_file("names.txt");
}

#[test]
fn c12_who_has_failed_names_nothing() {
    let mut state = at("A 16 17 22 23 open; now A move 6 6");
    act_all(&mut state, "16+6, 17+6");
    assert_eq!(state, at("A 22 22 23 23 failed; now A throw"));
}

#[test]
fn c12_pairs_that_are_not_yet_earned_are_named_too() {
    let mut state = at("A 6 10 12 12 open; now A move 1 3");
    act_all(&mut state, "6+4, true 12");
    assert_eq!(state, at("A 10 10 12 12 open, pair 10 false, pair 12 true; now B throw"));
    assert_eq!(state.thrower(), B);
}
