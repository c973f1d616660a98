//! The notation.

use caravanserai::rules::chaupar::{Action, Chaupar, Options};

use super::{at, full};

const IMPOSSIBLE: &str = include_str!("../data/chaupar/impossible.txt");

#[test]
fn states_that_cannot_be_are_refused_with_the_reason() {
    for line in IMPOSSIBLE.lines().filter(|line| !line.starts_with('#')) {
        let (expected, text) = line.split_once(" | ").expect(line);
        let error = full(text).parse::<Chaupar>().expect_err(line);
        assert_eq!(error.expected.0, expected, "{line}");
    }
}

#[test]
fn positions_that_no_play_leads_to_can_be_written() {
    for text in [
        "now order A7 B12 D C",
        "now order B8 D C",
        "A 17 17 30 30 earned, pair 17 false, pair 30 moved leapt true; B 6 7 12 12 open; C 0 25 25 60 failed; \
         D 81 81 81 81 earned, missed 2; placed D; now A move 3 4 used 3 at 17",
        "A 0 0 0 0 failed; B 17 17 20 20 earned, pair 17 false, pair 20 moved leapt true; now C throw",
        "A 81 81 81 81 earned, missed 3; placed A; now B throw",
        "A 6 7 12 15 open; now A move 3 3 used 3 at 15",
        "A 20 20 31 31 earned; now A name again",
        "turns 0 of 8; now order A B D C",
        "turns 7 of 8; now C throw",
        "turns 8 of 8; now C over",
        "A 81 81 81 81 failed, missed 4; placed A; turns 3 of 8; now B over",
        "A 81 81 81 81 failed, missed 4; B 81 81 81 81 earned; placed B A; now C over",
    ] {
        assert_eq!(at(text).to_string(), full(text));
    }
}

#[test]
fn actions_are_written_shortly() {
    for text in ["1 1", "3 4", "12+3", "0+12", "pair 20+3", "true 20", "stop"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    assert_eq!("4 3".parse::<Action>(), "3 4".parse());
    for text in ["", "3", "3 5", "3  4", "3 4 6", "12", "12+", "+3", "pair", "pair 20", "true", "true x", "Stop"] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_the_whole_game_or_the_number_of_rounds() {
    assert_eq!((Options::default().to_string().as_str(), "players=4".parse()), ("players=4", Ok(Options::default())));
    for text in ["players=4 rounds=1", "players=4 rounds=255"] {
        assert_eq!(text.parse::<Options>().map(|options| options.to_string()).as_deref(), Ok(text));
    }
    for text in ["players=3", "players=4 ", "rounds=0", "rounds=08", "rounds=256", "rounds=+8", "rounds=8 "] {
        assert!(text.parse::<Options>().is_err() && format!("players=4 {text}").parse::<Options>().is_err(), "{text}");
    }
}
