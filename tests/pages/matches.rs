//! The pages of all matches: the list, the statistics, and the result of restoring a backup.

use std::collections::BTreeMap;

use caravanserai::pages::matches::{
    BackupError, Entry, FinishedMatch, Merged, Opponents, RowFields, Step, games_of, greatest, highlight_texts,
    is_backup, listed, restore_settings, sorted,
};
use caravanserai::play::Numbers;
use caravanserai::record::{Kind, Match, Player};
use caravanserai::rules::Game;
use caravanserai::rules::damath::Damath;
use caravanserai::scene::{Highlight, YOU};
use caravanserai::store::{Id, MatchSummary};

use super::golden::{self, Lines};

/// The row of a match, which was saved at this time.
fn row(id: &str, game: &str, when: &str) -> RowFields {
    RowFields {
        id: format!("{id:0>16}"),
        game: game.into(),
        names: vec![YOU.into(), "Ben".into()],
        persons: vec![true, false],
        order: String::new(),
        turn: "0".into(),
        over: false,
        title: String::new(),
        when: when.into(),
        stands: vec!["3".into(), "5".into()],
        places: Vec::new(),
        deleted: String::new(),
    }
}

fn entry(row: RowFields) -> Option<Entry<()>> {
    Entry::of(row, (), |game| (game != "carom").then(|| game.to_uppercase()))
}

/// The entry of a match that is over, with these places.
fn over(names: &[&str], places: &[u8]) -> Entry<()> {
    let names = names.iter().copied().map(str::to_owned).collect();
    let row = RowFields { names, over: true, turn: "over".into(), places: places.to_vec(), ..row("1", "damath", "1") };
    entry(row).expect("an entry")
}

#[test]
fn a_row_is_read_as_the_store_writes_it() {
    let person = |look| Player::new(["Ada", "Ben"][usize::from(look)], look, Kind::Person).expect("a player");
    let played =
        Match::<Damath>::new(<Damath as Game>::Options::default(), vec![person(0), person(1)]).expect("a match");
    let id = Id::read("0000000000000001").expect("an id");
    let MatchSummary { id, game, title, names, persons, order, turn, stands, over, places, deleted, .. } =
        MatchSummary::of(&id, &played);
    let fields =
        RowFields { id, game, names, persons, order, turn, over, title, when: "2026".into(), stands, places, deleted };
    let entry = entry(fields).expect("an entry");
    assert_eq!((entry.id.as_str(), entry.title_of_game.as_str()), ("0000000000000001", "DAMATH"));
    assert_eq!((entry.name().as_str(), entry.standing().as_str()), ("Ada and Ben", "Ada 0 · Ben 0"));
    assert!(!entry.is_deleted());
}

#[test]
fn a_row_that_is_invalid_is_no_entry_and_its_texts_are_not_trusted() {
    assert!(entry(row("../x", "damath", "1")).is_none(), "no id");
    assert!(entry(row("1", "carom", "1")).is_none(), "no game");
    let shown = |title: &str| entry(RowFields { title: title.into(), ..row("1", "damath", "1") }).expect("an entry");
    assert_eq!(shown("\u{200b} \u{2066}").name(), "You and Ben", "a title that nobody sees is none");
    assert_eq!(shown("Final").name(), "Final");
    assert!(!shown("Fi\u{202e}nal").name().contains('\u{202e}'), "nothing turns the line round");
}

#[test]
fn who_is_to_move_and_who_has_won_are_told_with_the_day() {
    let turn = |turn: &str| {
        let row = RowFields { turn: turn.into(), ..row("1", "damath", "1") };
        entry(row).expect("an entry").turn_and_day(Some("1 May 2026".into()))
    };
    for (seats, says) in [
        ("0", "your turn · 1 May 2026"),
        ("1", "Ben’s turn · 1 May 2026"),
        ("9", "1 May 2026"),
        ("", "1 May 2026"),
        ("x", "1 May 2026"),
    ] {
        assert_eq!(turn(seats), says, "{seats}");
    }
    let names = [YOU, "Ada", "Ben"];
    for (places, says) in [
        (&[1, 2, 3][..], "You won"),
        (&[2, 3, 1], "Ben won"),
        (&[3, 1, 1], "Shared: Ada and Ben"),
        (&[1, 1, 3], "Shared: You and Ada"),
        (&[], ""),
    ] {
        assert_eq!(over(&names, places).turn_and_day(None), says);
    }
}

#[test]
fn the_players_of_a_running_match_stand_in_the_order_of_their_turns() {
    let four = |places: &[u8]| {
        let names = ["Ada", "Ben", "Cem", "Dag"].map(str::to_owned).into();
        let fields = RowFields { names, order: "0132".into(), places: places.to_vec(), ..row("1", "pachisi", "1") };
        entry(fields).expect("an entry")
    };
    assert_eq!(four(&[]).standing(), "Ada 3 · Ben 5 · Dag · Cem");
    assert_eq!(four(&[]).name(), "Ada, Ben, Dag and Cem");
    assert_eq!(four(&[2, 3, 1, 4]).standing(), "Cem · Ada 3 · Ben 5 · Dag");
}

#[test]
fn the_players_of_a_finished_match_stand_in_the_order_of_their_places() {
    assert_eq!(over(&["Ada", "Ben", "Cem"], &[2, 3, 1]).standing(), "Cem · Ada 3 · Ben 5");
    assert_eq!(entry(row("1", "damath", "1")).expect("an entry").standing(), "You 3 · Ben 5");
}

#[test]
fn running_matches_come_first_and_what_was_deleted_over_an_hour_ago_goes() {
    let made = |(id, over, when, deleted): (&str, bool, &str, &str)| {
        entry(RowFields { over, deleted: deleted.into(), ..row(id, "damath", when) }).expect("an entry")
    };
    let all = [
        ("1", true, "2026-05-03", ""),
        ("2", false, "2026-05-01", ""),
        ("3", true, "2026-05-04", "3600000"),
        ("4", false, "2026-05-02", "unknown"),
        ("5", false, "2026-05-05", "3600001"),
    ];
    let age = |deleted: &str| deleted.parse().unwrap_or(f64::NAN);
    let (stay, gone) = sorted(all.into_iter().map(made).collect(), age);
    let ids = |entries: &[Entry<()>]| {
        entries.iter().map(|entry| entry.id.as_str().trim_start_matches('0').to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&stay), ["4", "2", "3", "1"]);
    assert_eq!(ids(&gone), ["5"]);
}

#[test]
fn a_page_of_the_list_has_the_first_of_a_game() {
    let made =
        |(id, game, over): (&str, &str, bool)| entry(RowFields { over, ..row(id, game, "1") }).expect("an entry");
    let all: Vec<_> = [("a", "damath", false), ("b", "pachisi", false), ("c", "damath", true), ("d", "damath", true)]
        .into_iter()
        .map(made)
        .collect();
    let there: Vec<_> = all.iter().collect();
    for (game, most, going_on, over, has_more) in [
        (None, 9, "ab", "cd", false),
        (None, 4, "ab", "cd", false),
        (None, 3, "ab", "c", true),
        (None, 1, "a", "", true),
        (Some("damath"), 3, "a", "cd", false),
        (Some("damath"), 2, "a", "c", true),
        (Some("marrakech"), 2, "", "", false),
    ] {
        let (first, second, more) = listed(&there, game, most);
        let ids = |entries: Vec<&Entry<()>>| {
            entries.iter().map(|entry| entry.id.as_str().trim_start_matches('0').to_owned()).collect::<String>()
        };
        assert_eq!((ids(first).as_str(), ids(second).as_str(), more), (going_on, over, has_more), "{game:?} {most}");
    }
    let games = [("damath", "DAMATH"), ("pachisi", "PACHISI")].map(|(name, title)| (name.to_owned(), title.to_owned()));
    assert_eq!(games_of(&there), games);
}

#[test]
fn records_name_their_player_and_unknown_ones_are_left_out() {
    let entry = over(&[YOU, "Ada"], &[1, 2]);
    let says = |what: &str, seat, much| highlight_texts(&Highlight { what: what.into(), seat, much }, &entry);
    assert!(says("payment", 1, 12).is_some_and(|(says, whose)| says.contains("12") && whose.contains("Ada")));
    assert!(says("hundredths", 1, 1250).is_some_and(|(says, _)| says.contains("12.5")));
    assert!(says("hundredths", 1, 1200).is_some_and(|(says, _)| says.contains("12") && !says.contains("12.0")));
    assert_eq!(says("payment", 2, 12), None, "there is no such seat");
    assert_eq!(says("goals", 0, 12), None);
    let numbers = |much| Numbers {
        winners: vec![0],
        levels: vec![None],
        highlights: vec![Highlight { what: "payment".into(), seat: 0, much }],
        dice: Vec::new(),
    };
    let all = [3, 9, 9].map(|much| FinishedMatch { game: "marrakech", persons: &[true], numbers: numbers(much) });
    assert_eq!(greatest(&all).first().map(|(number, _)| *number), Some(1), "the first of equals");
    assert_eq!([Opponents::Level(0), Opponents::Level(99)].map(|one| one.name().is_empty()), [false, true]);
}

const TEXT: &str = "tournament 1\nswiss 1\nhere A\nhere B\nhere C\nend\n";
const OTHER: &str = "tournament 1\nswiss 1\nhere D\nhere E\nhere F\nend\n";

/// Restores settings, given by their names, on a device that has some. Returns the changes and the sentence.
fn restored(here: &[(&str, &str)], coming: &[(&str, &str)]) -> (Vec<(String, String)>, String) {
    let keyed = |all: &[(&str, &str)]| -> BTreeMap<String, String> {
        all.iter().map(|(name, text)| (format!("caravanserai.{name}"), (*text).to_owned())).collect()
    };
    let here = keyed(here);
    let (changes, merged) = restore_settings(|key| here.get(key).cloned(), keyed(coming));
    let names = changes.into_iter().map(|(key, text)| (key.replacen("caravanserai.", "", 1), text));
    (names.collect(), merged.sentence())
}

#[test]
fn settings_of_a_backup_are_added_and_replace_nothing() {
    let nothing = restored(&[], &[]).1;
    let (changes, says) = restored(&[("pace", "calm")], &[("pace", "calm")]);
    assert_eq!((changes, says.as_str()), (vec![], nothing.as_str()), "the same");
    let (changes, says) = restored(&[], &[("pace", "calm"), ("lessons.damath", "one")]);
    assert_eq!(changes.len(), 2);
    assert!(says.ends_with("2 settings restored.") || says.contains('2'), "{says}");
    let (changes, says) =
        restored(&[("pace", "calm"), ("lessons.damath", "one")], &[("pace", "brisk"), ("lessons.damath", "two")]);
    assert_eq!(changes, []);
    assert_ne!(says, nothing, "it says what this device keeps");
    let foreign = BTreeMap::from([("somebody.else".to_owned(), "x".to_owned())]);
    assert_eq!(restore_settings(|_| None, foreign), (vec![], Merged::default()));
}

#[test]
fn tournaments_of_a_backup_stand_beside_those_of_the_device() {
    let open = ("tournament.damath", TEXT);
    let (changes, _) = restored(&[open], &[("tournament.damath", OTHER), ("tournament-undo.damath", "x")]);
    let kept = [("tournaments.damath", OTHER), open].map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(changes, kept, "the others are written first, and what undo leads back to stays away");
    let (changes, says) = restored(&[open], &[open]);
    assert_eq!(changes, [], "{says}");
    let (changes, _) = restored(&[], &[open]);
    assert_eq!(changes, [("tournament.damath".to_owned(), TEXT.to_owned())]);
}

#[test]
fn a_backup_is_told_by_its_mark() {
    for (text, is) in [
        ("\u{feff} {\"caravanserai\":\"backup\"}", true),
        ("{\"version\":1,\n\"caravanserai\" : \"backup\", ", true),
        ("[\"caravanserai\",\"backup\"]", false),
        ("{\"caravanserai\":1}", false),
        ("", false),
    ] {
        assert_eq!(is_backup(text), is, "{text}");
    }
}

#[test]
fn what_is_said_reads_as_recorded_in_every_language() {
    golden::check("matches", || {
        let mut lines = Lines::default();
        lines.title("entries");
        for turn in ["0", "1", "01", "over"] {
            let row = RowFields { turn: turn.into(), ..row("1", "damath", "1") };
            let entry = entry(row).expect("an entry");
            let parts = [entry.name(), entry.standing(), entry.turn_and_day(Some("1 May 2026".into()))];
            lines.add("entry", &parts.join(" | "));
        }
        for places in [&[1, 2][..], &[2, 1], &[1, 1]] {
            lines.add("entry", &over(&[YOU, "Ben"], places).turn_and_day(None));
        }
        lines.title("statistics");
        for opponents in [Opponents::Level(0), Opponents::Level(3), Opponents::Persons, Opponents::Nobody] {
            lines.add("against", opponents.name());
        }
        for what in ["payment", "capture", "hundredths", "throws", "hits", "duels"] {
            let highlight = Highlight { what: what.into(), seat: 1, much: 1250 };
            let (says, whose) = highlight_texts(&highlight, &over(&[YOU, "Ben"], &[1, 2])).unwrap_or_default();
            lines.add("record", &format!("{says} | {whose}"));
        }
        lines.title("a backup");
        for (here, coming) in [
            (&[][..], &[][..]),
            (&[], &[("pace", "calm")]),
            (&[("pace", "calm")], &[("pace", "brisk")]),
            (&[("lessons.damath", "1"), ("puzzles.damath", "1")], &[("lessons.damath", "2"), ("puzzles.damath", "2")]),
            (&[("sum-statistics.damath", "1")], &[("sum-statistics.damath", "2")]),
            (&[("tournament-names.damath", "A")], &[("tournament-names.damath", "B")]),
            (&[("position.damath", "1")], &[("position.damath", "2")]),
            (&[("tournament.damath", TEXT)], &[("tournament.damath", OTHER)]),
        ] {
            lines.add("restored", &restored(here, coming).1);
        }
        let mut merged = Merged::default();
        for step in [Step::Skip, Step::Add, Step::AddWithNewId, Step::Extend] {
            merged.count(&step);
        }
        lines.add("restored", &merged.sentence());
        for error in [
            BackupError::NoBackup,
            BackupError::NewerVersion,
            BackupError::TooBig,
            BackupError::SavedTooBig,
            BackupError::Truncated,
            BackupError::Invalid,
            BackupError::NotStored,
            BackupError::Partly(merged),
        ] {
            lines.add("not restored", &error.sentence());
        }
        lines
    });
}
