//! The progress in the puzzles of a game on this device.

use crate::play::progress::{PuzzleProgress, Series};
use crate::play::{kept_for_days, next_puzzle};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::date::today;
use crate::ui::settings::GameSetting;

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

/// Returns the puzzle that a series offers next: one that is kept for a day to come only if no other is left.
pub fn next<G: GameUi + PuzzleGame>(list: &PuzzleList<G>, series: Series, progress: &PuzzleProgress) -> Option<usize> {
    let ratings: Vec<_> = list.puzzles.iter().map(|puzzle| puzzle.band.rating()).collect();
    let is_of_series = |index: usize| match series {
        Series::Band(number) => list.puzzles[index].band.number() == number,
        Series::New | Series::Failed => true,
    };
    let is_new = |index: usize| is_of_series(index) && !progress.is_seen(index);
    let today = today().filter(|_| G::DAY_PUZZLE);
    let kept = today.map(|today| kept_for_days(G::NAME, today, list.puzzles.len())).unwrap_or_default();
    let rating = progress.rating.rating;
    next_puzzle(&ratings, rating, |index| is_new(index) && !kept.contains(&index))
        .or_else(|| next_puzzle(&ratings, rating, is_new))
}
