//! Puzzles and their lists.

mod again;
mod alike;
mod bands;
mod lists;
mod parse;
mod reasoned;
mod refuted;
mod sums;
mod themes;

#[path = "../../examples/mine/examine.rs"]
mod examine;
#[path = "../../examples/mine/playouts.rs"]
mod playouts;
#[path = "../../examples/mine/rates.rs"]
mod rates;
#[path = "../../examples/mine/reasons.rs"]
mod reasons;
#[path = "../../examples/mine/sums.rs"]
mod simple_sums;

use std::fs;

use caravanserai::puzzles::{Band, Puzzle, PuzzleGame, PuzzleList};

use crate::effort;

/// The text of a list.
fn text<G: PuzzleGame>() -> String {
    let path = format!("{}/static/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), G::NAME);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The puzzles of a game.
fn puzzles<G: PuzzleGame>() -> Vec<Puzzle<G>> {
    PuzzleList::parse(&text::<G>()).unwrap_or_else(|error| panic!("{}: {error:?}", G::NAME)).puzzles
}

/// Some puzzles of each band, `few` by default and all of them with `LONG=1`.
fn some<G: PuzzleGame>(few: usize) -> Vec<Puzzle<G>> {
    let all = puzzles::<G>();
    let most = if effort::is_long() { all.len() } else { few };
    let of = |band: Band| all.iter().filter(move |puzzle| puzzle.band == band).take(most);
    Band::ALL.into_iter().flat_map(of).cloned().collect()
}
