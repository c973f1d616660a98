//! The text forms of states, options and actions, and invariants of every state.

use caravanserai::rules::damath::{Action, ChipSet, DamaWorth, Damath, End, MoveTime, Options, Setup, Side, Square};
use caravanserai::rules::{Expected, Game, ParseError, Seat, Turn};

use super::common::{Numbers, state};
use super::naive::any_position;

/// Checks the invariants of a state: its texts parse back to it, and exactly the listed actions are legal.
fn check(state: &Damath) {
    assert_eq!(Setup::from(state).position(), Ok(*state));
    assert_eq!(state.to_string().parse(), Ok(*state));
    assert_eq!(Damath::unpacked(&state.packed()), Some(*state));
    let mut listed = Vec::new();
    state.actions(&mut listed);
    assert_eq!(listed.is_empty(), state.turn() == Turn::Over);
    assert!(listed.len() == state.chance().len() || !matches!(state.turn(), Turn::Chance(_)));
    listed.extend(state.side_actions());
    for action in &listed {
        assert_eq!(action.to_string().parse(), Ok(*action));
        assert_eq!(state.check(action), Ok(()), "{action} in {state}");
    }
    for clock in state.clocks() {
        assert!(listed.contains(&clock.up));
    }
    let others =
        ["first A", "first B", "offer", "accept", "decline", "withdraw", "surrender A", "move time up", "game time up"];
    let others = others.into_iter().map(|text| text.parse().expect("an action"));
    for action in others.chain(Square::all().map(Action::Touch)) {
        let legal = state.check(&action).is_ok();
        assert_eq!(legal, listed.contains(&action), "{action} in {state}");
    }
}

fn play(mut state: Damath, numbers: &mut Numbers, side_actions: bool) {
    check(&state);
    while state.turn() != Turn::Over {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        if side_actions && numbers.below(3) == 0 && !state.side_actions().is_empty() {
            actions = state.side_actions();
        }
        state.apply(&actions[numbers.below(actions.len())]).expect("a legal action");
        check(&state);
    }
}

fn any_options(numbers: &mut Numbers) -> Options {
    Options {
        set: ChipSet::ALL[numbers.below(7)],
        other_operators: numbers.below(2) == 0,
        touch: numbers.below(2) == 0,
        damas: [DamaWorth::Once, DamaWorth::Double][numbers.below(2)],
        move_time: [MoveTime::Twenty, MoveTime::Off, MoveTime::Tournament][numbers.below(3)],
        game_time: numbers.below(2) == 0,
    }
}

#[test]
fn d11_random_matches_end_and_read_back() {
    let mut numbers = Numbers(11);
    for round in 0..200 {
        let options = any_options(&mut numbers);
        assert_eq!(options.to_string().parse(), Ok(options));
        play(Damath::new(&options).expect("a match"), &mut numbers, round % 2 == 0);
    }
}

#[test]
fn d11_matches_from_any_position_end_and_read_back() {
    let mut numbers = Numbers(13);
    for round in 0..420 {
        let text = any_position(&mut numbers, ChipSet::ALL[round % 7], 1 + round % 4);
        play(state(&text), &mut numbers, round % 3 == 0);
    }
}

#[test]
fn d10_states_read_back_with_every_kind_of_score() {
    for text in [
        "set=radical | 1: -9√2@10 | 2: D64√2@67 | scores -1/3+5/7√2 0",
        "set=polynomial | 1: D78xy²@10 | 2: -xy²@67 | scores 1/1000 -7",
        "set=fraction | 1: 7/10@10 | 2: 7/10@67 | scores 1/100 -3/1100",
    ] {
        check(&state(text));
    }
}

/// Parses an invalid text and returns the error.
fn fault(text: &str) -> ParseError {
    text.parse::<Damath>().expect_err(text)
}

fn wrong(expected: &'static str, found: &str) -> ParseError {
    ParseError::new(Expected(expected), found)
}

#[test]
fn d2_impossible_positions_say_what_is_wrong() {
    for (text, expected, found) in [
        ("1: 9@22 | 2:", "square", "22"),
        ("1: 9@88 | 2:", "square", "88"),
        ("1: 9 | 2:", "piece", "9"),
        ("1: 13@10 | 2:", "chip", "13@10"),
        ("1: 9@10 9@12 | 2:", "chip-once", "9@12"),
        ("1: 9@10 | 2: 8@10", "one-piece", "8@10"),
        ("1: 9@07 | 2:", "far-row", "9@07"),
        ("1: | 2: 3@10", "far-row", "3@10"),
        ("1: | 2:", "pieces", ""),
        ("1: 9@10 | 2: 9@67 | scores 1/13 0", "scores", "1/13 0"),
        ("1: 9@10 | 2: 9@67 | scores √2 0", "scores", "√2 0"),
        ("scores 1 0", "scores", "1 0"),
        ("turn 3", "side", "3"),
        ("first C", "duellist", "C"),
        ("first A | first B", "section-once", "first B"),
        ("set=draughts", "set", "draughts"),
        ("touch=on touch=off", "option-once", "touch=off"),
        ("nonsense", "section", "nonsense"),
        ("lot | turn 2", "before-lot", "turn 2"),
        ("move many", "moves", "many"),
        ("over time | game=off", "over", "time"),
        ("over now", "over", "now"),
        ("move=off | late opponent", "late", "opponent"),
        ("late opponent | offer open", "offer", "open"),
        ("finishing", "finishing", ""),
        ("entered 01", "entered", "01"),
        ("quiet 12-23", "quiet", "12-23"),
        ("1: D9@07 | 2: D8@10 | turn 2 | quiet 07-07", "quiet", "07-07"),
        ("shuttle 1 3 12", "shuttle", "3 12"),
        ("1: D9@07 | 2: D8@10 | shuttle 1 0 16", "shuttle", "0 16"),
        ("1: D9@07 | 2: D8@10 | shuttle 1 5 16", "shuttle", "5 16"),
    ] {
        assert_eq!(fault(text), wrong(expected, found), "{text}");
    }
}

#[test]
fn d11_a_set_up_tells_only_an_end_that_its_position_does_not_show_and_of_one_of_the_two() {
    for (end, is_possible) in [
        (End::Time, true),
        (End::Agreed, true),
        (End::Resigned(Seat(1)), true),
        (End::Resigned(Seat(2)), false),
        (End::Quiet, false),
        (End::NoMove(Side::First), false),
    ] {
        let setup = Setup { over: Some(end), ..Setup::default() };
        assert_eq!(setup.position().is_ok(), is_possible, "{end:?}");
    }
}

#[test]
fn d2_a_set_up_says_all_that_is_wrong_and_where() {
    let setup: Setup = "1: 9@07 8@10 8@12 | 2: 3@30 4@21 | scores 1/13 0".parse().expect("a set-up, if no position");
    let faults = setup.position().expect_err("no position");
    let told: Vec<_> = faults.into_iter().map(|fault| (fault.error, fault.squares.into_iter().collect())).collect();
    let at = |squares: &[&str]| squares.iter().map(|square| square.parse().expect("a square")).collect::<Vec<Square>>();
    assert_eq!(
        told,
        [
            (wrong("chip-once", "8@12"), at(&["12"])),
            (wrong("far-row", "9@07"), at(&["07"])),
            (wrong("far-row", "3@30"), at(&["30"])),
            (wrong("scores", "1/13 0"), at(&[])),
        ]
    );
    assert_eq!(setup.to_string().parse(), Ok(setup), "impossible as it is, it is written and read back");
}

#[test]
fn d2_a_long_text_is_refused_at_its_first_wrong_section() {
    let keys = (0..100_000).fold(String::new(), |keys, number| keys + &format!(" | k{number} x"));
    assert_eq!(fault(&format!("first A{keys}")), wrong("section", "k0 x"));
}

#[test]
fn d7_no_position_has_so_many_ways_that_a_search_would_drown() {
    let mut numbers = Numbers(17);
    let most = (0..5_000).map(|_| state(&any_position(&mut numbers, ChipSet::Whole, 12)).ways().len()).max();
    assert!(most < Some(200), "{most:?}");
}

#[test]
fn d2_no_text_brings_the_reader_down_and_what_it_accepts_reads_back() {
    let mut numbers = Numbers(19);
    let mut accepted = 0;
    for round in 0..20_000 {
        let mut state = state(&any_position(&mut numbers, ChipSet::ALL[round % 7], 1 + round % 5));
        for _ in 0..numbers.below(8) {
            let mut actions = Vec::new();
            state.actions(&mut actions);
            actions.extend(state.side_actions());
            if !actions.is_empty() {
                state.apply(&actions[numbers.below(actions.len())]).expect("a legal action");
            }
        }
        let mut text: Vec<char> = state.to_string().chars().collect();
        for _ in 0..=numbers.below(3) {
            let (one, two) = (numbers.below(text.len()), numbers.below(text.len()));
            text[one] = text[two];
        }
        if let Ok(read) = text.into_iter().collect::<String>().parse::<Damath>() {
            check(&read);
            accepted += 1;
        }
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn d2_no_numbers_bring_the_reader_down_and_what_it_accepts_can_be_played() {
    let mut numbers = Numbers(23);
    let mut accepted = 0;
    for round in 0..20_000 {
        let state = state(&any_position(&mut numbers, ChipSet::ALL[round % 7], 1 + round % 5));
        let packed = state.packed();
        let mut packed: Vec<_> = packed.split(' ').map(str::to_owned).collect();
        for _ in 0..=numbers.below(3) {
            let (one, two) = (numbers.below(packed.len()), numbers.below(packed.len()));
            packed[one] =
                [packed[two].as_str(), "-1", "5", "9223372036854775807", "", "x"][numbers.below(6)].to_owned();
        }
        packed.truncate(packed.len() - numbers.below(8) / 7);
        let Some(mut read) = Damath::unpacked(&packed.join(" ")) else { continue };
        accepted += 1;
        assert_eq!(Damath::unpacked(&read.packed()), Some(read));
        while read.turn() != Turn::Over {
            let mut actions = Vec::new();
            read.actions(&mut actions);
            read.apply(&actions[numbers.below(actions.len())]).expect("a legal action");
        }
    }
    assert!(accepted > 1_000, "{accepted}");
}
