//! P10 to P13, and moves that the board forbids.

use caravanserai::rules::pachisi::Event;

use super::{at, check_file};
use crate::script::{act, act_all};

#[test]
fn p10_pairs() {
    check_file("pairs.txt");
}

#[test]
fn p10_a_pair_is_broken_on_a_cross() {
    let mut state = at("A 0 0 18 18; now A throw");
    act_all(&mut state, "6, pair 18+3");
    assert_eq!(state, at("A 0 0 21 21; before A 0 0 18 18; now A throw after 6"));
    // The extra throw of the same turn can already split the pair.
    act(&mut state, "3");
    let Event::Moved { split, made, .. } = act(&mut state, "21+3") else { panic!("no move") };
    assert!(split && !made);
    assert_eq!(state, at("A 0 0 21 24; now B throw"));
}

#[test]
fn p10_a_pair_is_made_by_a_piece_that_joins_another() {
    let mut state = at("A 0 0 18 20; now A move 2");
    let Event::Moved { split, made, .. } = act(&mut state, "18+2") else { panic!("no move") };
    assert!(made && !split);
}

#[test]
fn p11_crosses() {
    check_file("crosses.txt");
}

#[test]
fn p12_the_fork() {
    check_file("fork.txt");
}

#[test]
fn p13_home_by_exact_count_or_by_grace() {
    check_file("home.txt");
}

#[test]
fn x4_no_further_than_home() {
    check_file("home.txt");
}

#[test]
fn x5_at_most_two_on_a_block() {
    check_file("three.txt");
}

#[test]
fn x6_no_pairs_outside_the_shared_squares() {
    check_file("no-pair.txt");
}

#[test]
fn p7_one_thing_at_a_time() {
    check_file("not-now.txt");
}
