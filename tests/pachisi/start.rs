//! P1 to P5.

use caravanserai::rules::cross::Step;
use caravanserai::rules::pachisi::{Action, Continuation, Event, Options, Pachisi, Refusal, Throw};
use caravanserai::rules::{Game, Refusal as _, SeatSet, Turn};

use super::{A, B, C, D, at};
use crate::script::{act, act_all, check_why, listed};

#[test]
fn p1_four_players_with_four_pieces_or_two() {
    for pieces in Options::PIECES {
        let state = Pachisi::new(&Options { pieces, ..Options::default() }).expect("a match");
        assert_eq!((state.seats(), state.pieces().each(), state.options().pieces), (4, pieces, pieces));
    }
    assert_eq!(Options::default().pieces, 4);
    let refusal = Pachisi::new(&Options { pieces: 3, ..Options::default() }).expect_err("three pieces");
    assert_eq!((refusal, refusal.clause().0, refusal.spots()), (Refusal::Pieces(3), "P1", vec![]));
}

#[test]
fn p2_all_start_on_the_0_mark_and_any_number_brings_one_in() {
    let state = Pachisi::new(&Options::default()).expect("a match");
    assert_eq!(state, at("now order A B D C"));
    assert!([A, B, C, D].into_iter().all(|seat| state.pieces().of(seat) == [Step(0); 4]));
    for (throw, number) in [("cowries", 2), ("cowries", 25), ("die", 1)] {
        let mut state = at(&format!("throw={throw} pieces=4; now A move {number}"));
        assert_eq!(listed(&state), format!("0+{number}, skip"));
        act(&mut state, &format!("0+{number}"));
        assert_eq!(state.pieces().of(A), [0, 0, 0, number].map(Step));
    }
}

#[test]
fn p3_six_cowries_fall_in_64_ways() {
    let worth = [25, 10, 2, 3, 4, 5, 6];
    let mut falls = [0; 26];
    for fall in 0..64_u32 {
        falls[worth[fall.count_ones() as usize]] += 1;
    }
    let chance = at("now A throw").chance();
    assert_eq!(chance.iter().map(|(_, weight)| weight).sum::<u32>(), 64);
    for (action, weight) in chance {
        let Action::Throw(number) = action else { panic!("{action}") };
        assert_eq!(weight, falls[usize::from(number)], "{number}");
        let mouths = worth.iter().position(|worth| *worth == usize::from(number));
        assert_eq!(Throw::Cowries.mouths(number).map(usize::from), mouths);
        let Event::Thrown { mouths: told, .. } = act(&mut at("now A throw"), &number.to_string()) else {
            panic!("no throw")
        };
        assert_eq!(told.map(usize::from), mouths, "the event tells the fall");
    }
}

#[test]
fn p3_or_one_die() {
    let state = at("throw=die pieces=4; now A throw");
    assert_eq!(state.chance(), [1, 2, 3, 4, 5, 6].map(|number| (Action::Throw(number), 1)));
    check_why(&state, "25", "P3");
    check_why(&at("now A throw"), "1", "P3");
    check_why(&at("now order A B D C"), "7", "P3");
    assert_eq!((Throw::Die.mouths(6), Throw::Cowries.mouths(1)), (None, None));
}

#[test]
fn p4_the_highest_starts_and_throws_anew() {
    let mut state = at("now order A B D C");
    for (thrower, throw) in [(A, "6"), (B, "2"), (D, "10")] {
        assert_eq!(state.turn(), Turn::Chance(Some(thrower)));
        act(&mut state, throw);
    }
    let event = act(&mut state, "5");
    let expected = Event::Ordered { seat: C, number: 5, mouths: Some(5), first: Some(D), again: SeatSet::default() };
    assert_eq!(event, expected);
    assert_eq!(state, at("now D throw"), "the 10 has earned nothing");
}

#[test]
fn p4_those_who_tie_throw_again() {
    let mut state = at("now order A B D C");
    let Event::Ordered { first: None, again, .. } = act_all(&mut state, "25, 6, 3, 25") else { panic!("settled") };
    assert_eq!(again, [A, C].into_iter().collect());
    act(&mut state, "25");
    assert_eq!(state, at("now order A25 C"));
    act(&mut state, "6");
    assert_eq!(state, at("now A throw"));
}

#[test]
fn p5_6_10_and_25_earn_an_extra_throw_and_with_the_die_6() {
    for (throw, extra) in [(Throw::Cowries, &[6, 10, 25][..]), (Throw::Die, &[6])] {
        for (number, _) in throw.numbers() {
            let mut state = at(&format!("throw={throw} pieces=4; now A move {number}"));
            let Event::Moved { then, .. } = act(&mut state, &format!("0+{number}")) else { panic!("no move") };
            let expected = if extra.contains(number) { Continuation::Again } else { Continuation::Turn(B) };
            assert_eq!((then, throw.earns(*number)), (expected, extra.contains(number)), "{throw} {number}");
        }
    }
}

#[test]
fn p5_an_extra_throw_must_be_thrown() {
    let mut state = at("now A throw");
    act_all(&mut state, "6, 0+6");
    assert_eq!(state.turn(), Turn::Chance(Some(A)));
    check_why(&state, "skip", "P3");
}
