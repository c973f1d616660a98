//! One recorded play-through per game: any change of the rules shows up as a change of these files.
//!
//! `GOLDEN=write cargo test golden::` rewrites them. Review the difference before you commit it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Actor, Game};
use fastrand::Rng;

use crate::common;

const SEED: u64 = 1;

/// The number of actions at the beginning and at the end of a long game that are recorded.
const FIRST: usize = 200;
const LAST: usize = 100;

/// A random game: for each action its seat, its event and the state after it.
fn play_through<G: Game>() -> String {
    let options = G::Options::default();
    let mut rng = Rng::with_seed(SEED);
    let mut listed = Vec::new();
    let mut state = G::new(&options).expect("the default options can be played");
    let mut text = format!("{}, {options}, seed {SEED}\n\n{state}\n", G::NAME);
    let mut entries = Vec::new();
    while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
        let actor = match state.actor(&action) {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Chance => "chance".to_owned(),
            Actor::Clock => "clock".to_owned(),
        };
        let event = state.apply(&action).expect("a listed action is legal");
        entries.push(format!("\n{actor}: {action}\n{event:?}\n{state}\n"));
    }
    if let Some(between) = entries.len().checked_sub(FIRST + LAST).filter(|between| *between > 0) {
        entries.splice(FIRST..FIRST + between, [format!("\n{between} more actions\n")]);
    }
    text.extend(entries);
    writeln!(text, "\n{:?}", state.outcome()).expect("a string takes all");
    text
}

fn recorded(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("txt")
}

struct Golden {
    write: bool,
}

impl Visitor for Golden {
    fn visit<G: Game + 'static>(&mut self) {
        let (path, played) = (recorded(G::NAME), play_through::<G>());
        if self.write {
            fs::write(&path, &played).expect("the folder of the recorded games can be written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} has no recorded game", G::NAME));
        for (number, (played, golden)) in played.lines().zip(golden.lines()).enumerate() {
            assert_eq!(played, golden, "{}, line {}", path.display(), number + 1);
        }
        assert_eq!(played.lines().count(), golden.lines().count(), "the lines of {}", path.display());
    }
}

#[test]
fn games_go_as_recorded() {
    let write = env::var("GOLDEN").is_ok_and(|wish| wish == "write");
    visit_all(&mut Golden { write });
}
