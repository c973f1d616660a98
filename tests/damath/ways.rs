//! D4–D7: moves and captures; the files of positions test more of them.

use caravanserai::rules::damath::{Event, Refusal};

use super::common::{act, refusal, sorted, state, why};

#[test]
fn d4_a_chip_moves_one_square_forward() {
    let first = state("turn 1 | 1: 9@43 | 2: 10@07");
    assert_eq!(sorted(&first), "43-34 43-54");
    let second = state("turn 2 | 1: 9@70 | 2: 10@34");
    assert_eq!(sorted(&second), "34-23 34-43");
}

#[test]
fn d4_what_a_chip_cannot_do() {
    let state = state("turn 1 | 1: 9@43 3@34 | 2: 10@07");
    assert_eq!(why(&state, "43-32"), "D4 32 43");
    assert_eq!(why(&state, "43-65"), "D4 43 65");
    assert_eq!(why(&state, "43-45"), "D4 43 45");
    assert_eq!(why(&state, "43-43"), "D4 43");
    assert_eq!(why(&state, "43-34"), "D4 34");
    assert_eq!(why(&state, "10-21"), "D4 10");
    assert_eq!(why(&state, "07-16"), "D4 07");
}

#[test]
fn d5_a_chip_that_ends_on_the_far_row_becomes_a_dama() {
    let mut state = state("turn 1 | 1: 9@16 | 2: 10@61");
    let event = act(&mut state, "16-27");
    assert!(matches!(event, Event::Moved { crowned: true, .. }), "{event:?}");
    assert!(state.to_string().contains("1: D9@27"));
    act(&mut state, "61-70");
    assert!(state.to_string().contains("2: D10@70"));
    assert_eq!(sorted(&state).split(' ').count(), 7);
}

#[test]
fn d5_a_capture_that_ends_on_the_far_row_makes_a_dama() {
    let mut state = state("turn 1 | 1: 9@25 | 2: 10@36 5@52");
    assert!(matches!(act(&mut state, "25x47"), Event::Moved { crowned: true, .. }));
}

#[test]
fn d5_a_dama_moves_any_number_of_empty_squares() {
    let state = state("turn 1 | 1: D9@43 3@65 | 2: 10@07");
    assert_eq!(sorted(&state), "43-10 43-16 43-21 43-25 43-32 43-34 43-52 43-54 43-61 43-70 65-56 65-76");
    assert_eq!(why(&state, "43-65"), "D5 65");
    assert_eq!(why(&state, "43-76"), "D5 65");
    assert_eq!(why(&state, "43-45"), "D5 43 45");
    assert_eq!(why(&state, "43-07"), "D5 07");
}

#[test]
fn d6_what_cannot_be_jumped() {
    let state = state("turn 1 | 1: 9@21 3@12 | 2: 10@32 7@54 5@65");
    assert_eq!(sorted(&state), "21x43");
    assert_eq!(why(&state, "21x03"), "D6 12");
    assert_eq!(why(&state, "21x54"), "D6 54");
    assert_eq!(why(&state, "21x65"), "D6 65");
    assert_eq!(why(&state, "12x34"), "D6 12 34");
    assert_eq!(why(&state, "12x23"), "D6 12 23");
    assert_eq!(why(&state, "12x14"), "D6 12 14");
    assert_eq!(why(&state, "21x43x76"), "D6 43 76");
    assert_eq!(why(&state, "21x43x65"), "D6 65");
}

#[test]
fn d6_captured_pieces_leave_the_board() {
    let mut state = state("turn 1 | 1: 9@10 | 2: 10@21 7@43 5@07");
    act(&mut state, "10x32x54");
    assert!(state.to_string().contains("1: 9@54 | 2: 5@07 |"), "{state}");
}

#[test]
fn d7_a_refusal_carries_what_must_be_played() {
    let ways = |texts: &[&str]| texts.iter().map(|text| text.parse().expect("a way")).collect::<Vec<_>>();
    let one = state("turn 1 | 1: 9@10 3@70 | 2: 10@21 7@72");
    assert_eq!(refusal(&one, "70-61"), Refusal::MustCapture(ways(&["10x32"])));
    let more = state("turn 1 | 1: 9@10 D3@03 | 2: 10@21 7@43 5@25");
    assert_eq!(refusal(&more, "03x36"), Refusal::MoreFirst(ways(&["10x32x54"])));
    assert_eq!(refusal(&more, "10x32"), Refusal::GoOn(ways(&["10x32x54"])));
    let dama = state("turn 1 | 1: 9@30 D3@03 | 2: 10@41 5@25");
    assert_eq!(refusal(&dama, "30x52"), Refusal::DamaFirst(ways(&["03x36", "03x47"])));
}

#[test]
fn d7_another_way_is_another_score() {
    let state = state("turn 1 | 1: D9@03 | 2: 5@25 8@72");
    let score = |way: &str| state.capture(&way.parse().expect("a way")).expect("legal").score().to_string();
    assert_eq!((score("03x36"), score("03x47")), ("28".into(), "8".into()));
}
