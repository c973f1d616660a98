//! The start of a match, its players, and the next thing that has to happen.

use super::*;
use crate::toy::Wrong;
use caravanserai::record::PlayerError;
use caravanserai::rules::SeatSet;

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
    assert_eq!(error, RecordError::Over);
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
