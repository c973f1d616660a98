//! Learns the weights of an evaluation: `cargo run --release --example learn -- GAME [GENERATIONS] [MATCHES]` lets a bot that
//! looks one turn ahead play matches against itself, finds the weights by which its positions would have told best how they
//! ended, and does so again by these; after each generation it prints the weights as they stand in `src/bots/GAME.rs`.
//!
//! The same arguments learn the same weights.

use std::process::exit;

use caravanserai::bots::learned::{FEATURES, Learned, Weights};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;

mod matches;
mod race;

/// What is learned from.
const GENERATIONS: usize = 5;
const MATCHES: u64 = 2000;

/// The weights by which a feature counts as it is, not in hundredths, and a unit is one, not a thousand.
type Real = [f64; FEATURES];

fn learn<G: Learned>(generations: usize, matches: u64, fit: impl Fn(&Weights, u64, u64) -> (Real, f64)) {
    let mut weights = G::WEIGHTS;
    for generation in 0..generations {
        let (fitted, loss) = fit(&weights, generation as u64 * matches, matches);
        // What is far off is a feature that hardly ever is there.
        #[allow(clippy::cast_possible_truncation, reason = "a weight is some thousands")]
        let rounded = fitted.map(|weight| weight.clamp(-1e5, 1e5).round() as i64);
        weights = rounded;
        println!("{}: generation {}, loss {loss:.5}\n{weights:?}", G::NAME, generation + 1);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let generations = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(GENERATIONS);
    let matches = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(MATCHES);
    match game.as_str() {
        "chaupar" => learn::<Chaupar>(generations, matches, race::fit::<Chaupar>),
        "pachisi" => learn::<Pachisi>(generations, matches, race::fit::<Pachisi>),
        _ => {
            exit(2);
        }
    }
}
