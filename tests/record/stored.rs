//! Records and links stored in `tests/data/`: each is parsed, and is written back unchanged.
//!
//! Those of a released version must stay readable for ever. So `GOLDEN=write cargo test record::` writes missing files,
//! such as those of a new game, and leaves all others as they are.

use super::by_link::{devices, play_on};
use super::day;
use super::games::{every_place, fresh, holds_together, some_place, wander};
use super::seal::{secret, throws, whole};
use super::*;
use caravanserai::record::{NodeId, link};
use std::path::Path;
use std::{env, fs};

/// Returns the text of a file in `tests/data/`; writes it with `make` first if it is missing and writing is on.
fn stored(file: &str, make: impl FnOnce() -> String) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file).with_extension("txt");
    if !path.exists() && env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(&path, make()).expect("the folder of the stored files can be written");
    }
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("GOLDEN=write cargo test record:: writes {}", path.display()))
}

fn parsed<G: Game>(text: &str) -> Match<G> {
    text.parse().unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// A match by link after many passes, with options that require a link if the game has such.
fn by_link<G: Game>() -> Match<G> {
    let mut rng = Rng::with_seed(2);
    let needs_link = |options: &G::Options| G::new(options).is_ok_and(|state| state.goes_by_link());
    let mut devices = devices::<G>(G::variants().into_iter().find(needs_link).unwrap_or_default(), &mut rng);
    play_on(&mut devices, 100, &mut rng);
    devices.swap_remove(0).table
}

struct Records;

impl Visitor for Records {
    fn visit<G: Game + 'static>(&mut self) {
        let make = || whole::<G>(G::Options::default(), &mut Rng::with_seed(1)).to_string();
        let text = stored(&format!("record/{}", G::NAME), make);
        let table = parsed::<G>(&text);
        assert_eq!((table.to_string(), table.next()), (text.clone(), Next::Over));
        assert!(text.contains("\n@play ") && text.contains("\n@try "), "{text}");
        holds_together(&table);
        assert_eq!((table.is_revealed(), table.check().is_some()), (G::THROWS, G::THROWS));
        if let Some(checked) = table.check() {
            assert_eq!((checked.wrong, checked.open, checked.late), (None, 0, 0), "{}", G::NAME);
            assert!(checked.right > 0 && checked.right + checked.tried == throws(&table).len(), "{}", G::NAME);
        }

        let text = stored(&format!("record/{}-by-link", G::NAME), || by_link::<G>().to_string());
        let table = parsed::<G>(&text);
        assert_eq!((table.to_string(), table.is_by_link()), (text, true));
        let checked = table.check().expect("its throws are bound");
        assert!(checked.right > 0 && checked.open == 0 && checked.wrong.is_none(), "{checked:?}");
    }
}

#[test]
fn stored_records_are_read_for_ever() {
    visit_all(&mut Records);
}

/// Persons and bots on alternate seats, with names in several scripts.
fn mixed_players(seats: u8) -> Vec<Player> {
    let names = ["Amina", "काव्या", "محمد", "Zoë"];
    let player = |seat: Seat| {
        let kind = if seat.0.is_multiple_of(2) { Kind::Bot("level-2".into()) } else { Kind::Person };
        player(names[seat.index() % names.len()], seat.0, kind)
    };
    Seat::all(seats).map(player).collect()
}

/// Matches with everything that a link can contain, each with the place that the link shows: persons and bots without
/// take-back; variations, side actions and throws that differ from the sealed ones; a finished match; one by link; one
/// from a position.
fn linked<G: Game>() -> Vec<(Match<G>, Option<NodeId>)> {
    let mut rng = Rng::with_seed(3);
    let options = G::Options::default();
    let seats = G::new(&options).expect("options that can be played").seats();

    let mut mixed = Match::<G>::new(options.clone(), mixed_players(seats)).expect("a match").without_take_back();
    wander(&mut mixed, 120, &mut rng);
    let position =
        every_place(&mixed).map(|place| mixed.state_at(place)).filter(|state| state.turn() != Turn::Over).last();
    let from_position = position.filter(|_| G::FROM_POSITIONS).map(|position| {
        let start = Start::Position(position.clone());
        let mut table = Match::begin(start, mixed_players(seats)).expect("a match");
        wander(&mut table, 20, &mut rng);
        (table, None)
    });

    let mut varied = fresh::<G>(G::variants().pop().unwrap_or_default()).sealed(secret(&mut rng));
    wander(&mut varied, 80, &mut rng);
    varied.reveal();
    wander(&mut varied, 20, &mut rng);
    let shown = some_place(&varied, &mut rng);

    let whole = whole::<G>(options, &mut rng);
    let all = [(mixed, None), (varied, Some(shown)), (whole, None), (by_link(), None)];
    all.into_iter().chain(from_position).collect()
}

/// The link, the number of the place that it shows or “-”, and the record.
fn entry<G: Game>((table, shown): &(Match<G>, Option<NodeId>)) -> String {
    let data = link::write(table, *shown).expect("a link");
    let shown = shown.map_or("-".to_owned(), |place| place.number().to_string());
    format!("{data}\n{shown}\n{table}")
}

struct Links;

impl Visitor for Links {
    fn visit<G: Game + 'static>(&mut self) {
        let file = stored(&format!("link/{}", G::NAME), || written(&linked::<G>()));
        assert_eq!(entries_read::<G>(&file), if G::FROM_POSITIONS { 5 } else { 4 }, "{}", G::NAME);
        if G::THROWS {
            let of_day = || written::<G>(&[(day::whole("2026-11-24", &mut Rng::with_seed(4)), None)]);
            assert_eq!(entries_read::<G>(&stored(&format!("link/{}-day", G::NAME), of_day)), 1, "{}", G::NAME);
        }
    }
}

fn written<G: Game>(all: &[(Match<G>, Option<NodeId>)]) -> String {
    all.iter().map(entry).collect::<Vec<_>>().join("\n")
}

/// Checks that each link of a file is read as its record. Returns the number of entries.
fn entries_read<G: Game>(file: &str) -> usize {
    let entries = file.trim_end().split("\n\n").map(|entry| {
        let [data, shown, record] = entry.splitn(3, '\n').collect::<Vec<_>>()[..] else { panic!("{entry}") };
        let (table, at) = link::read::<G>(data).unwrap_or_else(|error| panic!("{error:?}: {data}"));
        assert_eq!(table.to_string().trim_end(), record, "{data}");
        assert_eq!(at, shown.parse().ok().and_then(|number| table.place(number)), "{data}");
    });
    entries.count()
}

#[test]
fn stored_links_are_read_for_ever() {
    visit_all(&mut Links);
}
