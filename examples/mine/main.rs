//! Mines puzzles: `cargo run --release --example mine -- GAME [COUNT]` finds them in matches of bots and writes
//! `static/puzzles/GAME.txt`. The same arguments write the same file. `mine more GAME COUNT [NUMBER]` adds so many puzzles
//! to the list that is there, from the match with this number on, and writes it after each match that has brought some.
//! `mine check damath [POSITIONS [NUMBER …]]` searches the puzzles of the list that is there, deeper than they were mined;
//! `mine check marrakech [PLAYOUTS [NUMBER …]]` plays others out than mining did (`check.rs`).
//!
//! A position becomes a puzzle if its best choice is beyond doubt: in Damath by searches of several depths
//! (`examine.rs`), in the games with throws by the expectation over the next throw and by playouts (`playouts.rs`). All
//! of it is tested again with twice the effort, as the tests do. In Chaupar and Pachisi there is a reason that can be
//! counted (`reasons.rs`). The bots of all levels then decide its band (`rates.rs`). In these two and in Damath, every
//! other match is a row of positions set at random (`placed.rs`).

use std::collections::BTreeSet;
use std::fs;
use std::process::exit;
use std::thread;
use std::time::Instant;

use caravanserai::puzzles::{Band, Puzzle, PuzzleGame, PuzzleList};
use caravanserai::rules::Game;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{ChipSet, Damath};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

mod check;
mod examine;
mod matches;
mod placed;
mod playouts;
mod rates;
mod reasons;
mod sift;
mod sums;

use playouts::PLAYOUTS;
use sift::{Sift, Vein};

const USAGE: &str = "usage: mine damath|marrakech|chaupar|pachisi [COUNT]
       mine more damath|marrakech|chaupar|pachisi COUNT [NUMBER]
       mine check damath|marrakech [EFFORT [NUMBER …]]";

/// What the checker does for each puzzle: the positions that it visits in Damath, some seconds, and its playouts in
/// Marrakech.
const POSITIONS: u64 = 5_000_000;
const CHECKED: u64 = 3 * PLAYOUTS;

/// Checks the puzzles of a list with these numbers, or all, with so much effort each.
type CheckList = fn(&str, &[usize], u64) -> bool;

/// The number of puzzles in a list.
fn count(game: &str) -> usize {
    match game {
        "damath" => 700,
        "marrakech" => 335,
        _ => 60,
    }
}

/// The greatest number of puzzles from one match, or from one row of positions set at random.
const MOST_PER_MATCH: usize = 3;

/// The share of a band, in percent, that is not exceeded; and that is waited for, unless so many matches in a row have
/// brought nothing.
const MOST: usize = 24;
const LEAST: usize = 8;
const PATIENCE: u64 = 60;

/// The puzzles found so far, by band.
struct Found<G: PuzzleGame> {
    puzzles: Vec<Puzzle<G>>,
    lines: BTreeSet<String>,
    wanted: usize,
    /// The matches in a row that have brought nothing.
    barren: u64,
}

impl<G: PuzzleGame> Found<G> {
    fn of(&self, band: Band) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.band == band).count()
    }

    /// `true` if another puzzle of this band is wanted.
    fn wants(&self, band: Band) -> bool {
        if self.barren >= PATIENCE {
            return self.puzzles.len() < self.wanted;
        }
        let least = self.wanted * LEAST / 100;
        let missing = |band| least.saturating_sub(self.of(band));
        let others: usize = Band::ALL.into_iter().filter(|other| *other != band).map(missing).sum();
        self.of(band) < (self.wanted * MOST).div_ceil(100) && self.puzzles.len() + others < self.wanted
    }
}

impl<G: Sift> Found<G> {
    /// Adds the puzzles of the match with this number, and tells of them.
    fn sift_match(&mut self, vein: &Vein<G>, number: u64, begun: Instant) {
        let before = self.puzzles.len();
        let most = self.wanted.min(before + MOST_PER_MATCH);
        G::positions(&vein.options, number, |state: &G| {
            let is_full = self.puzzles.len() >= most;
            let puzzle = if is_full { None } else { G::sift(state, &self.puzzles, |band| self.wants(band)) };
            let Some(puzzle) = puzzle else { return !is_full };
            // The same position may come up in many matches.
            if self.lines.insert(puzzle.state.written()) {
                self.puzzles.push(puzzle);
            }
            true
        });
        if self.barren < PATIENCE {
            self.barren = if self.puzzles.len() > before { 0 } else { self.barren + 1 };
        }
        if self.puzzles.len() > before || number.is_multiple_of(10) {
            let bands = Band::ALL.map(|band| self.of(band));
            let (count, wanted, seconds) = (self.puzzles.len(), self.wanted, begun.elapsed().as_secs());
            println!("{}: {count} of {wanted}, by band {bands:?}, after {number} matches, {seconds} s", vein.name);
        }
    }
}

/// Finds `wanted` puzzles in this vein.
fn mine<G: Sift>(vein: &Vein<G>, wanted: usize) -> Vec<Puzzle<G>> {
    let begun = Instant::now();
    let mut found = Found { puzzles: Vec::new(), lines: BTreeSet::new(), wanted, barren: 0 };
    for number in 0.. {
        found.sift_match(vein, number, begun);
        if found.puzzles.len() >= wanted {
            break;
        }
    }
    found.puzzles
}

/// Adds `more` puzzles to the list of a game, from the match of each vein with the number `first` on.
fn add<G: Sift>(veins: &[Vein<G>], more: usize, first: u64) {
    let begun = Instant::now();
    let puzzles = read::<G>();
    let lines = puzzles.iter().map(|puzzle| puzzle.state.written()).collect();
    let wanted = puzzles.len() + more;
    let mut found = Found { puzzles, lines, wanted, barren: 0 };
    let matches = (first..).flat_map(|number| veins.iter().map(move |vein| (vein, number)));
    for (vein, number) in matches {
        let before = found.puzzles.len();
        found.sift_match(vein, number, begun);
        if found.puzzles.len() > before {
            save(found.puzzles.clone());
        }
        if found.puzzles.len() >= wanted {
            break;
        }
    }
}

/// Mines all veins of a game at once, and writes the list.
fn write<G: Sift + Send + Sync>(veins: &[Vein<G>], wanted: usize)
where
    G::Action: Send,
    G::Options: Sync,
{
    let share = |place: usize| wanted * (place + 1) / veins.len() - wanted * place / veins.len();
    let mined = thread::scope(|scope| {
        let all = veins.iter().enumerate().map(|(place, vein)| scope.spawn(move || mine(vein, share(place))));
        // All have to begin before the first is waited for.
        let all: Vec<_> = all.collect();
        all.into_iter().map(|each| each.join().expect("it ends")).collect::<Vec<_>>()
    });
    save(mined.concat());
    println!("{}", path(G::NAME));
}

/// Writes the list of a game.
fn save<G: PuzzleGame>(mut puzzles: Vec<Puzzle<G>>) {
    puzzles.sort_by_key(|puzzle| puzzle.band);
    let text: String = puzzles.iter().flat_map(|puzzle| [puzzle.to_string(), "\n".to_owned()]).collect();
    assert_eq!(PuzzleList::<G>::parse(&text).map(|list| list.puzzles), Ok(puzzles), "it can be read back");
    let path = path(G::NAME);
    fs::write(&path, text).unwrap_or_else(|error| refuse(&format!("{path}: {error}")));
}

/// The list of a game that is there.
fn read<G: PuzzleGame>() -> Vec<Puzzle<G>> {
    let text = list_text(G::NAME);
    PuzzleList::parse(&text).unwrap_or_else(|error| refuse(&format!("{}: {error:?}", path(G::NAME)))).puzzles
}

fn list_text(game: &str) -> String {
    let path = path(game);
    fs::read_to_string(&path).unwrap_or_else(|error| refuse(&format!("{path}: {error}")))
}

/// The file of a game's list.
fn path(game: &str) -> String {
    format!("{}/static/puzzles/{game}.txt", env!("CARGO_MANIFEST_DIR"))
}

fn refuse(sentence: &str) -> ! {
    eprintln!("{sentence}");
    exit(2);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [check, game, numbers @ ..] = &arguments[..]
        && check == "check"
    {
        let (check, usual): (CheckList, u64) = match game.as_str() {
            Damath::NAME => (check::check_damath, POSITIONS),
            Marrakech::NAME => (check::check_marrakech, CHECKED),
            _ => refuse(USAGE),
        };
        let numbers: Result<Vec<usize>, _> = numbers.iter().map(|number| number.parse()).collect();
        let numbers = numbers.unwrap_or_else(|_| refuse(USAGE));
        let (effort, numbers) = numbers.split_first().map_or((usual, &[][..]), |(first, rest)| (*first as u64, rest));
        let text = list_text(game);
        exit(i32::from(!check(&text, numbers, effort)));
    }
    let number = |text: &String| text.parse().unwrap_or_else(|_| refuse(USAGE));
    let (game, effort) = match &arguments[..] {
        [more, game, wanted, first @ ..] if more == "more" && first.len() < 2 => {
            (game, Effort::More(number(wanted), first.first().map_or(0, |first| number(first) as u64)))
        }
        [game] => (game, Effort::Anew(count(game))),
        [game, wanted] => (game, Effort::Anew(number(wanted))),
        _ => refuse(USAGE),
    };
    match game.as_str() {
        "damath" => effort.make::<Damath>(&ChipSet::ALL.map(sift::damath)),
        "marrakech" => effort.make::<Marrakech>(&[2, 3, 4].map(sift::marrakech)),
        "chaupar" => effort.make::<Chaupar>(&[sift::cross()]),
        "pachisi" => effort.make::<Pachisi>(&[sift::cross()]),
        _ => refuse(USAGE),
    }
}

/// What is to be mined.
enum Effort {
    /// A list of so many puzzles.
    Anew(usize),
    /// So many more for the list that is there, from the match with this number on.
    More(usize, u64),
}

impl Effort {
    fn make<G: Sift + Send + Sync>(self, veins: &[Vein<G>])
    where
        G::Action: Send,
        G::Options: Sync,
    {
        match self {
            Self::Anew(wanted) => write(veins, wanted),
            Self::More(more, first) => add(veins, more, first),
        }
    }
}
