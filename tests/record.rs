//! The record room: what is read back is what was written, and nothing else is read.

mod common;
mod toy;

use caravanserai::record::{Kind, Match, Next, Player, PlayerError, RecordError, Start, StartError, peek};
use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Actor, Clause, Game, Seat, SeatSet, Turn};
use fastrand::Rng;
use proptest::prelude::*;
use toy::{Action, Options, Toy, Wrong};

/// A match that is over, with persons on the first two seats and bots on the others.
const WHOLE: &str = "\
caravanserai 2
game toy
options seconds 20
player 0 person Ada
player 7 person محمد  Ⅱ
player 2 bot one-ahead person
player 1 bot random Zoë
actions
deal 1
deal -2
deal 0
deal 2
grab B
throw 2
late
on
back
end 062a5ff4
";

fn player(name: &str, look: u8, kind: Kind) -> Player {
    Player::new(name, look, kind).expect("a player")
}

fn four() -> Vec<Player> {
    vec![
        player("Ada", 0, Kind::Person),
        player(" محمد  Ⅱ\t", 7, Kind::Person),
        player("person", 2, Kind::Bot("one-ahead".into())),
        player("Zoë", 1, Kind::Bot("random".into())),
    ]
}

fn start() -> Match<Toy> {
    Match::new(Options::default(), four()).expect("a match")
}

fn played() -> Match<Toy> {
    let mut table = start();
    let deals = [1, -2, 0, 2].map(Action::Deal);
    let rest = [Action::Grab(Seat(1)), Action::Throw(2), Action::Late, Action::On, Action::Back];
    for action in deals.into_iter().chain(rest) {
        table.apply(action).expect("a legal action");
    }
    table
}

/// A match of the same players from where [`played`] was before its last step.
fn continued() -> Match<Toy> {
    let position = Start::Position("1 1,-2,0,2 lead A 1 seconds 20".parse().expect("a position"));
    let mut table = Match::begin(position, four()).expect("a match");
    table.apply(Action::Back).expect("a legal action");
    table
}

fn read(text: &str) -> Result<Match<Toy>, RecordError> {
    text.parse()
}

/// The lines, and the last line that belongs to them.
fn ended(lines: &str) -> String {
    let sum = lines.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{lines}end {sum:08x}\n")
}

/// The text with `from` replaced, and the last line that belongs to it.
fn altered(from: &str, to: &str) -> String {
    let (lines, _) = WHOLE.split_once("end ").expect("a last line");
    ended(&lines.replacen(from, to, 1))
}

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
fn steps_tell_who_did_what() {
    let table = played();
    let actors: Vec<_> = table.steps().map(|step| step.actor).collect();
    let (dealt, rest) = actors.split_at(4);
    assert_eq!(dealt, [Actor::Chance; 4]);
    let late = Actor::Seat(Seat(0));
    assert_eq!(rest, [Actor::Seat(Seat(1)), Actor::Chance, Actor::Clock, late, late]);
    assert_eq!(table.steps().nth(7).map(|step| step.event), Some(1));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = start();
    assert_eq!(table.apply(Action::On), Err(Wrong("T2")));
    assert_eq!(table, start());
}

#[test]
fn next_tells_persons_from_bots() {
    let set = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<SeatSet>();
    let mut table = start();
    let mut seen = vec![table.next()];
    for step in played().steps() {
        table.apply(step.action).expect("a legal action");
        seen.push(table.next());
    }
    let deal = Next::Throw { by: None, person: false };
    let act = |persons: &[u8], bots: &[u8]| Next::Act { persons: set(persons), bots: set(bots) };
    let throw = Next::Throw { by: Some(Seat(1)), person: true };
    let expected =
        [deal, deal, deal, deal, act(&[0, 1], &[2, 3]), throw, act(&[], &[3]), act(&[0], &[]), act(&[0], &[])];
    assert_eq!(seen[..9], expected);
    assert_eq!(seen[9..], [Next::Over]);
}

#[test]
fn a_match_starts_only_with_what_fits() {
    let start = |options, players| Match::<Toy>::new(options, players).err();
    let changed = |change: fn(&mut Vec<Player>)| {
        let mut players = four();
        change(&mut players);
        start(Options::default(), players)
    };
    assert_eq!(start(Options { seconds: 0 }, four()), Some(StartError::Options(Wrong("T1"))));
    assert_eq!(changed(|players| drop(players.pop())), Some(StartError::Seats(4)));
    assert_eq!(changed(|players| players[3].look = 7), Some(StartError::SameLook(Seat(1), Seat(3))));
    let wrong = |error| Some(StartError::Player(Seat(2), error));
    assert_eq!(changed(|players| players[2].look = 8), wrong(PlayerError::Look));
    assert_eq!(changed(|players| players[2].name = "a\nb".into()), wrong(PlayerError::Name));
    assert_eq!(changed(|players| players[2].name = " a".into()), wrong(PlayerError::Name));
    assert_eq!(changed(|players| players[2].kind = Kind::Bot("one ahead".into())), wrong(PlayerError::Bot));
}

#[test]
fn a_match_begins_from_a_position_with_the_same_players_and_the_same_end() {
    let (table, whole) = (continued(), played());
    assert_eq!(table.state(), whole.state());
    assert!(table.steps().eq(whole.steps().skip(8)));
}

#[test]
fn a_position_in_which_the_match_is_over_begins_none() {
    let over = played().state().clone();
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(Match::begin(Start::Position(over.clone()), four()), Err(StartError::Over));
    let error = read(&altered("options seconds 20", &format!("position {over}"))).expect_err("an error");
    let sentence = "The match in this record begins from a position in which it is over already.";
    assert_eq!((&error, error.to_string().as_str()), (&RecordError::Over, sentence));
    let players = four().split_off(1);
    assert_eq!(Match::begin(continued().start().clone(), players), Err(StartError::Seats(4)));
}

#[test]
fn names_are_any_script_but_one_line() {
    let name = |name: &str| Player::new(name, 0, Kind::Person).map(|player| player.name);
    assert_eq!(name("  Nguyễn Văn 🐪 "), Ok("Nguyễn Văn 🐪".into()));
    assert_eq!(name(&"é".repeat(24)), Ok("é".repeat(24)));
    for wrong in ["", " \t ", "a\u{7}b", "a\rb", "a\u{2028}b", "a\u{85}b", &"é".repeat(25)] {
        assert_eq!(name(wrong), Err(PlayerError::Name), "{wrong:?}");
    }
}

#[test]
fn a_new_name_shows_something_and_a_kept_one_is_read_all_the_same() {
    for blank in ["\u{200b}", "\u{2800}\u{2800}", "\u{3164}", "\u{ad} \u{2060}", "\u{202e}", "\u{e0041}\u{fe0f}"] {
        assert_eq!(Player::new(blank, 0, Kind::Person), Err(PlayerError::Name), "{blank:?}");
        let text = altered("person Ada\n", &format!("person {blank}\n"));
        assert_eq!(read(&text).expect("a match").to_string(), text);
    }
    let joined = "👩\u{200d}🌾";
    assert_eq!(Player::new(joined, 0, Kind::Person).map(|player| player.name), Ok(joined.into()));
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
fn what_is_wrong_is_said() {
    let said = |text: &str| read(text).expect_err("an error").to_string();
    assert_eq!(said(""), "This is not the record of a match.");
    assert_eq!(said("caravanserai 3\n…"), "This record is of version 3, which this program does not know.");
    assert_eq!(said(&altered("toy", "carom")), "This is a record of “carom”, not of toy.");
    assert_eq!(said("caravanserai 2\ngame"), "The record is cut short: its last line is missing.");
    assert_eq!(
        said(&WHOLE.replace("Ada", "Ida")),
        "The record is damaged: something in it was changed after it was written."
    );
    assert_eq!(said(&altered("grab B", "grasp")), "Line 13 cannot be read: expected an action, found “grasp”.");
    assert_eq!(said(&altered("back", "on\non")), "Line 18 is not allowed by clause T6.");
    assert_eq!(said(&altered("seconds 20", "seconds 0")), "Line 3 is not allowed by clause T1.");
    assert_eq!(said(&altered("player 7", "player 0")), "The players in the record do not fit the game.");
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

struct ReadsBack;

impl Visitor for ReadsBack {
    fn visit<G: Game + 'static>(&mut self) {
        for options in G::variants() {
            let seats = G::new(&options).expect("options that can be played").seats();
            let players = Seat::all(seats).map(|seat| player("Ada", seat.0, Kind::Person)).collect();
            let mut table = Match::<G>::new(options, players).expect("a match");
            let mut rng = Rng::with_seed(1);
            for _ in 0..500 {
                let Some(action) = common::pick(table.state(), &mut Vec::new(), &mut rng) else {
                    break;
                };
                table.apply(action).expect("a legal action");
            }
            let text = table.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&table), "{text}");
            assert_eq!(peek(&text).map(|header| header.game), Ok(G::NAME.to_owned()));
            goes_on_from_anywhere(&table, &mut rng);
        }
    }
}

/// A match from a position of `table` takes the same course, and is read back.
fn goes_on_from_anywhere<G: Game>(table: &Match<G>, rng: &mut Rng) {
    let at = rng.usize(0..=table.steps().len());
    let mut begun = Match::<G>::begin(table.start().clone(), table.players().to_vec()).expect("a match");
    let mut steps = table.steps();
    for step in steps.by_ref().take(at) {
        begun.apply(step.action.clone()).expect("a legal action");
    }
    let position = begun.state().clone();
    let over = position.turn() == Turn::Over;
    let mut from_there = match Match::begin(Start::Position(position), table.players().to_vec()) {
        Ok(from_there) => from_there,
        Err(StartError::Over) => return assert!(G::FROM_POSITIONS && over, "{table:?}"),
        Err(error) => return assert!(!G::FROM_POSITIONS && error == StartError::Position, "{error:?}"),
    };
    for step in steps {
        assert_eq!(from_there.apply(step.action.clone()), Ok(step));
    }
    let text = from_there.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&from_there), "{text}");
}

#[test]
fn a_match_of_any_game_is_read_back() {
    visit_all(&mut ReadsBack);
}

proptest! {
    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        prop_assert!(read(&text).is_err() || text.starts_with("caravanserai "));
        let _ = peek(&text);
    }

    #[test]
    fn any_lines_of_a_record_are_answered(lines in prop::collection::vec(prop::sample::select(words()), 0..20), junk in ".{0,6}", version in 1..3) {
        let lines = format!("caravanserai {version}\n{}\n{junk}\n", lines.join("\n"));
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
            actions.extend(table.state().asides());
            if !actions.is_empty() {
                table.apply(*choice.get(&actions)).expect("a legal action");
            }
            prop_assert_eq!(read(&table.to_string()), Ok(table.clone()));
        }
    }
}

/// Lines of a record, whole and broken.
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
