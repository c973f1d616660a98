//! The notation.

use caravanserai::rules::pachisi::{Action, Options, Pachisi};

use super::{at, full};

const IMPOSSIBLE: &str = include_str!("../data/pachisi/impossible.txt");

#[test]
fn states_that_cannot_be_are_refused_with_the_reason() {
    for line in IMPOSSIBLE.lines().filter(|line| !line.starts_with('#')) {
        let (expected, text) = line.split_once(" | ").expect(line);
        let error = full(text).parse::<Pachisi>().expect_err(line);
        assert_eq!(error.expected.0, expected, "{line}");
    }
}

#[test]
fn positions_that_no_play_leads_to_can_be_written() {
    for text in [
        "now order A25 B2 D C",
        "throw=die pieces=2; now order B6 C",
        "A 0 12 12 40; B 0 0 0 80; C 81 81 81 81; placed C; skipped A D; before A 0 2 12 40; now A throw after 10",
        "A 0 0 0 36; B 0 0 0 40; before A 0 0 0 30, B 0 0 20 40; now A throw",
        "A 5 5 72 73; now A move 25 after 25",
        "throw=die pieces=2; A 0 80; now A move 6",
        "A 81 81 81 81; B 81 81 81 81; placed B A; now C over",
    ] {
        assert_eq!(at(text).to_string(), full(text));
    }
}

#[test]
fn actions_are_written_shortly() {
    for text in ["25", "0+25", "pair 12+3", "70+6 round", "pair 72+3 round", "skip", "stop"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    for text in ["", "-1", "025", "12+", "+3", "pair", "pair 20", "70+6  round", "70+6 in", "round", "Skip", "25 "] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_written_by_name() {
    for text in ["throw=cowries pieces=4", "throw=cowries pieces=2", "throw=die pieces=4", "throw=die pieces=2"] {
        assert_eq!(text.parse::<Options>().map(|options| options.to_string()).as_deref(), Ok(text));
    }
    for text in
        ["", "throw=die", "throw=die pieces=3", "throw=dice pieces=4", "pieces=4 throw=die", "throw=die pieces=04"]
    {
        assert!(text.parse::<Options>().is_err(), "{text:?}");
    }
}
