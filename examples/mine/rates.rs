//! The rates at which the bots solve a puzzle.
#![allow(clippy::cast_precision_loss, reason = "numbers of seeds are small")]

use std::ops::Range;

use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::puzzles::Band;
use caravanserai::rules::Turn;

/// The number of seeds with which the bots of each level are asked.
pub const SEEDS: u64 = 50;

/// The number of seeds of the upper levels, which search, if they all lead to success or all to failure; the rest would
/// too.
const FEW_SEEDS: u64 = 3;

/// The rates of the bots of all levels, weakest first.
pub fn rates<G: Evaluate>(state: &G, solutions: &[G::Action], first: u64) -> [f64; 4] {
    Level::ALL.map(|level| rate(level, state, solutions, first))
}

/// The share of the seeds from `first` on with which a bot of this level finds one of the `solutions`.
pub fn rate<G: Evaluate>(level: Level, state: &G, solutions: &[G::Action], first: u64) -> f64 {
    let Turn::Seat(seat) = state.turn() else { return 0.0 };
    let finds = |seed| {
        let bot = Thinking::begin(level, state, seat, first + seed);
        bot.is_some_and(|bot| solutions.contains(&bot.finish()))
    };
    let count = |seeds: Range<u64>| seeds.filter(|seed| finds(*seed)).count();
    let few = if level >= Level::Advanced { FEW_SEEDS } else { 0 };
    let solved = match count(0..few) {
        0 if few > 0 => 0,
        all if few > 0 && all as u64 == few => return 1.0,
        some => some + count(few..SEEDS),
    };
    solved as f64 / SEEDS as f64
}

/// The band of a puzzle that bots solve at these rates.
pub fn band(rates: [f64; 4]) -> Band {
    match rates.iter().sum() {
        3.7.. => Band::Easiest,
        3.0.. => Band::Easy,
        2.0.. => Band::Medium,
        1.15.. => Band::Hard,
        _ => Band::Hardest,
    }
}
