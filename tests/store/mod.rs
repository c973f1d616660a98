//! The store over a fake database: appending, overwriting, conflicts and failures.

mod fake;

use caravanserai::play::NotSaved;
use caravanserai::record::{Kind, Match, Player, Secret};
use caravanserai::rules::marrakech::{Action, Marrakech};
use caravanserai::store::{DatabaseError, Id, Note, Notes, Store};
use fake::{Fake, Fault};
use futures::executor::block_on;

const ID: u64 = 0x0123_4567_89ab_cdef;

fn id() -> Id {
    Id::new(ID)
}

/// A match after these actions.
fn after(actions: &[&str]) -> Match<Marrakech> {
    let players = (0..2).map(|look| Player::new("Ada", look, Kind::Person).unwrap()).collect();
    let mut played = Match::new("players 2 deck plain".parse().unwrap(), players).unwrap();
    play(&mut played, actions);
    played
}

fn play(played: &mut Match<Marrakech>, actions: &[&str]) {
    played.play(actions.iter().map(|action| action.parse::<Action>().unwrap())).unwrap();
}

/// Plays these actions and returns the record before them.
fn grow(played: &mut Match<Marrakech>, actions: &[&str]) -> String {
    let before = played.to_string();
    play(played, actions);
    before
}

fn text(store: &Store) -> String {
    block_on(store.read(&id())).unwrap().unwrap().text
}

#[test]
fn a_match_reads_back_with_its_notes() {
    let (store, _) = Fake::store();
    let secret = "07".repeat(32);
    let notes = Notes::default().with(Note::Secret, secret.clone()).with(Note::Series, "2 1");
    let played = after(&["3", "2"]);
    assert_eq!(block_on(store.save_on(&id(), "", &played, &notes)), Ok(()));
    let saved = block_on(store.read(&id())).unwrap().unwrap();
    assert_eq!((saved.text.as_str(), saved.is_held), (played.to_string().as_str(), false));
    assert_eq!(saved.notes, notes);
    assert_eq!(saved.notes.secret(), secret.parse::<Secret>().ok());
    assert_eq!(block_on(store.read(&Id::new(1))), Ok(None));
}

#[test]
fn a_match_that_is_only_looked_at_is_listed_once_somebody_plays_on() {
    let (store, fake) = Fake::store();
    let mut played = after(&["3", "2"]);
    let now = "2026-05-01T12:00:00.000Z";
    block_on(store.save_unlisted(&id(), &played, now.to_owned())).unwrap();
    assert_eq!((fake.row(&id()).deleted.as_str(), text(&store)), (now, played.to_string()));
    let before = grow(&mut played, &["north", "1"]);
    block_on(store.save_on(&id(), &before, &played, &Notes::default())).unwrap();
    assert_eq!((fake.row(&id()).deleted.as_str(), text(&store)), ("", played.to_string()));
}

#[test]
fn actions_are_appended_and_nothing_is_written_again() {
    let (store, fake) = Fake::store();
    let mut played = after(&["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &Notes::default())).unwrap();
    let before = grow(&mut played, &["north", "1"]);
    assert_eq!(block_on(store.save_on(&id(), &before, &played, &Notes::default())), Ok(()));
    assert_eq!(fake.pieces(&id()).last().map(String::as_str), Some("north\n1\n"));
    assert_eq!(fake.pieces(&id()).len(), 2);
    assert_eq!(text(&store), played.to_string());
}

#[test]
fn a_match_that_went_on_elsewhere_is_a_conflict_and_stays() {
    let (store, _) = Fake::store();
    let (mut here, mut there) = (after(&["3", "2"]), after(&["3", "2"]));
    block_on(store.save_on(&id(), "", &here, &Notes::default())).unwrap();
    let before = grow(&mut there, &["east"]);
    block_on(store.save_on(&id(), &before, &there, &Notes::default())).unwrap();
    let before = grow(&mut here, &["north"]);
    let saved = block_on(store.save_on(&id(), &before, &here, &Notes::default()));
    assert_eq!(saved, Err(NotSaved::WriteConflict));
    assert_eq!(text(&store), there.to_string());
}

#[test]
fn what_was_saved_too_late_is_no_conflict() {
    let (store, fake) = Fake::store();
    let mut played = after(&["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &Notes::default())).unwrap();
    fake.fails(Fault::Late);
    let before = grow(&mut played, &["north"]);
    assert_eq!(block_on(store.save_on(&id(), &before, &played, &Notes::default())), Err(NotSaved::Failed));
    // The table knows the record before both lines, and so saves both.
    play(&mut played, &["1"]);
    assert_eq!(block_on(store.save_on(&id(), &before, &played, &Notes::default())), Ok(()));
    assert_eq!(text(&store), played.to_string());
}

#[test]
fn a_match_that_is_gone_is_saved_whole_with_its_notes() {
    let (store, fake) = Fake::store();
    let notes = Notes::default().with(Note::Secret, "07".repeat(32));
    let mut played = after(&["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &notes)).unwrap();
    fake.clear();
    let before = grow(&mut played, &["north"]);
    assert_eq!(block_on(store.save_on(&id(), &before, &played, &notes)), Ok(()));
    let saved = block_on(store.read(&id())).unwrap().unwrap();
    assert_eq!((saved.text, saved.notes), (played.to_string(), notes));
}

#[test]
fn a_full_device_holds_the_match_until_there_is_room() {
    let (store, fake) = Fake::store();
    let mut played = after(&["3", "2"]);
    fake.fails(Fault::Full);
    assert_eq!(block_on(store.save_on(&id(), "", &played, &Notes::default())), Err(NotSaved::Failed));
    let saved = block_on(store.read(&id())).unwrap().unwrap();
    assert_eq!((saved.is_held, saved.bytes(&played)), (true, 0));
    assert!(fake.pieces(&id()).is_empty());
    play(&mut played, &["north"]);
    assert_eq!(block_on(store.save_on(&id(), saved.record(), &played, &Notes::default())), Ok(()));
    let saved = block_on(store.read(&id())).unwrap().unwrap();
    assert_eq!((saved.is_held, saved.bytes(&played)), (false, played.body().len()));
}

#[test]
fn a_database_that_closes_is_said_and_loses_nothing() {
    let (store, fake) = Fake::store();
    let played = after(&["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &Notes::default())).unwrap();
    fake.fails(Fault::Closed);
    assert_eq!(block_on(store.read(&id())), Err(DatabaseError));
    assert_eq!(text(&store), played.to_string());
}

#[test]
fn a_match_takes_the_place_of_its_beginning() {
    let (store, _) = Fake::store();
    let notes = Notes::default().with(Note::Series, "1 0");
    block_on(store.save_on(&id(), "", &after(&["3", "2"]), &notes)).unwrap();
    let saved = block_on(store.read(&id())).unwrap().unwrap();
    let longer = after(&["3", "2", "north", "1"]);
    assert_eq!(block_on(store.save_on(&saved.id, &saved.text, &longer, &saved.notes)), Ok(()));
    let replaced = block_on(store.read(&id())).unwrap().unwrap();
    assert_eq!((replaced.text, replaced.notes), (longer.to_string(), notes));
}

#[test]
fn a_record_that_is_written_otherwise_is_replaced_by_the_one_that_is_played() {
    let (store, fake) = Fake::store();
    let mut played = after(&["3", "2"]);
    let otherwise = format!("\u{feff}{played}\n");
    fake.put(&id(), &otherwise);
    play(&mut played, &["north"]);
    assert_eq!(block_on(store.save_on(&id(), &otherwise, &played, &Notes::default())), Ok(()));
    assert_eq!(text(&store), played.to_string());
}

#[test]
fn matches_that_begin_alike_are_related() {
    let (store, _) = Fake::store();
    let played = after(&["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &Notes::default())).unwrap();
    let related = block_on(store.related(&after(&["1"]).origin())).unwrap();
    assert_eq!(related.into_iter().map(|saved| saved.id).collect::<Vec<_>>(), [id()]);
    let others = after(&[]).without_take_back();
    assert_eq!(block_on(store.related(&others.origin())), Ok(Vec::new()));
}

#[test]
fn notes_are_saved_by_kind() {
    let (store, _) = Fake::store();
    block_on(store.save_on(&id(), "", &after(&["3"]), &Notes::default())).unwrap();
    for (kind, text) in Note::ALL.into_iter().zip(["a", "b", "c", "d", "e", "f", "4"]) {
        block_on(store.note(&id(), kind, text)).unwrap();
    }
    let notes = block_on(store.read(&id())).unwrap().unwrap().notes;
    assert_eq!(notes.iter().map(|(_, text)| text).collect::<Vec<_>>(), ["a", "b", "c", "d", "e", "f", "4"]);
    assert!(notes.is_sent(4) && !notes.is_sent(5));
    assert!(!notes.has_arrived(4), "the link was sent");
    let (kind, text) = Notes::sent(6, true);
    let live = notes.clone().with(kind, text);
    assert!(live.is_sent(6) && live.has_arrived(6) && !live.has_arrived(4));
    assert_eq!(notes.secret(), None, "a note that cannot be read is none");
}

#[test]
fn a_row_tells_whose_turn_it_is_and_who_sits_there() {
    let (store, fake) = Fake::store();
    block_on(store.save_on(&id(), "", &after(&["3", "2", "north", "1", "e5-e6"]), &Notes::default())).unwrap();
    let row = fake.row(&id());
    assert_eq!((&*row.turn, &*row.game, row.over), ("1", "marrakech", false));
    assert_eq!((row.names, row.persons), (vec!["Ada".to_owned(), "Ada (2)".to_owned()], vec![true, true]));
    assert_eq!(block_on(store.newest("marrakech")), Ok(Some(id())));
    assert_eq!(block_on(store.newest("damath")), Ok(None));
    block_on(store.remove(&id())).unwrap();
    assert_eq!(block_on(store.newest("marrakech")), Ok(None));
}

#[test]
fn a_read_that_fails_does_not_say_that_there_is_no_match() {
    let (store, fake) = Fake::store();
    block_on(store.save_on(&id(), "", &after(&["1"]), &Notes::default())).unwrap();
    for fault in [Fault::Closed, Fault::Late] {
        fake.fails(fault);
        assert_eq!(block_on(store.read(&id())), Err(DatabaseError));
        fake.fails(fault);
        assert_eq!(block_on(store.related(&after(&[]).origin())), Err(DatabaseError));
        fake.fails(fault);
        assert_eq!(block_on(store.newest("marrakech")), Err(DatabaseError));
    }
    assert!(block_on(store.read(&id())).unwrap().is_some(), "the next read finds it");
}

#[test]
fn a_row_tells_of_a_bot_that_it_is_its_turn() {
    let (store, fake) = Fake::store();
    let kinds = [Kind::Bot("level-2".into()), Kind::Person];
    let players = (0..).zip(kinds).map(|(look, kind)| Player::new("Ada", look, kind).unwrap()).collect();
    let mut played = Match::new("players 2 deck plain".parse().unwrap(), players).unwrap();
    play(&mut played, &["3", "2"]);
    block_on(store.save_on(&id(), "", &played, &Notes::default())).unwrap();
    assert_eq!(fake.row(&id()).turn, "0");
}

#[test]
fn a_match_that_is_handed_over_is_taken_once() {
    let (store, _) = Fake::store();
    assert_eq!(store.take_over(), None);
    store.hand_over("a match".into());
    assert_eq!((store.take_over().as_deref(), store.take_over()), (Some("a match"), None));
}
