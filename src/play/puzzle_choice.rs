//! The choice of puzzles: the next one of a solver, that of a day, and those of a three-minute run.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::bots::SplitMix64;
use crate::puzzles::{Band, PuzzleGame, PuzzleList, Task};
use crate::record::Day;

/// The index of the puzzle to offer next: of those that are `open`, the one whose rating is nearest to the solver's; of
/// equals, the first. `None` if none is open. The same arguments give the same puzzle, so that a reload changes nothing.
#[must_use]
pub fn next_puzzle(ratings: &[f64], solver: f64, is_open: &dyn Fn(usize) -> bool) -> Option<usize> {
    let away = |index: &usize| (ratings[*index] - solver).abs();
    let nearer = |one: &usize, other: &usize| away(one).partial_cmp(&away(other)).unwrap_or(Ordering::Equal);
    // To tell whether one is open may take long, so only the nearest are asked.
    let mut left: Vec<usize> = (0..ratings.len()).collect();
    loop {
        let nearest = left.iter().copied().min_by(nearer)?;
        if is_open(nearest) {
            return Some(nearest);
        }
        left.retain(|index| *index != nearest);
    }
}

/// Returns a test by index of a puzzle of the list: `true` if it looks as if it came from the same match as another one
/// that `was_met`, maybe a move before or after it.
pub fn is_like_met<'a, G: PuzzleGame>(
    list: &'a PuzzleList<G>,
    was_met: &dyn Fn(usize) -> bool,
) -> impl Fn(usize) -> bool + use<'a, G> {
    let met = list.puzzles.iter().enumerate().filter(|(index, _)| was_met(*index));
    let met: Vec<_> = met.map(|(index, puzzle)| (index, puzzle.features())).collect();
    move |index| {
        let features = list.puzzles[index].features();
        met.iter().any(|(other, of_other)| *other != index && features.are_like(of_other))
    }
}

/// The order in which a list of `count` puzzles is gone through for a game's puzzle of a day: from a drawn one on, the same
/// for everybody who has this list. The puzzle of the day is the first one; for those who have solved it, the next one.
pub fn day_order(game: &str, day: Day, count: usize) -> impl Iterator<Item = usize> + Clone {
    let drawn = u64::try_from(count).ok().and_then(|count| day.draw("puzzle", game).checked_rem(count));
    let first = drawn.and_then(|drawn| usize::try_from(drawn).ok()).unwrap_or_default();
    (first..count).chain(0..first)
}

/// The maximum number of days after today whose puzzles are kept for them.
const KEPT_DAYS: u16 = 30;
/// The share of a list that is kept at most, for the sake of series: one puzzle in so many.
const KEPT_SHARE: usize = 8;

/// The indexes of a game's puzzles of today and of the days to come, in a list of `count` puzzles: no series should offer
/// them, so that the puzzle of a day is new on its day.
#[must_use]
pub fn kept_for_days(game: &str, today: Day, count: usize) -> BTreeSet<usize> {
    let days = u16::try_from(count / KEPT_SHARE).map_or(KEPT_DAYS, |most| most.min(KEPT_DAYS));
    (0..=days).filter_map(|days| day_order(game, today.later(days)?, count).next()).collect()
}

/// The number of puzzles of each band but the last in a three-minute run.
const RUSH_BAND: usize = 8;

/// The indexes of the puzzles of a three-minute run, in its order: some of each band, the easiest first, and at last all of
/// the hardest. Another `seed` gives others. They are `open`, none asks for sums of all directions, and no two look as if they were from one
/// match.
#[must_use]
pub fn rush_order<G: PuzzleGame>(list: &PuzzleList<G>, seed: u64, is_open: impl Fn(usize) -> bool) -> Vec<usize> {
    let puzzles = &list.puzzles;
    let mut indexes: Vec<_> =
        (0..puzzles.len()).filter(|index| puzzles[*index].task != Task::Costs && is_open(*index)).collect();
    SplitMix64(seed).shuffle(&mut indexes);
    indexes.sort_by_key(|index| puzzles[*index].band);
    let mut order = Vec::new();
    let mut taken = Vec::new();
    for index in indexes {
        let (band, features) = (puzzles[index].band, puzzles[index].features());
        let of_band = order.iter().filter(|taken: &&usize| puzzles[**taken].band == band).count();
        let has_room = band == Band::Hardest || of_band < RUSH_BAND;
        if has_room && !taken.iter().any(|other| features.are_like(other)) {
            order.push(index);
            taken.push(features);
        }
    }
    order
}
