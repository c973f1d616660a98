//! How often the bots solve a puzzle.

use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::rules::Turn;

/// The number of seeds with which the bots of each level are asked.
pub const SEEDS: u64 = 50;

/// The number of seeds of the upper levels, which search, if they all lead to success or all to failure; the rest would
/// too.
const FEW_SEEDS: u64 = 5;

/// The share of the seeds from `first` on with which the bots of each level find one of the `solutions`, weakest first.
pub fn rates<G: Evaluate>(state: &G, solutions: &[G::Action], first: u64) -> [f64; 4] {
    let Turn::Seat(seat) = state.turn() else { return [0.0; 4] };
    Level::ALL.map(|level| {
        let solves = |seed| {
            let bot = Thinking::begin(level, state, seat, first + seed);
            bot.is_some_and(|bot| solutions.contains(&bot.finish()))
        };
        let count = |seeds: std::ops::Range<u64>| seeds.filter(|seed| solves(*seed)).count();
        let few = if level >= Level::Keen { FEW_SEEDS } else { 0 };
        let solved = match count(0..few) {
            0 if few > 0 => 0,
            all if few > 0 && all as u64 == few => return 1.0,
            some => some + count(few..SEEDS),
        };
        solved as f64 / SEEDS as f64
    })
}
