//! Learns the weights of an evaluation: `cargo run --release --example learn -- GAME [GENERATIONS] [MATCHES]` plays
//! matches of a bot with one-ply lookahead against itself, fits weights to their results, and repeats this with the
//! new weights. It prints the weights of each generation in the form that `src/bots/` has.
//!
//! Those of Damath are fitted once, from self-play of its search. Without options they are those of
//! `src/bots/search/damath_evaluation.rs`; with options, such as `"damath set=integer"`, a network is learned and written to
//! `src/bots/search/damath_weights/`.
//!
//! Options may follow the name of the game (`"marrakech players 3 deck plain"`). The same arguments learn the same
//! weights.

use std::ops::Range;
use std::process::exit;

use caravanserai::bots::learned::{Learned, Weights};
use caravanserai::rules::Game;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

mod damath;
mod damath_network;
mod damath_samples;
mod lead;
mod matches;
mod numbers;
mod race;
#[path = "../../tests/players/random.rs"]
mod random;

use lead::Leads;
use race::Races;

/// The default number of generations, and of matches in each.
const GENERATIONS: u64 = 5;
const MATCHES: u64 = 2000;

/// The λ of TD(λ) (R. Sutton, *Learning to predict by the methods of temporal differences*, 1988): the weight of the
/// final result against the predictions in between.
const LAMBDA: f64 = 0.6;

/// Learns weights by generations. `fit` plays matches with the current weights, and returns better ones and their
/// loss.
fn learn<G: Learned>(
    options: &str,
    [generations, matches]: [u64; 2],
    mut fit: impl FnMut(&G::Options, &Weights, Range<u64>) -> (Weights, f64),
) {
    let options = parsed::<G>(options);
    let mut weights = *G::weights(&options);
    for generation in 0..generations {
        let (fitted, loss) = fit(&options, &weights, generation * matches..(generation + 1) * matches);
        weights = fitted;
        println!("{}: generation {}, loss {loss:.5}\n{weights:?}", G::NAME, generation + 1);
    }
}

/// The options of this text, or the default ones if it is empty.
fn parsed<G: Game>(options: &str) -> G::Options {
    match options {
        "" => G::Options::default(),
        text => text.parse().unwrap_or_else(|_| refuse(&format!("These are no options of {}: {text}", G::NAME))),
    }
}

fn refuse(sentence: &str) -> ! {
    eprintln!("{sentence}");
    exit(2);
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let (game, options) = game.split_once(' ').unwrap_or((&game, ""));
    let long =
        [GENERATIONS, MATCHES].map(|usual| arguments.next().and_then(|number| number.parse().ok()).unwrap_or(usual));
    let (mut races, mut leads) = (Races::default(), Leads::default());
    match game {
        "chaupar" => {
            learn::<Chaupar>(options, long, |options, weights, of| races.fit::<Chaupar>(options, weights, of));
        }
        "pachisi" => {
            learn::<Pachisi>(options, long, |options, weights, of| races.fit::<Pachisi>(options, weights, of));
        }
        "marrakech" => {
            learn::<Marrakech>(options, long, |options, weights, of| leads.fit::<Marrakech>(options, weights, of));
        }
        "damath" if options.is_empty() => damath::learn(long[1]),
        "damath" => damath_network::learn(&parsed::<Damath>(options), long[1]),
        _ => refuse("usage: learn chaupar|damath|marrakech|pachisi [GENERATIONS] [MATCHES]"),
    }
}
