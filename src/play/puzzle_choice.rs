//! The choice of a puzzle: the next one of a solver, and that of a day.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::record::Day;

/// The index of the puzzle to offer next: of those that are `open`, the one whose rating is nearest to the solver's; of
/// equals, the first. `None` if none is open. The same arguments give the same puzzle, so that a reload changes nothing.
#[must_use]
pub fn next_puzzle(ratings: &[f64], solver: f64, is_open: impl Fn(usize) -> bool) -> Option<usize> {
    let away = |index: &usize| (ratings[*index] - solver).abs();
    let nearest = |one: &usize, other: &usize| away(one).partial_cmp(&away(other)).unwrap_or(Ordering::Equal);
    (0..ratings.len()).filter(|index| is_open(*index)).min_by(nearest)
}

/// The index of a game's puzzle of a day in a list of `count` puzzles: the same for everybody who has this list. `None` if
/// it is empty.
#[must_use]
pub fn puzzle_of_day(game: &str, day: Day, count: usize) -> Option<usize> {
    let drawn = day.draw("puzzle", game).checked_rem(u64::try_from(count).ok()?)?;
    usize::try_from(drawn).ok()
}

/// The number of days after today whose puzzles are kept for them.
const KEPT_DAYS: u16 = 30;

/// The indexes of a game's puzzles of today and of the days to come, in a list of `count` puzzles: no series should offer
/// them, so that the puzzle of a day is new on its day.
#[must_use]
pub fn kept_for_days(game: &str, today: Day, count: usize) -> BTreeSet<usize> {
    (0..=KEPT_DAYS).filter_map(|days| puzzle_of_day(game, today.later(days)?, count)).collect()
}
