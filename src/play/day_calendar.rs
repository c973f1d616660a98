//! The days of the daily matches as a calendar, and how many in a row were played.

use crate::record::Day;
use crate::words::{days, puzzles};

/// The squares of a day in a line to share: the first place was reached, another one, or none yet.
pub const SQUARES: [&str; 3] = ["🟩", "🟨", "⬜"];

/// The squares of the tries at a puzzle, in a line to share and in a calendar: a wrong one, and a right one.
pub const TRIES: [&str; 2] = ["🟥", "🟩"];

/// The number of days in a line to share.
const WEEK: usize = 7;

/// The weeks that hold these days, both from the latest back; in each the days are from Monday to Sunday. `None` stands for
/// the days of a week that are not among them.
#[must_use]
pub fn weeks(days: impl IntoIterator<Item = Day>) -> Vec<[Option<Day>; WEEK]> {
    let mut weeks: Vec<[Option<Day>; WEEK]> = Vec::new();
    for day in days {
        if day.weekday() + 1 == WEEK || weeks.is_empty() {
            weeks.push([None; WEEK]);
        }
        if let Some(week) = weeks.last_mut() {
            week[day.weekday()] = Some(day);
        }
    }
    weeks
}

/// The lengths of runs without a gap: of days that were played, or of right answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// The run that goes on. One of days ends today, or yesterday while today is still open.
    pub current: usize,
    /// The longest run.
    pub longest: usize,
}

impl Streaks {
    /// The runs of days that are done; `done` tells it of each day from today back.
    #[must_use]
    pub fn of(done: impl IntoIterator<Item = bool>) -> Self {
        let done: Vec<_> = done.into_iter().collect();
        let runs = || done.split(|is_done| !is_done).map(<[bool]>::len);
        // If today is not done yet, an empty run precedes that of yesterday.
        let current = runs().take(2).find(|length| *length > 0).unwrap_or_default();
        Self { current, longest: runs().max().unwrap_or_default() }
    }

    /// The runs after one more, which is done or ends the run that goes on.
    #[must_use]
    pub fn then(self, is_done: bool) -> Self {
        let current = if is_done { self.current + 1 } else { 0 };
        Self { current, longest: self.longest.max(current) }
    }
}

/// The line to share: the game, the date of today, a square for each of the last seven days, and the run that goes on.
/// `places` are those that were reached, from today back. `None` if none of these days was played.
#[must_use]
pub fn streak_line(game: &str, date: &str, places: &[Option<u8>], streak: usize) -> Option<String> {
    let shown = &places[..places.len().min(WEEK)];
    let square = |place: &Option<u8>| match place {
        Some(1) => SQUARES[0],
        Some(_) => SQUARES[1],
        None => SQUARES[2],
    };
    let squares: String = shown.iter().rev().map(square).collect();
    shown.iter().any(Option::is_some).then(|| days::streak_line(game, date, &squares, streak))
}

/// The line to share on the puzzle of a day: the game, the date, and a square for each try. `None` if there was none.
#[must_use]
pub fn puzzle_line(game: &str, date: &str, tries: &[bool]) -> Option<String> {
    let squares: String = tries.iter().map(|is_right| TRIES[usize::from(*is_right)]).collect();
    (!tries.is_empty()).then(|| puzzles::day_line(game, date, &squares))
}
