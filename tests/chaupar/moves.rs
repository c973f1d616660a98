//! C5, C6 and C9, and moves that the board forbids.

use caravanserai::rules::chaupar::{After, Continuation, Event};
use caravanserai::rules::{Game, SeatSet, Turn};

use super::{A, B, at, check_file};
use crate::script::{act, act_all};

#[test]
fn c5_two_pieces_by_one_pasa_each_or_one_by_the_sum() {
    check_file("use.txt");
}

#[test]
fn c5_the_whole_throw_if_it_can_be_used() {
    check_file("whole-throw.txt");
}

#[test]
fn c5_the_other_pasa_is_lost_if_it_cannot_be_used() {
    let mut state = at("A 77 81 81 81 failed; now A move 3 4");
    let Event::Moved { lost, after, .. } = act(&mut state, "77+3") else { panic!("no move") };
    let then = Continuation::Turn { seat: B, missed: SeatSet::default() };
    assert_eq!((lost, after), (Some(4), Some(After { settled: None, place: None, then })));
    assert_eq!(state, at("A 80 81 81 81 failed; now B throw"));
}

#[test]
fn c5_a_throw_that_cannot_be_used_is_lost() {
    let mut state = at("A 80 81 81 81 failed; now A throw");
    let Event::Thrown { lost: Some(after), .. } = act(&mut state, "3 4") else { panic!("not lost") };
    assert_eq!(after.then, Continuation::Turn { seat: B, missed: SeatSet::default() });
    assert_eq!(state, at("A 80 81 81 81 failed; now B throw"));
}

#[test]
fn c5_the_sum_is_one_move_and_does_not_hit_half_way() {
    // B's 20 is A's 36, three steps on.
    let mut state = at("A 17 17 33 61 earned; B 6 7 12 20 open; now A move 3 4");
    act(&mut state, "33+7");
    assert_eq!(state, at("A 17 17 40 61 earned; B 6 7 12 20 open; now B throw"));
}

#[test]
fn c6_doublets_give_another_throw_without_limit() {
    let mut state = at("now A throw");
    for _ in 0..3 {
        act(&mut state, "1 1");
        assert_eq!(state.turn(), Turn::Seat(A));
        let from = state.pieces().of(A)[0];
        let Event::Moved { after: Some(after), .. } = act(&mut state, &format!("{from}+2")) else {
            panic!("not used up")
        };
        assert_eq!(after.then, Continuation::Again);
    }
    assert_eq!(state.turn(), Turn::Chance(Some(A)));
}

#[test]
fn c6_a_doublet_that_is_lost_gives_another_throw() {
    let mut state = at("A 80 81 81 81 earned; now A throw");
    act(&mut state, "3 3");
    assert_eq!(state, at("A 80 81 81 81 earned; now A throw"));
}

#[test]
fn c6_not_to_who_had_failed_when_it_was_thrown() {
    let mut state = at("A 8 16 30 40 open; now A throw");
    act_all(&mut state, "4 4, 16+4, 8+4");
    assert_eq!(state, at("A 12 20 30 40 failed; now A throw"));
    act_all(&mut state, "4 4, 12+4, 20+4");
    assert_eq!(state, at("A 16 24 30 40 failed; now B throw"));
}

#[test]
fn c6_not_to_who_is_home_now() {
    let mut state = at("A 80 81 81 81 earned; now A throw");
    act_all(&mut state, "1 1, 80+1");
    assert_eq!(state, at("A 81 81 81 81 earned; placed A; now B throw"));
}

#[test]
fn c9_a_pair_moves_half_an_even_sum() {
    check_file("half.txt");
}

#[test]
fn x4_home_by_exact_count_only() {
    check_file("home.txt");
}

#[test]
fn x5_at_most_two_on_a_block_going_out_or_coming_in() {
    check_file("three.txt");
}

#[test]
fn x6_no_pairs_outside_the_shared_squares() {
    check_file("no-pair.txt");
}

#[test]
fn c3_one_thing_at_a_time() {
    check_file("not-now.txt");
}
