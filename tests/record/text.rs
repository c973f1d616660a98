//! The text of a match is parsed strictly, and damage is detected.

use super::games::fresh;
use super::*;
use caravanserai::rules::marrakech::{self, Marrakech};

#[test]
fn the_text_is_as_documented() {
    assert_eq!(played().to_string(), WHOLE);
    let (head, rest) = WHOLE.split_once("options seconds 20").expect("options");
    let (players, _) = rest.split_once("deal 1").expect("an action");
    let lines = format!("{head}position 1 1,-2,0,2 lead A 1 seconds 20{players}back\n");
    assert_eq!(continued().to_string(), ended(&lines));
}

#[test]
fn a_text_is_read_back_to_the_same_match() {
    assert_eq!(read(WHOLE), Ok(played()));
    for table in [start(), continued()] {
        assert_eq!(read(&table.to_string()), Ok(table));
    }
}

#[test]
fn foreign_line_ends_and_white_space_around_do_no_harm() {
    let text = format!("\u{feff}\n {}\r\n \n", WHOLE.replace('\n', "\r\n"));
    assert_eq!(read(&text), Ok(played()));
    assert_eq!(read(WHOLE.trim_end()), Ok(played()));
    assert!(peek(&text).is_ok());
}

#[test]
fn the_header_is_read_without_knowing_the_game() {
    let header = peek(&WHOLE.replace("game toy", "game carom")).expect("a header");
    assert_eq!((header.game.as_str(), header.start), ("carom", Start::Options("seconds 20".to_owned())));
    let position = peek(&WHOLE.replace("options seconds", "position of")).map(|header| header.start);
    assert_eq!(position, Ok(Start::Position("of 20".to_owned())));
    assert_eq!(header.players, four());
    let (beginning, _) = WHOLE.split_at(WHOLE.find("deal").expect("an action"));
    assert_eq!(peek(beginning).map(|header| header.players), Ok(four()));
    assert_eq!(peek(beginning.trim_end_matches("actions\n")), Err(RecordError::Cut));
}

#[test]
fn what_is_wrong_is_told() {
    let told = |text: &str| read(text).expect_err("an error");
    assert_eq!(told(""), RecordError::NotARecord);
    for version in [0, 2, 3, 40] {
        assert_eq!(told(&format!("caravanserai {version}\n…")), RecordError::Version(version));
        assert_eq!(told(&altered("caravanserai 1", &format!("caravanserai {version}"))), RecordError::Version(version));
    }
    assert_eq!(told(&altered("toy", "carom")), RecordError::Game("carom".to_owned()));
    assert_eq!(told("caravanserai 1\ngame"), RecordError::Cut);
    assert_eq!(told(&WHOLE.replace("Ada", "Ida")), RecordError::Changed);
    assert_eq!(told(&altered("grab B", "grasp")), unread(13, "action", "grasp"));
    assert_eq!(told(&altered("back", "on\non")), RecordError::Illegal(18, Clause("T6")));
    assert_eq!(told(&altered("seconds 20", "seconds 0")), RecordError::Illegal(3, Clause("T1")));
    assert_eq!(told(&altered("player 7", "player 0")), RecordError::Players);
}

#[test]
fn a_position_is_refused_where_matches_begin_only_from_options() {
    let options = marrakech::Options::default();
    let table = fresh::<Marrakech>(options);
    let position = table.state().to_string();
    let text = table.to_string();
    let (lines, _) = text.split_once("end ").expect("a last line");
    let text = ended(&lines.replacen(&format!("options {options}"), &format!("position {position}"), 1));
    let error = text.parse::<Match<Marrakech>>().expect_err("no options");
    assert_eq!(error, unread(3, "options-line", &position));
}

#[test]
fn every_part_of_the_header_is_read_strictly() {
    for (from, to, line) in [
        ("game", "games", 2),
        ("options ", "options: ", 3),
        ("options ", "position ", 3),
        ("options ", "positions ", 3),
        ("seconds", "minutes", 3),
        ("player 0 ", "player ", 4),
        ("player 0 ", "player 8 ", 4),
        ("person Ada", "Person Ada", 4),
        ("person Ada", "person ", 4),
        ("bot one-ahead person", "bot ONE person", 6),
        ("bot one-ahead person", "bot one-ahead", 6),
        ("actions", "action", 8),
        ("deal 1", "", 9),
    ] {
        let error = read(&altered(from, to)).expect_err("an error");
        assert!(matches!(error, RecordError::Line(at, _) if at == line), "{from} → {to}: {error:?}");
    }
    assert_eq!(read(&altered("deal 1", "deal 3")), Err(RecordError::Illegal(9, Clause("T2"))));
}

#[test]
fn a_text_that_was_cut_anywhere_is_not_read() {
    let whole = WHOLE.trim_end();
    for (at, _) in whole.char_indices() {
        assert!(read(&whole[..at]).is_err(), "only what is before {at}");
        assert!(at == 0 || read(&whole[at..]).is_err(), "only what is from {at}");
    }
}

#[test]
fn a_text_that_lacks_a_line_is_not_read() {
    for missing in 0..WHOLE.lines().count() {
        let lines = WHOLE.lines().enumerate().filter(|(at, _)| *at != missing);
        let text: Vec<_> = lines.map(|(_, line)| line).collect();
        assert!(read(&text.join("\n")).is_err(), "without line {missing}");
    }
}

#[test]
fn a_text_with_one_byte_changed_is_not_read() {
    let whole = WHOLE.trim_end().as_bytes();
    for at in 0..whole.len() {
        for byte in 0..0x80 {
            let mut bytes = whole.to_vec();
            bytes[at] = byte;
            if let Ok(text) = std::str::from_utf8(&bytes).map(str::trim_end)
                && text.as_bytes() != whole
            {
                assert!(read(text).is_err(), "byte {byte} at {at}");
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        prop_assert!(read(&text).is_err() || text.starts_with("caravanserai "));
        let _ = peek(&text);
    }

    #[test]
    fn any_lines_of_a_record_are_answered(lines in prop::collection::vec(prop::sample::select(words()), 0..20), junk in ".{0,6}") {
        let lines = format!("caravanserai 1\n{}\n{junk}\n", lines.join("\n"));
        for text in [ended(&lines), lines] {
            let _ = read(&text);
            let _ = peek(&text);
        }
    }

    #[test]
    fn any_name_is_read_back(name in ".{1,24}", look in 3..7_u8, bot in any::<bool>()) {
        let kind = if bot { Kind::Bot("random".into()) } else { Kind::Person };
        if let Ok(player) = Player::new(&name, look, kind) {
            let mut players = four();
            players[0] = player;
            let table = Match::<Toy>::new(Options::default(), players).expect("a match");
            prop_assert_eq!(read(&table.to_string()), Ok(table));
        }
    }

    #[test]
    fn any_play_is_read_back(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..12)) {
        let mut table = start();
        let mut actions = Vec::new();
        for choice in choices {
            table.state().actions(&mut actions);
            actions.extend(table.state().side_actions());
            if !actions.is_empty() {
                table.apply(*choice.get(&actions)).expect("a legal action");
            }
            prop_assert_eq!(read(&table.to_string()), Ok(table.clone()));
        }
    }
}

/// Lines of a record, valid and invalid.
fn words() -> Vec<&'static str> {
    let mut words: Vec<_> = WHOLE.lines().collect();
    words.extend([
        "",
        "game",
        "options",
        "player",
        "player 0",
        "player 0 bot",
        "player x person é",
        "end ",
        "end +1234567",
        "no-take-back",
        "@play 0",
        "@play 5",
        "@try 0",
        "@try 4",
        "@try x",
        "@",
    ]);
    words
}
