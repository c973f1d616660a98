//! The notation.

use caravanserai::rules::marrakech::{Action, Marrakech, Options};

use super::{at, lines};

const IMPOSSIBLE: &str = include_str!("../data/marrakech/impossible.txt");

#[test]
fn states_that_cannot_be_are_refused_with_the_reason() {
    for line in lines(IMPOSSIBLE) {
        let (expected, text) = line.split_once(" | ").unwrap_or((line.trim_end_matches(" |"), ""));
        let error = text.parse::<Marrakech>().expect_err(line);
        assert_eq!(error.expected.0, expected, "{line}");
    }
}

#[test]
fn positions_that_no_play_leads_to_can_be_written() {
    for text in [
        "deck plain; order A > B; asam a1 west; dirhams 59 1; laid; now B turn",
        "deck plain; order C > A > B; asam g7 north; dirhams 0 45 45; laid A:d5-d6 B:d5-d6; now C lay",
        "deck boxed; order B > A; asam d4 north; dirhams 30 30; laid; next A D; now A roll",
    ] {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn rolls_for_the_order_of_play_are_written_beside_the_seats() {
    for text in [
        "deck plain; order A3 B2 C D; asam d4 north; dirhams 30 30 30 30; laid; now C order",
        "deck plain; order B > A1 C > D; asam d4 north; dirhams 30 30 30 30; laid; now C order",
    ] {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn actions_are_written_shortly() {
    for text in ["1", "4", "north", "west", "L", "S", "R", "draw A", "draw D", "a1-b1", "d5-d6"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    assert_eq!("d6-d5".parse::<Action>(), "d5-d6".parse());
    for text in
        ["", "0", "5", "+3", "03", "North", "l", "draw", "draw E", "draw  A", "d5-e6", "d5", "d5-d6-d7", "h1-g1"]
    {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_written_by_name() {
    for text in ["players 2 deck plain", "players 4 deck boxed"] {
        assert_eq!(text.parse::<Options>().map(|options| options.to_string()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "players 2",
        "players 1 deck plain",
        "players 5 deck plain",
        "players 2 deck open",
        "players 2 deck plain ",
    ] {
        assert!(text.parse::<Options>().is_err(), "{text:?}");
    }
}
