//! C15.

use caravanserai::rules::chaupar::{Continuation, Event};
use caravanserai::rules::{Actor, Game, Turn};

use super::{A, C, D, at};
use crate::script::{act, act_all, listed};

#[test]
fn c15_the_game_is_over_when_the_third_is_placed() {
    let home = "81 81 81 81 failed";
    let text =
        format!("A {home}, missed 1; B {home}; C 80 81 81 81 failed; D 0 20 30 40 failed; placed B A; now C throw");
    let mut state = at(&text);
    let Event::Moved { after: Some(after), lost, .. } = act_all(&mut state, "1 3, 80+1") else { panic!("no move") };
    assert_eq!((after.place, after.then, lost), (Some(3), Continuation::Over, Some(3)));
    assert_eq!((state.turn(), listed(&state).as_str()), (Turn::Over, ""));
    assert!(state.side_actions().is_empty());
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![2, 1, 3, 4]));
}

#[test]
fn c15_the_table_may_stop_and_open_places_go_by_the_sum_of_steps() {
    let text =
        "A 81 81 81 81 failed; B 0 0 20 30 failed; C 10 20 20 30 failed; D 0 0 0 80 failed; placed A; now D throw";
    let mut state = at(text);
    assert_eq!(state.side_actions(), ["stop".parse().expect("an action")]);
    assert_eq!(state.actor(&state.side_actions()[0]), Actor::Seat(D));
    assert_eq!((state.outcome(), act(&mut state, "stop")), (None, Event::Stopped));
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![1, 4, 2, 2]));
}

#[test]
fn c15_stopping_before_the_start_shares_the_first_place() {
    let mut state = at("now order A B D C");
    assert_eq!(state.actor(&state.side_actions()[0]), Actor::Seat(A));
    act(&mut state, "stop");
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![1, 1, 1, 1]));
}

#[test]
fn c15_the_players_may_agree_on_a_number_of_rounds() {
    let text =
        "A 20 30 40 50 failed; B 0 0 20 30 failed; C 10 20 20 30 failed; D 0 0 0 80 failed; turns 6 of 8; now D throw";
    let mut state = at(text);
    assert_eq!(state.rounds().map(|rounds| (rounds.number(), rounds.turns_left())), Some((2, 2)));
    let Event::Moved { after: Some(after), .. } = act_all(&mut state, "1 4, 0+1, 0+4") else { panic!("not used up") };
    assert!(matches!(after.then, Continuation::Turn { seat: C, .. }), "{after:?}");
    let Event::Moved { after: Some(after), .. } = act_all(&mut state, "1 4, 10+1, 30+4") else { panic!("not used up") };
    assert_eq!((after.then, state.turn()), (Continuation::Over, Turn::Over));
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![1, 4, 2, 2]));
}

#[test]
fn c15_a_turn_that_is_missed_is_one_of_the_round() {
    let home = "81 81 81 81 failed";
    let mut state = at(&format!("A {home}; C 80 81 81 81 failed; placed A; turns 6 of 8; now C throw"));
    let Event::Thrown { lost: Some(after), .. } = act(&mut state, "3 4") else { panic!("not lost") };
    assert_eq!((after.then, state.missed(A)), (Continuation::Over, 1));
}
