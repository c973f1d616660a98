//! The progress of a solver in the puzzles of a game.

use std::collections::BTreeSet;
use std::fmt;

use crate::play::Rating;
use crate::record::{Day, checksum_line, split_last_line};

/// The rating of a solver and the results of the puzzles, as they are kept on a device.
///
/// Puzzles are known by their index in a list, and the list by its checksum: on another list nothing is solved yet, and
/// only the rating and the days stay. Its text form is a setting (`docs/formats.md`).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleProgress {
    /// The rating.
    pub rating: Rating,
    /// The checksum of the list.
    list: String,
    solved: BTreeSet<usize>,
    failed: BTreeSet<usize>,
    run: Option<Run>,
    days: BTreeSet<String>,
    ratings: Vec<u16>,
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
        let days = field("days")?.split_whitespace().map(str::to_owned).collect();
        // What was saved before this line was written has none.
        let ratings = lines.next().map_or(Some(""), |line| line.strip_prefix("ratings"))?;
        let ratings = ratings.split_whitespace().map(|rating| rating.parse().ok()).collect::<Option<_>>()?;
        Some(Self { rating, list, solved, failed, run, days, ratings })
            .filter(|progress| progress.solved.is_disjoint(&progress.failed))
    }

    /// The progress on the list with this checksum and number of puzzles.
    #[must_use]
    pub fn on_list(self, checksum: &str, count: usize) -> Self {
        let indexes = self.solved.iter().chain(&self.failed).chain(self.run.iter().flat_map(Run::indexes));
        if self.list == checksum && indexes.max().is_none_or(|most| *most < count) {
            return self;
        }
        Self {
            rating: self.rating,
            list: checksum.to_owned(),
            days: self.days,
            ratings: self.ratings,
            ..Self::default()
        }
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
        let of = |sign: &str| self.days.contains(&format!("{day}{sign}"));
        if of(SOLVED) { Some(true) } else { of(FAILED).then_some(false) }
    }

    /// The ratings after the last new puzzles, each rounded, the latest last.
    #[must_use]
    pub fn ratings(&self) -> &[u16] {
        &self.ratings
    }

    /// Records the result of the puzzle of a day, unless it has one.
    pub fn set_day(&mut self, day: Day, is_right: bool) {
        if self.day(day).is_none() {
            self.days.insert(format!("{day}{}", if is_right { SOLVED } else { FAILED }));
            while self.days.len() > MOST_DAYS {
                self.days.pop_first();
            }
        }
    }

    /// Records the first result of an attempt at a puzzle with the rating `puzzle_rating`. Only the first one ever changes
    /// the rating.
    pub fn record(&mut self, puzzle: usize, puzzle_rating: f64, is_right: bool) {
        if !self.is_seen(puzzle) {
            self.rating = self.rating.after(puzzle_rating, is_right);
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
/// The most ratings that are kept.
const MOST_RATINGS: usize = 200;

impl Run {
    fn indexes(&self) -> impl Iterator<Item = &usize> {
        self.rest.iter().chain([&self.puzzle])
    }

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let series = Series::by_key(words.next()?)?;
        let result = match words.next()? {
            SOLVED => Some(true),
            FAILED => Some(false),
            "?" => None,
            _ => return None,
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
        let result = result.map_or("?", |is_right| if is_right { SOLVED } else { FAILED });
        write!(f, "{series} {result} {right} {done} {puzzle}")?;
        rest.iter().try_for_each(|index| write!(f, " {index}"))
    }
}

impl fmt::Display for PuzzleProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rating { rating, deviation, volatility } = self.rating;
        let days = listed(&self.days);
        let run = self.run.as_ref().map(|run| format!(" {run}")).unwrap_or_default();
        let body = format!(
            "puzzles 1\nrating {rating} {deviation} {volatility}\nlist {}\nsolved{}\nfailed{}\nrun{run}\ndays{days}\nratings{}\n",
            self.list,
            listed(&self.solved),
            listed(&self.failed),
            listed(&self.ratings),
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
