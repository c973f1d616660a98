//! The notation.

use caravanserai::rules::dschamal::{Action, Dschamal, Options};

use super::{at, lines};

const IMPOSSIBLE: &str = include_str!("../data/dschamal/impossible.txt");

#[test]
fn states_that_cannot_be_are_refused_with_the_reason() {
    for line in lines(IMPOSSIBLE) {
        let (expected, text) = line.split_once(" | ").unwrap_or((line.trim_end_matches(" |"), ""));
        let error = text.parse::<Dschamal>().expect_err(line);
        assert_eq!(error.expected.0, expected, "{line}");
    }
}

#[test]
fn states_are_written_in_one_line() {
    for text in [
        "players 2 start chosen duel live; camps - -; now lot",
        "players 3 start dealt duel calm; camps - - blue-egg; master C; challenged A; now start",
        "players 3 start dealt duel calm; camps - - blue-egg; master B; challenged C; sits out A; now duel",
        "players 2 start chosen duel live; camps blue-egg+white-star -; master B; challenged A; now grip B black-egg+camel",
        "players 2 start chosen duel live; camps blue-egg+white-star -; master B; challenged A; now take B",
    ] {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn actions_are_written_shortly() {
    for text in
        ["master C", "deal blue-egg", "take white-cone", "A grips black-star", "H draws blue-egg", "A draws camel cry"]
    {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "master",
        "master I",
        "take",
        "take egg",
        "A take blue-egg",
        "A draws",
        "A draws camel cries",
        "A grips camel cry",
        "a draws camel",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_written_by_name() {
    for text in
        ["players 2 start chosen duel live", "players 8 start dealt duel calm", "players 3 start chosen duel apart"]
    {
        assert_eq!(text.parse::<Options>().map(|options| options.to_string()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "players 2",
        "players 1 start chosen duel live",
        "players 9 start chosen duel live",
        "players 02 start chosen duel live",
        "players 2 start chosen duel live ",
    ] {
        assert!(text.parse::<Options>().is_err(), "{text:?}");
    }
}
