//! Positions of Damath set up by hand: D1, D2, D5, D9 and D11 are checked, and no placed chip is lost.

use caravanserai::rules::damath::{Damath, Square};
use caravanserai::rules::{Expected, Game, ParseError, Spot};
use caravanserai::scene::{Draft, Editable, Form};
use fastrand::Rng;

type Position = <Damath as Editable>::Draft;

fn spot(square: &str) -> Spot {
    square.parse::<Square>().expect("a square").into()
}

/// Places a chip of this player on a square.
fn put(draft: &mut Position, player: usize, kind: usize, chip: usize, square: &str) {
    draft.select_tool("player", player);
    draft.select_tool("chip", chip);
    draft.select_tool("kind", kind);
    draft.place(spot(square));
}

fn empty() -> Position {
    let mut draft = Position::default();
    draft.clear();
    draft
}

fn read(text: &str) -> Position {
    let mut draft = Position::default();
    draft.read(text).expect("a text in the notation");
    draft
}

fn state(draft: &Position) -> Result<Damath, ParseError> {
    draft.to_string().parse()
}

fn reason(draft: &Position) -> ParseError {
    state(draft).expect_err("an impossible position")
}

fn wrong(expected: &'static str, found: &str) -> ParseError {
    ParseError::new(Expected(expected), found)
}

const OPTIONS: &str = "set=counting operators=own touch=off damas=once move=off game=off";

#[test]
fn it_begins_as_set_up_does() {
    let start: Damath = format!("{OPTIONS} | first A").parse().expect("a position");
    assert_eq!(*start.options(), Damath::initial_options());
    assert_eq!(state(&Position::default()), Ok(start));
    let mut draft = empty();
    draft.put_initial_pieces();
    assert_eq!(state(&draft), Ok(start));
    let lot = read(&format!("{OPTIONS} | lot"));
    assert_eq!(state(&lot), Ok(start), "before the toss the pieces stand as after it");
}

#[test]
fn what_is_chosen_in_the_palette_is_put() {
    let mut draft = empty();
    put(&mut draft, 0, 0, 9, "23");
    put(&mut draft, 1, 1, 5, "56");
    assert_eq!(draft.to_string(), format!("{OPTIONS} | first A | turn 1 | 1: 9@23 | 2: D4@56 | scores 0 0"));
}

#[test]
fn d2_each_chip_is_there_once() {
    let mut draft = empty();
    put(&mut draft, 0, 0, 9, "23");
    assert!(draft.palette()[2].tools[9].on_board);
    draft.select_tool("chip", 9);
    draft.place(spot("45"));
    assert!(draft.to_string().contains("1: 9@45 |"), "put elsewhere, it moves: {draft}");
    draft.select_tool("kind", 1);
    draft.place(spot("45"));
    assert!(draft.to_string().contains("1: D9@45 |"), "it becomes a dama where it stands: {draft}");
    put(&mut draft, 1, 0, 9, "45");
    assert!(draft.to_string().contains("1: | 2: 9@45 |"), "what stood there makes room: {draft}");
}

#[test]
fn after_a_chip_comes_the_next_that_is_not_on_the_board() {
    let mut draft = empty();
    let chosen = |draft: &Position| draft.palette()[2].chosen;
    put(&mut draft, 0, 0, 0, "23");
    assert_eq!(chosen(&draft), 1);
    put(&mut draft, 0, 0, 11, "45");
    assert_eq!(chosen(&draft), 1, "from the last on with the first");
    draft.select_tool("chip", 0);
    draft.place(spot("10"));
    assert_eq!(chosen(&draft), 0, "one that was moved can be moved on");
}

#[test]
fn d2_another_set_says_what_the_chips_bear_now() {
    let mut draft = empty();
    assert_eq!(draft.choose("set", 2), None, "there is none");
    draft.choose("set", 0);
    put(&mut draft, 0, 0, 0, "23");
    assert_eq!(draft.choose("turn", 1), None);
    let says = "The chips stay, with the new set’s values: 10 is now −9.";
    assert_eq!(draft.choose("set", 2).as_deref(), Some(says));
    assert_eq!(draft.choose("set", 2), None);
}

#[test]
fn what_stands_there_is_taken_away() {
    let mut draft = empty();
    put(&mut draft, 0, 0, 9, "23");
    draft.select_tool("chip", 9);
    draft.place(spot("23"));
    assert_eq!(draft.to_string(), empty().to_string(), "the same again");
    draft.place(spot("23"));
    draft.select_tool("kind", 2);
    draft.place(spot("23"));
    draft.place(spot("45"));
    assert_eq!(draft.to_string(), empty().to_string(), "erased");
    draft.select_tool("chip", 0);
    draft.place(spot("45"));
    assert!(draft.to_string().contains("1: 10@45"), "whoever takes a value does not erase any longer: {draft}");
}

#[test]
fn what_is_impossible_is_laid_all_the_same_and_the_rules_say_why() {
    let mut draft = empty();
    assert_eq!(reason(&draft), wrong("pieces", ""));
    put(&mut draft, 0, 0, 9, "07");
    let faults = draft.state().expect_err("a chip on the far row");
    assert_eq!(reason(&draft), wrong("far-row", "9@07"));
    assert_eq!(faults.iter().map(|fault| fault.spots.as_slice()).collect::<Vec<_>>(), [[spot("07")]]);
    draft.select_tool("kind", 1);
    draft.place(spot("07"));
    put(&mut draft, 1, 0, 0, "45");
    assert!(state(&draft).is_ok(), "{draft}");
    draft.set_entry("second", "1/13");
    assert_eq!(reason(&draft), wrong("scores", "0 1/13"));
    draft.set_entry("second", "what?");
    assert_eq!(reason(&draft), wrong("number", "what?"));
    draft.set_entry("second", " 1 2 ");
    let faults = draft.state().expect_err("no score");
    let errors: Vec<_> = faults.into_iter().map(|fault| fault.error).collect();
    assert_eq!(errors, [wrong("number", "1 2")], "what is typed is quoted, not the notation");
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let draft = read("1: 9@07 8@10 8@12 | 2: 3@45 | scores x 0");
    let faults = draft.state().expect_err("an impossible position");
    let spots: Vec<_> = faults.into_iter().map(|fault| fault.spots).collect();
    assert_eq!(spots, [vec![spot("12")], vec![spot("07")], vec![]]);
}

#[test]
fn a_text_that_cannot_be_read_changes_nothing() {
    let mut draft = read("1: 9@23 | 2: 10@45");
    let before = draft.clone();
    for text in ["", "rubbish", "1: 9@24", "1: 9@23 | 2: 8@23", "turn 3"] {
        assert!(draft.read(text).is_err(), "{text}");
        assert_eq!(draft, before, "{text}");
    }
}

#[test]
fn what_only_a_match_knows_goes_with_the_first_change() {
    let text = format!("{OPTIONS} | first B | turn 1 | 1: D9@01 | 2: D8@76 | scores 0 0 | move 60 | quiet 10-01 67-76");
    let mut draft = read(&text);
    assert_eq!(draft.to_string(), text);
    draft.choose("turn", 1);
    assert_eq!(draft.to_string(), format!("{OPTIONS} | first B | turn 2 | 1: D9@01 | 2: D8@76 | scores 0 0"));
}

#[test]
fn scores_are_typed_as_they_are_written() {
    let mut draft = read("1: 9@23 | 2: 10@45 | scores 1/2 -7");
    let typed = |draft: &Position| draft.entries().into_iter().map(|entry| entry.text).collect::<Vec<_>>();
    assert_eq!(typed(&draft), ["1/2", "-7"]);
    draft.set_entry("first", " −1 | 2:");
    assert_eq!(typed(&draft), [" −1 | 2:", "-7"], "what is typed stays");
    assert!(
        draft.to_string().ends_with("scores −1___2: -7"),
        "nothing typed becomes another part of the text: {draft}"
    );
    assert!(draft.state().is_err());
    draft.set_entry("first", "");
    draft.set_entry("nobody", "5");
    assert!(draft.to_string().ends_with("scores 0 -7"), "{draft}");
}

#[test]
fn what_a_score_is_read_as_is_shown_where_it_is_written_in_another_way() {
    for (typed, score, read_as) in [
        ("−7", "-7", None),
        ("7/2", "7/2", None),
        ("3.5", "7/2", Some("= 7\u{200a}/\u{200a}2")),
        ("१२", "12", Some("= 12")),
        ("1 848", "1848", Some("= 1848")),
        ("2,264", "2264", Some("= 2264")),
        ("2.264", "283/125", Some("= 283\u{200a}/\u{200a}125")),
        ("1 8", "1_8", None),
        ("what?", "what?", None),
    ] {
        let mut draft = read("1: 9@23 | 2: 10@45");
        draft.set_entry("first", typed);
        assert!(draft.to_string().ends_with(&format!("scores {score} 0")), "{typed}: {draft}");
        let entry = draft.entries().swap_remove(0);
        assert_eq!((entry.text.as_str(), entry.read_as.as_deref()), (typed, read_as));
    }
}

#[test]
fn whose_move_and_the_options_are_fields() {
    let mut draft = Position::default();
    draft.choose("turn", 1);
    draft.choose("set", 5);
    draft.choose("turn", 7);
    draft.choose("weather", 1);
    let chosen: Vec<_> = draft.fields().into_iter().map(|field| (field.id, field.chosen)).collect();
    assert_eq!(chosen[..2], [("turn", 1), ("set", 5)]);
    let state = state(&draft).expect("a position");
    assert!(state.to_string().contains("turn 2 | 1: -121√18@10"), "the chips are those of the set: {state}");
}

#[test]
fn the_cells_are_the_squares_in_reading_order() {
    let cells = read("1: 9@23 | 2: D10@45").cells();
    assert_eq!(cells.len(), 32);
    assert!(cells.iter().all(|cell| cell.open) && cells.is_sorted_by_key(|cell| cell.grid));
    let label = |square| cells.iter().find(|cell| cell.spot == spot(square)).map(|cell| cell.label.as_str());
    assert_eq!(label("23"), Some("(2,3), minus, First player’s 9"));
    assert_eq!(label("45"), Some("(4,5), plus, Second player’s dama 10"));
    assert_eq!(label("12"), Some("(1,2), minus, empty"));
}

#[test]
fn any_position_of_a_match_is_taken_over() {
    let mut rng = Rng::with_seed(1);
    for options in Damath::variants() {
        let mut state = Damath::new(&options).expect("a match");
        let mut actions = Vec::new();
        while state.outcome().is_none() {
            state.actions(&mut actions);
            let action = rng.choice(&actions).expect("a legal action");
            state.apply(action).expect("a legal action");
            let taken = read(&state.to_string()).to_string().parse::<Damath>().expect("a position");
            assert_eq!((taken.board(), taken.side(), taken.options()), (state.board(), state.side(), state.options()));
            let scores = |state: &Damath| caravanserai::rules::damath::Side::BOTH.map(|side| state.score(side));
            assert_eq!(scores(&taken), scores(&state));
            assert_eq!(taken.side_of(caravanserai::rules::Seat(0)), state.side_of(caravanserai::rules::Seat(0)));
        }
    }
}

#[test]
fn every_draft_is_read_back_possible_or_not() {
    let mut rng = Rng::with_seed(2);
    let squares: Vec<Spot> = Square::all().map(Spot::from).collect();
    for _ in 0..300 {
        let mut draft = empty();
        draft.choose("set", rng.usize(..7));
        draft.choose("turn", rng.usize(..2));
        draft.set_entry("first", ["", "1/0", "√2", "x|y"][rng.usize(..4)]);
        for _ in 0..rng.usize(..30) {
            for (tool_group, tools) in [("player", 2), ("chip", 12), ("kind", 3)] {
                draft.select_tool(tool_group, rng.usize(..tools));
            }
            draft.place(squares[rng.usize(..32)]);
        }
        assert_eq!(read(&draft.to_string()).to_string(), draft.to_string());
    }
}
