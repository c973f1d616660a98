//! Learns the weights of an evaluation: `cargo run --release --example learn -- GAME [GENERATIONS] [MATCHES]` lets a bot that
//! looks one turn ahead play matches against itself, finds the weights by which its positions would have told best how they
//! ended, and does so again by these; after each generation it prints the weights as they stand in `src/bots/GAME.rs`.
//!
//! The same arguments learn the same weights.

use std::process::exit;

use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;

mod matches;
mod race;

use race::{Race, Races};

/// What is learned from.
const GENERATIONS: u64 = 5;
const MATCHES: u64 = 2000;

fn learn<G: Race>(generations: u64, matches: u64) {
    let mut weights = G::WEIGHTS;
    let mut races = Races::default();
    for generation in 0..generations {
        let (fitted, loss) = races.fit::<G>(&weights, generation * matches..(generation + 1) * matches);
        weights = fitted;
        println!("{}: generation {}, loss {loss:.5}\n{weights:?}", G::NAME, generation + 1);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let generations = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(GENERATIONS);
    let matches = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(MATCHES);
    match game.as_str() {
        "chaupar" => learn::<Chaupar>(generations, matches),
        "pachisi" => learn::<Pachisi>(generations, matches),
        _ => {
            eprintln!("usage: learn chaupar|pachisi [GENERATIONS] [MATCHES]");
            exit(2);
        }
    }
}
