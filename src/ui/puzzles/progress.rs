//! The progress in the puzzles of a game on this device.

use std::collections::BTreeSet;

use crate::play::progress::{PuzzleProgress, Series};
use crate::play::{is_like_met, kept_for_days, next_puzzle};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::date::today;
use crate::ui::settings::GameSetting;
use crate::words::{puzzles, signed};

/// Returns the progress on a list; `None` if the saved one is damaged.
pub fn read<G: PuzzleGame>(list: &PuzzleList<G>) -> Option<PuzzleProgress> {
    let saved = GameSetting::Puzzles.get(G::NAME).filter(|text| !text.is_empty());
    let progress = saved.map_or_else(|| Some(PuzzleProgress::default()), |text| PuzzleProgress::read(&text));
    progress.map(|progress| progress.on_list(&list.checksum, list.puzzles.len()))
}

/// Changes the saved progress, and returns it. A damaged one is replaced by a new one.
pub fn change<G: PuzzleGame>(list: &PuzzleList<G>, change: impl FnOnce(&mut PuzzleProgress)) -> PuzzleProgress {
    let fresh = || PuzzleProgress::default().on_list(&list.checksum, list.puzzles.len());
    let mut progress = read(list).unwrap_or_else(fresh);
    change(&mut progress);
    GameSetting::Puzzles.set(G::NAME, &progress.to_string());
    progress
}

/// Records the first answer to a puzzle, with what `also` changes. Returns the progress, and a note on the puzzle and what
/// has become of the rating.
pub fn answer<G: PuzzleGame>(
    list: &PuzzleList<G>,
    puzzle: usize,
    is_right: bool,
    also: impl FnOnce(&mut PuzzleProgress),
) -> (PuzzleProgress, String) {
    let band = list.puzzles[puzzle].band;
    let mut before = 0;
    let progress = change(list, |progress| {
        before = progress.rating.whole();
        progress.record(puzzle, band.rating(), is_right);
        also(progress);
    });
    let after = progress.rating.whole();
    let change = signed(i64::from(after) - i64::from(before));
    let note = puzzles::rated(puzzle + 1, &puzzles::band(band.number()), after, &change);
    (progress, note)
}

/// Returns the puzzles that are kept for today and the days to come.
pub fn kept<G: GameUi + PuzzleGame>(list: &PuzzleList<G>) -> BTreeSet<usize> {
    let today = today().filter(|_| G::DAY_PUZZLE);
    today.map(|today| kept_for_days(G::NAME, today, list.puzzles.len())).unwrap_or_default()
}

/// Returns the puzzle that a series offers next: one that is like a puzzle that was tried only if no other is left, and one
/// that is kept for a day to come only if none else is.
pub fn next<G: GameUi + PuzzleGame>(list: &PuzzleList<G>, series: Series, progress: &PuzzleProgress) -> Option<usize> {
    let ratings: Vec<_> = list.puzzles.iter().map(|puzzle| puzzle.band.rating()).collect();
    let is_of_series = |index: usize| match series {
        Series::Band(number) => list.puzzles[index].band.number() == number,
        Series::New | Series::Failed => true,
    };
    let is_new = |index: usize| is_of_series(index) && !progress.is_seen(index);
    let kept = kept(list);
    let rating = progress.rating.rating;
    let is_open = |index: usize| is_new(index) && !kept.contains(&index);
    let is_like_tried = is_like_met(list, &|index| progress.is_seen(index));
    next_puzzle(&ratings, rating, &|index| is_open(index) && !is_like_tried(index))
        .or_else(|| next_puzzle(&ratings, rating, &is_open))
        .or_else(|| next_puzzle(&ratings, rating, &is_new))
}
