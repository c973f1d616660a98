//! Fifty matches of each game, as their links and the checksums of their texts in `tests/golden/links/`. Tests in the
//! browser open these links, which have to show, write and analyse them in the same way in every browser.
//!
//! `GOLDEN=write cargo test golden_links::` rewrites them.

use std::path::Path;
use std::{env, fs};

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::record::{Kind, Match, Player, link};
use caravanserai::rules::{Seat, Turn};
use fastrand::Rng;

use crate::{common, effort};

const MATCHES: usize = 50;

/// A whole match, as bots of the second level play it.
fn whole<G: Evaluate>(options: G::Options, rng: &mut Rng) -> Match<G> {
    let seats = G::new(&options).expect("options that can be played").seats();
    let player = |seat: Seat| Player::new(&format!("Player {seat}"), seat.0, Kind::Person).expect("a player");
    let mut table = Match::<G>::new(options, Seat::all(seats).map(player).collect()).expect("a match");
    loop {
        let state = table.state();
        let action = match state.turn() {
            Turn::Seat(seat) => Thinking::begin(Level::Casual, state, seat, rng.u64(..)).map(Thinking::finish),
            Turn::Over | Turn::Seats(_) | Turn::Chance(_) => common::selection(state, &mut Vec::new(), rng),
        };
        let Some(action) = action else { return table };
        table.apply(action).expect("a legal action");
    }
}

/// A line per match: the data of its link, and the last line of its text, which has a checksum. Left out are matches that are too
/// long for a link, and variants that can only be played by link: at one table, as here, the site does not open them.
fn lines<G: Evaluate>(matches: usize) -> String {
    let mut rng = Rng::with_seed(1);
    let mut variants = G::variants();
    variants.retain(|options| G::new(options).is_ok_and(|state| !state.goes_by_link()));
    let tables = variants.into_iter().cycle().map(|options| whole::<G>(options, &mut rng));
    let lines = tables.filter_map(|table| {
        let data = link::write(&table, None)?;
        Some(format!("{data} {}\n", table.to_string().lines().last()?))
    });
    lines.take(matches).collect()
}

struct Golden {
    write: bool,
}

impl Visitor for Golden {
    fn visit<G: Evaluate + 'static>(&mut self) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/links").join(G::NAME).with_extension("txt");
        let lines = lines::<G>(if self.write { MATCHES } else { effort::tries(MATCHES) });
        if self.write {
            fs::write(&path, &lines).expect("the folder of the links can be written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} has no recorded links", G::NAME));
        assert_eq!(golden.lines().count(), MATCHES);
        assert!(golden.starts_with(&lines), "the links of {} are not those in {}", G::NAME, path.display());
    }
}

#[test]
fn links_and_texts_are_as_recorded() {
    let write = env::var("GOLDEN").is_ok_and(|wish| wish == "write");
    visit_all(&mut Golden { write });
}

#[test]
fn a_recorded_link_is_found_also_if_it_begins_with_a_line() {
    let mut begin_with_a_line = 0;
    for file in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/links")).expect("the folder") {
        let links = fs::read_to_string(file.expect("a file").path()).expect("links");
        for (data, _) in links.lines().filter_map(|line| line.split_once(' ')) {
            assert_eq!(link::find(data).as_deref(), Some(data));
            begin_with_a_line += usize::from(data.starts_with(['-', '_']));
        }
    }
    assert!(begin_with_a_line > 0);
}
