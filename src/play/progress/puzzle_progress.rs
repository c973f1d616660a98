//! The progress of a solver in the puzzles of a game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::play::{Rating, Streaks};
use crate::record::{Day, checksum_line, split_last_line};

/// The rating of a solver and the results of the puzzles, as they are kept on a device.
///
/// Puzzles are known by their index in a list, and the list by its checksum: on another list nothing is solved yet, and
/// only the rating, the days and the best runs stay. Its text form is a setting (`docs/formats.md`).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleProgress {
    /// The rating.
    pub rating: Rating,
    /// The checksum of the list.
    list: String,
    solved: BTreeSet<usize>,
    failed: BTreeSet<usize>,
    run: Option<Run>,
    days: BTreeMap<Day, DayTries>,
    ratings: Vec<u16>,
    streaks: Streaks,
    best_rush: usize,
}

/// The tries at the puzzle of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct DayTries {
    /// Of each try, if it was right; the first one first. At least one.
    tries: Vec<bool>,
    /// The index of the puzzle in the list.
    puzzle: Option<usize>,
}

/// A run: puzzles one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The puzzles that it takes.
    pub series: Series,
    /// The puzzle on the board.
    pub puzzle: usize,
    /// The result of the first attempt at it, once there is one.
    pub result: Option<bool>,
    /// The puzzles that follow it in a run of the failed ones.
    pub rest: Vec<usize>,
    /// The number of puzzles with a result.
    pub done: usize,
    /// The number of these that were right at once.
    pub right: usize,
}

/// The puzzles that a run takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// New ones, near the rating of the solver. Its key is `new`.
    New,
    /// New ones of the band with this number, from 1. Its key is `band-1`.
    Band(u8),
    /// Those that failed, each once. Its key is `failed`.
    Failed,
}

impl Series {
    /// The series with this key.
    #[must_use]
    pub fn by_key(key: &str) -> Option<Self> {
        match key {
            "new" => Some(Self::New),
            "failed" => Some(Self::Failed),
            _ => key.strip_prefix("band-")?.parse().ok().map(Self::Band).filter(|series| series.to_string() == key),
        }
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::New => f.write_str("new"),
            Self::Band(number) => write!(f, "band-{number}"),
            Self::Failed => f.write_str("failed"),
        }
    }
}

impl PuzzleProgress {
    /// Parses the text form; `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (body, end) = split_last_line(text.trim_end_matches('\n'));
        if checksum_line(body).trim_end() != end.trim_end() {
            return None;
        }
        let mut lines = body.lines();
        let mut field = |name: &str| Some(lines.next()?.strip_prefix(name)?.trim_start_matches(' '));
        if field("puzzles")? != "1" {
            return None;
        }
        let mut numbers = field("rating")?.split(' ').map(|number| number.parse::<f64>().ok());
        let rating = Rating::new(numbers.next()??, numbers.next()??, numbers.next()??)?;
        let list = field("list")?.to_owned();
        let (solved, failed) = (indexes(field("solved")?)?, indexes(field("failed")?)?);
        let run = match field("run")? {
            "" => None,
            text => Some(Run::read(text)?),
        };
        let days = field("days")?.split_whitespace().map(DayTries::read).collect::<Option<_>>()?;
        // What was saved before these lines were written has none.
        let mut later = |name: &str| {
            let numbers = lines.next().map_or(Some(""), |line| line.strip_prefix(name))?;
            numbers.split_whitespace().map(|number| number.parse::<u16>().ok()).collect::<Option<Vec<_>>>()
        };
        let ratings = later("ratings")?;
        let number = |numbers: &[u16], at: usize| numbers.get(at).copied().map_or(0, usize::from);
        let runs = later("streaks")?;
        let streaks = Streaks { current: number(&runs, 0), longest: number(&runs, 1) };
        let best_rush = number(&later("rush")?, 0);
        Some(Self { rating, list, solved, failed, run, days, ratings, streaks, best_rush })
            .filter(|progress| progress.solved.is_disjoint(&progress.failed))
    }

    /// The progress on the list with this checksum and number of puzzles.
    #[must_use]
    pub fn on_list(self, checksum: &str, count: usize) -> Self {
        let of_days = self.days.values().filter_map(|tries| tries.puzzle.as_ref());
        let of_run = self.run.iter().flat_map(Run::indexes);
        let most = self.solved.iter().chain(&self.failed).chain(of_run).chain(of_days).max().copied();
        if self.list == checksum && most.is_none_or(|most| most < count) {
            return self;
        }
        let days = self.days.into_iter().map(|(day, tries)| (day, DayTries { puzzle: None, ..tries })).collect();
        Self { list: checksum.to_owned(), solved: BTreeSet::new(), failed: BTreeSet::new(), run: None, days, ..self }
    }

    /// `true` if the puzzle was solved, at once or when it came again.
    #[must_use]
    pub fn is_solved(&self, puzzle: usize) -> bool {
        self.solved.contains(&puzzle)
    }

    /// `true` if the puzzle was tried.
    #[must_use]
    pub fn is_seen(&self, puzzle: usize) -> bool {
        self.is_solved(puzzle) || self.failed.contains(&puzzle)
    }

    /// The number of puzzles that were tried.
    #[must_use]
    pub fn seen(&self) -> usize {
        self.solved.len() + self.failed.len()
    }

    /// The puzzles that failed and were not solved since, in the order of the list.
    #[must_use]
    pub fn failed(&self) -> Vec<usize> {
        self.failed.iter().copied().collect()
    }

    /// The run that is not finished.
    #[must_use]
    pub fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// `true` if the puzzle of this day was solved at once, `false` if not; `None` if it was not tried.
    #[must_use]
    pub fn day(&self, day: Day) -> Option<bool> {
        self.day_tries(day).first().copied()
    }

    /// Of each try at the puzzle of this day, if it was right; the first one first.
    #[must_use]
    pub fn day_tries(&self, day: Day) -> &[bool] {
        self.days.get(&day).map_or(&[], |tries| &tries.tries)
    }

    /// The puzzle of a day, in whose `order` ([`day_order`](crate::play::day_order)) the list is gone through: the one that
    /// was tried on that day's page, or else the first one that is neither solved nor `is_like_solved`
    /// ([`is_like_met`](crate::play::is_like_met)), or else the first one that is not solved. If all are solved, the first
    /// one.
    #[must_use]
    pub fn puzzle_of_day(
        &self,
        day: Day,
        order: impl Iterator<Item = usize> + Clone,
        is_like_solved: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let tried = self.days.get(&day).and_then(|tries| tries.puzzle);
        let first = order.clone().next();
        let open = order.filter(|puzzle| !self.is_solved(*puzzle));
        let unlike = || open.clone().find(|puzzle| !is_like_solved(*puzzle));
        tried.or_else(unlike).or_else(|| open.clone().next()).or(first)
    }

    /// The runs of new puzzles that were right at once.
    #[must_use]
    pub fn streaks(&self) -> Streaks {
        self.streaks
    }

    /// The best score of a three-minute run; 0 if there was none.
    #[must_use]
    pub fn best_rush(&self) -> usize {
        self.best_rush
    }

    /// The ratings after the last new puzzles, each rounded, the latest last.
    #[must_use]
    pub fn ratings(&self) -> &[u16] {
        &self.ratings
    }

    /// Records a try at the puzzle of a day, unless it was solved. Of many wrong ones only the first count.
    pub fn try_day(&mut self, day: Day, puzzle: usize, is_right: bool) {
        let DayTries { tries, puzzle: tried } = self.days.entry(day).or_default();
        if tries.contains(&true) {
            return;
        }
        tries.truncate(MOST_TRIES - 1);
        tries.push(is_right);
        *tried = Some(puzzle);
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
    }

    /// Records the score of a three-minute run.
    pub fn end_rush(&mut self, score: usize) {
        self.best_rush = self.best_rush.max(score);
    }

    /// Records the first result of an attempt at a puzzle with the rating `puzzle_rating`. Only the first one ever changes
    /// the rating and the runs.
    pub fn record(&mut self, puzzle: usize, puzzle_rating: f64, is_right: bool) {
        if !self.is_seen(puzzle) {
            self.rating = self.rating.after(puzzle_rating, is_right);
            self.streaks = self.streaks.then(is_right);
            self.ratings.push(self.rating.whole());
            let forgotten = self.ratings.len().saturating_sub(MOST_RATINGS);
            self.ratings.drain(..forgotten);
        }
        if is_right {
            self.failed.remove(&puzzle);
            self.solved.insert(puzzle);
        } else if !self.solved.contains(&puzzle) {
            self.failed.insert(puzzle);
        }
        if let Some(run) = self.run.as_mut().filter(|run| run.puzzle == puzzle && run.result.is_none()) {
            run.result = Some(is_right);
            run.done += 1;
            run.right += usize::from(is_right);
        }
    }

    /// Begins a run of this series, unless one is under way. `next` chooses a new puzzle. Afterwards there is no run if no
    /// puzzle is left.
    pub fn begin(&mut self, series: Series, next: impl Fn(&Self) -> Option<usize>) {
        if self.run.as_ref().is_some_and(|run| run.series == series) {
            return;
        }
        let mut failed = self.failed.iter().copied();
        let (puzzle, rest) = match series {
            Series::Failed => (failed.next(), failed.collect()),
            Series::New | Series::Band(_) => (next(self), Vec::new()),
        };
        self.run = puzzle.map(|puzzle| Run { series, puzzle, result: None, rest, done: 0, right: 0 });
    }

    /// Goes on to the next puzzle of the run, which `next` chooses if it is a new one; without one the run is over.
    pub fn advance(&mut self, next: impl Fn(&Self) -> Option<usize>) {
        let Some(mut run) = self.run.take() else { return };
        let puzzle = match run.series {
            Series::Failed if run.rest.is_empty() => None,
            Series::Failed => Some(run.rest.remove(0)),
            Series::New | Series::Band(_) => next(self),
        };
        self.run = puzzle.map(|puzzle| Run { puzzle, result: None, ..run });
    }
}

const SOLVED: &str = "+";
const FAILED: &str = "-";
/// The most days whose results are kept.
const MOST_DAYS: usize = 366;
/// The most tries at the puzzle of a day that are kept.
const MOST_TRIES: usize = 10;
/// The most ratings that are kept.
const MOST_RATINGS: usize = 200;
/// The length of a day as text.
const DAY_LENGTH: usize = "2026-11-24".len();

impl DayTries {
    /// Parses a day with its tries: `2026-11-24-+@17`, or without the puzzle, as it once was written and as it is on another
    /// list.
    fn read(text: &str) -> Option<(Day, Self)> {
        let (day, rest) = text.split_at_checked(DAY_LENGTH)?;
        let (signs, puzzle) = rest.split_once('@').map_or((rest, None), |(signs, puzzle)| (signs, Some(puzzle)));
        let puzzle = puzzle.map_or(Some(None), |puzzle| puzzle.parse().ok().map(Some))?;
        let tries = signs.split("").filter(|sign| !sign.is_empty()).map(result).collect::<Option<Vec<_>>>()?;
        (!tries.is_empty()).then_some((day.parse().ok()?, Self { tries, puzzle }))
    }
}

impl fmt::Display for DayTries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tries.iter().try_for_each(|is_right| f.write_str(sign(*is_right)))?;
        self.puzzle.map_or(Ok(()), |puzzle| write!(f, "@{puzzle}"))
    }
}

/// The sign of a result.
fn sign(is_right: bool) -> &'static str {
    if is_right { SOLVED } else { FAILED }
}

/// The result with this sign.
fn result(sign: &str) -> Option<bool> {
    [true, false].into_iter().find(|is_right| self::sign(*is_right) == sign)
}

impl Run {
    fn indexes(&self) -> impl Iterator<Item = &usize> {
        self.rest.iter().chain([&self.puzzle])
    }

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let series = Series::by_key(words.next()?)?;
        let result = match words.next()? {
            "?" => None,
            sign => Some(result(sign)?),
        };
        let mut number = || words.next()?.parse().ok();
        let (right, done, puzzle) = (number()?, number()?, number()?);
        let rest = words.map(|word| word.parse().ok()).collect::<Option<Vec<_>>>()?;
        Some(Self { series, puzzle, result, rest, done, right }).filter(|run| run.right <= run.done)
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { series, puzzle, result, rest, done, right } = self;
        let result = result.map_or("?", sign);
        write!(f, "{series} {result} {right} {done} {puzzle}")?;
        rest.iter().try_for_each(|index| write!(f, " {index}"))
    }
}

impl fmt::Display for PuzzleProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rating { rating, deviation, volatility } = self.rating;
        let days = listed(self.days.iter().map(|(day, tries)| format!("{day}{tries}")));
        let Streaks { current, longest } = self.streaks;
        let run = self.run.as_ref().map(|run| format!(" {run}")).unwrap_or_default();
        let body = format!(
            "puzzles 1\nrating {rating} {deviation} {volatility}\nlist {}\nsolved{}\nfailed{}\nrun{run}\ndays{days}\nratings{}\nstreaks {current} {longest}\nrush {}\n",
            self.list,
            listed(&self.solved),
            listed(&self.failed),
            listed(&self.ratings),
            self.best_rush,
        );
        write!(f, "{body}{}", checksum_line(&body))
    }
}

/// The items, each after a space.
fn listed<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().fold(String::new(), |text, item| text + " " + &item.to_string())
}

/// The set of the indexes in a text; `None` if one is no number, or listed twice.
fn indexes(text: &str) -> Option<BTreeSet<usize>> {
    let mut indexes = BTreeSet::new();
    let are_new = text.split_whitespace().all(|word| word.parse().is_ok_and(|index| indexes.insert(index)));
    are_new.then_some(indexes)
}
