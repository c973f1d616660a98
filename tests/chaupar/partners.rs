//! C14.

use caravanserai::rules::chaupar::{Chaupar, Continuation, Event};
use caravanserai::rules::cross::Step;
use caravanserai::rules::{Game, Seat, Turn};

use super::{A, B, C, D, at};
use crate::script::{act, act_all, check_why, listed};

/// A position in which A is home, and no other seat can use a 3 or a 4.
fn waiting() -> Chaupar {
    let last = "80 81 81 81 failed";
    at(&format!("A 81 81 81 81 failed; B {last}; C {last}; D {last}; placed A; now B throw"))
}

/// Returns the seat with the next turn after a lost throw, and the seats that miss one.
fn lose(state: &mut Chaupar) -> (Seat, Vec<Seat>) {
    let Event::Thrown { lost: Some(after), .. } = act(state, "3 4") else { panic!("not lost") };
    let Continuation::Turn { seat, missed } = after.then else { panic!("{after:?}") };
    (seat, missed.iter().collect())
}

#[test]
fn c14_who_is_home_misses_four_turns_and_then_throws_for_his_partner() {
    let mut state = waiting();
    for missed in 1..=4 {
        assert_eq!(lose(&mut state), (D, vec![]));
        assert_eq!(lose(&mut state), (C, vec![]));
        assert_eq!(lose(&mut state), (B, vec![A]));
        assert_eq!(state.missed(A), missed);
    }
    assert_eq!(lose(&mut state), (D, vec![]));
    assert_eq!(lose(&mut state), (C, vec![]));
    assert_eq!(lose(&mut state), (A, vec![]));
    assert_eq!((state.turn(), state.mover()), (Turn::Chance(Some(A)), D));
    let Event::Thrown { seat: A, mover: D, lost: None, .. } = act(&mut state, "1 3") else { panic!("no throw for D") };
    assert_eq!((state.turn(), listed(&state).as_str()), (Turn::Seat(D), "80+1"));
    let Event::Moved { seat: D, after: Some(after), .. } = act(&mut state, "80+1") else { panic!("no move of D's") };
    assert_eq!(after.place, Some(2));
    // Now A and D are home: both are skipped.
    assert_eq!(state.turn(), Turn::Chance(Some(B)));
    assert_eq!(lose(&mut state), (C, vec![]));
    assert_eq!(lose(&mut state), (B, vec![]));
    assert_eq!((state.missed(A), state.missed(D)), (4, 0));
}

#[test]
fn c14_the_partner_has_his_own_turns_as_well() {
    let mut state = at("A 81 81 81 81 failed, missed 4; D 20 30 40 50 failed; placed A; now A throw");
    act_all(&mut state, "3 4, 20+3, 30+4");
    assert_eq!(state.turn(), Turn::Chance(Some(B)));
    act_all(&mut state, "1 3, 6+1, 7+3");
    assert_eq!((state.turn(), state.mover()), (Turn::Chance(Some(D)), D));
}

#[test]
fn c14_a_throw_that_the_partner_cannot_use_is_lost() {
    let mut state = at("A 81 81 81 81 failed, missed 4; D 80 81 81 81 failed; placed A; now A throw");
    assert_eq!(lose(&mut state), (B, vec![]));
}

#[test]
fn c14_the_partner_moves_as_in_a_turn_of_his_own() {
    let text = "A 81 81 81 81 failed, missed 4; D 20 20 23 31 earned; placed A; now A throw";
    let mut state = at(text);
    // A doublet lets A throw again, since D has not failed; and D declares pairs true or false.
    act(&mut state, "4 4");
    check_why(&state, "23+3", "C5");
    act(&mut state, "23+8");
    assert_eq!((state.turn(), listed(&state).as_str()), (Turn::Seat(D), "true 20, true 31"));
    act(&mut state, "true 31");
    assert_eq!((state.turn(), state.mover()), (Turn::Chance(Some(A)), D));
    let mut state = at(&text.replace("earned", "failed"));
    act_all(&mut state, "4 4, 23+8");
    assert_eq!(state.turn(), Turn::Chance(Some(B)));
}

#[test]
fn c14_partners_can_hit_each_other() {
    // D's 10 is A's 42.
    let mut state = at("A 17 17 20 39 earned; D 6 7 10 12 open; now A move 3 4");
    act(&mut state, "39+3");
    assert_eq!(state.pieces().of(D), [0, 6, 7, 12].map(Step));
}

#[test]
fn c14_the_turns_go_round_anticlockwise() {
    let mut state = at("now C throw");
    for seat in [C, A, B, D, C] {
        assert_eq!(state.turn(), Turn::Chance(Some(seat)));
        act(&mut state, "1 3");
        let from = state.pieces().of(seat)[0];
        act(&mut state, &format!("{from}+4"));
    }
}
