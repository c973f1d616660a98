//! D13 and D14: the clocks.

use caravanserai::rules::damath::{Damath, End, Hand, Side};
use caravanserai::rules::{Actor, Game, Turn};

use super::common::{A, B, act, act_all, action, actions, sorted, state, why};

/// The running clocks: clause, start, seconds.
fn clocks(state: &Damath) -> String {
    let clock = |clock: &caravanserai::rules::Clock<_>| format!("{} {} {}", clock.clause, clock.started, clock.seconds);
    state.clocks().iter().map(clock).collect::<Vec<_>>().join(", ")
}

const RING: &str = "turn 1 | 1: 9@21 | 2: 10@32 7@34 2@14 5@12 1@67";

#[test]
fn d13_the_opponent_moves_for_a_player_who_is_late_and_after_him_the_lot() {
    let mut match_ = state("first A");
    assert_eq!(clocks(&match_), "D13 0 20, D14 0 1200");
    assert_eq!(match_.actor(&action("move time up")), Actor::Clock);
    act(&mut match_, "move time up");
    assert_eq!((match_.turn(), match_.hand(), match_.side()), (Turn::Seat(B), Hand::Opponent, Side::First));
    assert_eq!((clocks(&match_).as_str(), match_.actor(&action("12-23"))), ("D13 1 20, D14 0 1200", Actor::Seat(B)));
    assert_eq!(why(&match_, "offer"), "D13");
    act(&mut match_, "move time up");
    assert_eq!((match_.turn(), clocks(&match_).as_str()), (Turn::Chance(None), "D14 0 1200"));
    assert_eq!((match_.chance().len(), match_.actor(&action("12-23"))), (7, Actor::Chance));
    assert_eq!((why(&match_, "touch 12"), why(&match_, "move time up")), ("D13".into(), "D13".into()));
    act(&mut match_, "12-23");
    assert_eq!((match_.turn(), clocks(&match_).as_str()), (Turn::Seat(B), "D13 2 20, D14 0 1200"));
}

#[test]
fn d13_the_score_goes_to_the_owner_of_the_pieces() {
    let mut match_ = state("turn 1 | 1: 9@21 | 2: 10@32 7@07");
    act(&mut match_, "move time up");
    act(&mut match_, "21x43");
    assert_eq!(match_.score_number(Side::First).to_string(), "-1");
    assert_eq!(match_.score_number(Side::Second).to_string(), "0");
}

#[test]
fn d13_with_the_piece_chosen_and_the_jumps_entered() {
    for (touch, ways) in [("on", 1), ("off", 2)] {
        let mut match_ = state(&format!("touch={touch} | {RING}"));
        act(&mut match_, "touch 21");
        act(&mut match_, "touch 03");
        act(&mut match_, "move time up");
        assert_eq!(actions(&match_).len(), ways);
        act(&mut match_, "move time up");
        assert_eq!(match_.chance().len(), ways);
    }
}

#[test]
fn d13_a_bot_plays_the_lowest_scoring_way_for_a_player_who_is_late() {
    let match_ = state("turn 1 | 1: D9@03 | 2: 5@25 8@72");
    assert_eq!(sorted(&match_), "03x36 03x47");
    // 9 + 5 against 9 − 5.
    assert_eq!(match_.lowest_ways(), ["03x47".parse().expect("a way")]);
    assert_eq!(state("first A").lowest_ways().len(), 7);
}

#[test]
fn d13_off() {
    let match_ = state("move=off game=off");
    assert_eq!((clocks(&match_).as_str(), why(&match_, "move time up")), ("", "D13".into()));
}

#[test]
fn d13_tournament() {
    let mut match_ = state("move=60s game=off | turn 1 | 1: 9@21 | 2: 10@43 7@07");
    assert_eq!(clocks(&match_), "D13 0 60");
    act(&mut match_, "21-32");
    assert_eq!((clocks(&match_).as_str(), why(&match_, "move time up")), ("", "D13".into()));
}

#[test]
fn d13_the_time_stands_still_while_an_offer_waits() {
    let mut match_ = state("game=off");
    act(&mut match_, "offer");
    assert_eq!((clocks(&match_).as_str(), why(&match_, "move time up")), ("", "D13".into()));
    act(&mut match_, "decline");
    assert_eq!(clocks(&match_), "D13 0 20");
}

#[test]
fn d14_the_game_is_over_after_twenty_minutes() {
    let mut match_ = state("first A | scores 12 0 | 1: 9@10 | 2: 9@67");
    assert_eq!(match_.actor(&action("game time up")), Actor::Clock);
    act(&mut match_, "game time up");
    assert_eq!((match_.turn(), match_.end()), (Turn::Over, Some(End::Time)));
    assert_eq!(match_.outcome().expect("over").places, [1, 2]);
    assert_eq!(why(&state("game=off"), "game time up"), "D14");
}

#[test]
fn d14_a_capture_whose_first_jump_is_entered_is_finished_and_counts() {
    for touch in ["on", "off"] {
        let mut match_ = state(&format!("touch={touch} | {RING}"));
        act(&mut match_, "touch 21");
        act(&mut match_, "touch 03");
        act(&mut match_, "game time up");
        assert_eq!((match_.turn(), clocks(&match_).as_str()), (Turn::Seat(A), "D14 1 20"));
        assert_eq!((why(&match_, "offer"), why(&match_, "move time up")), ("D13".into(), "D13".into()));
        act(&mut match_, "21x03x25x43x21");
        assert_eq!(match_.end(), Some(End::Time));
        assert_ne!(match_.score_number(Side::First).to_string(), "0");
    }
}

#[test]
fn d14_an_offer_lapses_when_a_capture_has_to_be_finished() {
    let mut match_ = state(RING);
    act(&mut match_, "touch 21");
    act(&mut match_, "touch 43");
    act(&mut match_, "offer");
    assert_eq!(match_.turn(), Turn::Seat(B));
    act(&mut match_, "game time up");
    assert_eq!(match_.turn(), Turn::Seat(A), "who captures finishes it");
}

#[test]
fn d14_after_twenty_seconds_the_lot_finishes_it() {
    let mut match_ = state(RING);
    act(&mut match_, "touch 21");
    act(&mut match_, "touch 43");
    act(&mut match_, "game time up");
    act(&mut match_, "game time up");
    assert_eq!((match_.turn(), clocks(&match_).as_str()), (Turn::Chance(None), ""));
    assert_eq!((sorted(&match_).as_str(), why(&match_, "game time up")), ("21x43x25x03x21", "D14".into()));
    act_all(&mut match_, "21x43x25x03x21");
    assert_eq!(match_.end(), Some(End::Time));
}

#[test]
fn d14_a_piece_chosen_is_no_jump() {
    let mut match_ = state(RING);
    act(&mut match_, "touch 21");
    act(&mut match_, "game time up");
    assert_eq!(match_.end(), Some(End::Time));
}
