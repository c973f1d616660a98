//! D8: touch-move.

use caravanserai::rules::damath::{Damath, Refusal};
use caravanserai::rules::{Actor, Game};

use super::common::{A, act, action, refusal, sorted, state, why};

const CHOICE: &str = "turn 1 | 1: 9@10 7@12 | 2: 10@21 6@43 5@45 2@23 1@61";

fn touches(state: &Damath) -> String {
    state.touches().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn d8_a_piece_chosen_must_move() {
    let mut state = state("first A");
    assert_eq!(touches(&state), "12 32 52 72");
    assert_eq!(state.actor(&action("touch 32")), Actor::Seat(A));
    act(&mut state, "touch 32");
    assert_eq!(sorted(&state), "32-23 32-43");
    assert_eq!(refusal(&state, "12-23"), Refusal::Chosen("32".parse().expect("a square")));
    assert_eq!(
        (why(&state, "12-23"), why(&state, "touch 52"), why(&state, "touch 43")),
        ("D8 32".into(), "D8 32".into(), "D8 43".into())
    );
    act(&mut state, "32-43");
    assert_eq!(state.entered(), None);
}

#[test]
fn d8_only_pieces_that_can_move_are_chosen() {
    let start = state("first A");
    assert_eq!(
        (why(&start, "touch 01"), why(&start, "touch 43"), why(&start, "touch 05")),
        ("D4 01".into(), "D4 43".into(), "D4 05".into())
    );
    let capture = state("turn 1 | 1: 9@10 3@70 | 2: 10@21 7@72");
    assert_eq!((touches(&capture), why(&capture, "touch 70")), ("10".into(), "D7 10".into()));
    let more = state("turn 1 | 1: 9@10 D3@03 | 2: 10@21 7@43 5@25");
    assert_eq!(why(&more, "touch 03"), "D7 10");
    let dama = state("turn 1 | 1: 9@30 D3@03 | 2: 10@41 5@25");
    assert_eq!(why(&dama, "touch 30"), "D7 03");
    let stuck = state("turn 1 | 1: D9@07 3@16 | 2: 1@34");
    assert_eq!(why(&stuck, "touch 07"), "D5 07");
}

#[test]
fn d8_jumps_entered_stand() {
    let mut state = state("turn 1 | 1: 9@21 | 2: 10@32 7@34 2@14 5@12");
    act(&mut state, "touch 21");
    assert_eq!(touches(&state), "03 43");
    act(&mut state, "touch 03");
    assert_eq!((sorted(&state), touches(&state)), ("21x03x25x43x21".into(), "25".into()));
    assert_eq!(why(&state, "21x43x25x03x21"), "D8 21 03");
    assert_eq!(why(&state, "touch 41"), "D6 41 03");
    act(&mut state, "touch 25");
    act(&mut state, "touch 43");
    assert_eq!((touches(&state).as_str(), why(&state, "touch 21")), ("", "D8 21".into()));
    assert_eq!(state.to_string().parse(), Ok(state));
    act(&mut state, "21x03x25x43x21");
}

#[test]
fn d8_off_nothing_binds() {
    let untimed = state(&format!("touch=off game=off | {CHOICE}"));
    assert_eq!((touches(&untimed).as_str(), why(&untimed, "touch 10")), ("", "D8".into()));
    // In a timed game an entered first jump is recorded, but can still be changed.
    let mut timed = state(&format!("touch=off | {CHOICE}"));
    let all = sorted(&timed);
    act(&mut timed, "touch 10");
    act(&mut timed, "touch 32");
    assert_eq!(sorted(&timed), all);
    assert_eq!(timed.to_string().parse(), Ok(timed));
    act(&mut timed, "touch 10");
    assert_eq!(timed.entered().map(|way| way.len()), Some(0));
}
