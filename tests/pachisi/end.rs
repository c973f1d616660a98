//! P14.

use caravanserai::rules::pachisi::{Continuation, Event};
use caravanserai::rules::{Actor, Game, Turn};

use super::{A, B, D, at};
use crate::script::{act, act_all, listed};

#[test]
fn p14_the_turn_ends_at_once_with_the_last_piece() {
    let mut state = at("A 75 81 81 81; now A throw");
    let Event::Moved { place, then, .. } = act_all(&mut state, "6, 75+6") else { panic!("no move") };
    assert_eq!((place, then), (Some(1), Continuation::Turn(B)));
    assert_eq!(state, at("A 81 81 81 81; placed A; now B throw"), "the 6 is not followed by a throw");
}

#[test]
fn p14_a_last_piece_that_hits_nobody_is_home_for_good() {
    let mut state = at("A 73 80 81 81; now A throw");
    act_all(&mut state, "6, 80+6, 6, 73+6, 2, 79+2");
    assert_eq!(state, at("A 81 81 81 81; placed A; now B throw"));
}

#[test]
fn p14_who_has_finished_throws_no_more() {
    let mut state = at("A 0 0 0 20; B 81 81 81 81; D 81 81 81 81; placed D B; now A move 2");
    act(&mut state, "20+2");
    assert_eq!(state.turn(), Turn::Chance(Some("C".parse().expect("a seat"))));
    act_all(&mut state, "2, 0+2");
    assert_eq!(state.turn(), Turn::Chance(Some(A)));
}

#[test]
fn p14_the_game_is_over_when_the_third_is_placed() {
    let home = "81 81 81 81";
    let mut state = at(&format!("A 79 81 81 81; B {home}; D {home}; placed D B; now A throw"));
    let Event::Moved { place, then, .. } = act_all(&mut state, "2, 79+2") else { panic!("no move") };
    assert_eq!((place, then), (Some(3), Continuation::Over));
    assert_eq!((state.turn(), listed(&state).as_str()), (Turn::Over, ""));
    assert!(state.side_actions().is_empty());
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![3, 2, 4, 1]));
}

#[test]
fn p14_the_table_may_stop_and_open_places_go_by_the_sum_of_steps() {
    let mut state = at("A 81 81 81 81; B 0 0 20 30; C 10 20 21 30; D 0 0 1 80; placed A; now D move 3");
    assert_eq!(state.side_actions(), ["stop".parse().expect("an action")]);
    assert_eq!(state.actor(&state.side_actions()[0]), Actor::Seat(D));
    assert_eq!((state.outcome(), act(&mut state, "stop")), (None, Event::Stopped));
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.outcome().map(|outcome| outcome.places), Some(vec![1, 4, 2, 2]));
}

#[test]
fn p14_there_are_no_partners() {
    let mut state = at("A 81 81 81 81; placed A; now C throw");
    act_all(&mut state, "2, 0+2");
    assert_eq!(state.turn(), Turn::Chance(Some(B)), "A throws for nobody");
}
