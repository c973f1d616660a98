//! C1 to C4.

use caravanserai::rules::chaupar::{Action, Chaupar, Event, Options, Throw};
use caravanserai::rules::cross::Step;
use caravanserai::rules::{Actor, Game, SeatSet, Turn};

use super::{A, B, C, D, at};
use crate::script::{act, act_all, listed};

fn new() -> Chaupar {
    Chaupar::new(&Options::default()).expect("a match")
}

#[test]
fn c1_four_players_with_four_pieces_each() {
    let state = new();
    assert_eq!((state.seats(), state.pieces().each()), (4, 4));
}

#[test]
fn c2_one_piece_on_6_one_on_7_two_on_12() {
    for seat in [A, B, C, D] {
        assert_eq!(new().pieces().of(seat), [6, 7, 12, 12].map(Step));
    }
}

#[test]
fn c3_two_pasa_with_four_faces_each_equally_likely() {
    let state = at("now A throw");
    let mut falls = Vec::new();
    for one in [1, 3, 4, 6] {
        for other in [1, 3, 4, 6] {
            falls.push(Action::Throw(Throw::new(one, other).expect("two faces")));
        }
    }
    let chance = state.chance();
    for (action, weight) in &chance {
        let count = falls.iter().filter(|fall| *fall == action).count();
        assert_eq!(u32::try_from(count), Ok(*weight), "{action}");
    }
    assert_eq!(chance.iter().map(|(_, weight)| weight).sum::<u32>(), 16);
    assert_eq!(listed(&state), "1 1, 1 3, 1 4, 1 6, 3 3, 3 4, 3 6, 4 4, 4 6, 6 6");
    assert_eq!((Throw::new(2, 3), Throw::new(6, 5)), (None, None));
}

#[test]
fn c4_the_highest_sum_starts_and_throws_anew() {
    let mut state = new();
    for (thrower, throw) in [(A, "3 4"), (B, "1 1"), (D, "4 6")] {
        assert_eq!(state.turn(), Turn::Chance(Some(thrower)));
        act(&mut state, throw);
    }
    let event = act(&mut state, "1 4");
    let throw = Throw::new(1, 4).expect("two faces");
    assert_eq!(event, Event::Ordered { seat: C, throw, first: Some(D), again: SeatSet::default() });
    assert_eq!(state, at("now D throw"));
    assert_eq!(state.actor(&Action::Throw(throw)), Actor::Chance);
}

#[test]
fn c4_only_those_who_tie_for_the_highest_throw_again() {
    let mut state = new();
    // 3 and 4 have the same sum as 1 and 6.
    let event = act_all(&mut state, "3 4, 1 1, 1 6, 3 3");
    let Event::Ordered { first: None, again, .. } = event else { panic!("{event:?}") };
    assert_eq!(again, [A, D].into_iter().collect());
    assert_eq!(state, at("now order A D"));
    act_all(&mut state, "6 6, 6 6");
    assert_eq!(state, at("now order A D"));
    act(&mut state, "1 1");
    assert_eq!(state, at("now order A2 D"));
    act(&mut state, "1 3");
    assert_eq!(state, at("now D throw"));
}
