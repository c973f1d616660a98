//! The page of the daily matches: the days of a game, with the results of those that were played on the device.

use std::collections::HashMap;

use serde::Deserialize;

use super::set_up::Drafts;
use crate::bots::Level;
use crate::play::progress::PuzzleProgress;
use crate::play::{Streaks, TRIES, day_result, puzzle_line, streak_line, weeks};
use crate::record::{Day, Match};
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::store::Id;
use crate::words::{days, puzzles, table};

/// The days in which runs are looked for.
const YEAR: usize = 366;

/// A game that has a daily match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayGame {
    /// Its name in URLs.
    pub name: &'static str,
    /// Its displayed name.
    pub title: &'static str,
    /// `true` if its score is a number of points.
    pub has_points: bool,
}

/// Returns the games that have a daily match, in the order of the catalogue: those with dice, for only there the same throws
/// make the same match for everybody.
#[must_use]
pub fn day_games() -> Vec<DayGame> {
    struct WithDice(Vec<DayGame>);

    impl WithDice {
        fn visit<G: Scene>(&mut self) {
            if G::DICE {
                self.0.push(DayGame { name: G::NAME, title: G::title(), has_points: G::POINTS });
            }
        }
    }

    let mut games = WithDice(Vec::new());
    visit_games!(games);
    games.0
}

/// Creates the match of a day, with the owner of the device on the first seat; `None` if the game has none. `owner` is the
/// last name that the owner has typed.
#[must_use]
pub fn match_of_day<G: Scene>(day: Day, owner: Option<&str>) -> Option<Match<G>> {
    let options = G::day_options();
    let seats = G::new(&options).ok()?.seats();
    let mut drafts = Drafts::new(seats, seats, owner);
    for draft in drafts.all.iter_mut().skip(1) {
        draft.bot = Some(Level::Advanced);
    }
    Match::new(options, drafts.players().ok()?).ok()?.of_day(day)
}

/// The fields of a saved row that the page shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SavedDay {
    /// The id of the match, which tells the day.
    pub id: String,
    /// The scores of the seats.
    #[serde(default)]
    pub stands: Vec<String>,
    /// The places of the seats, once the match is over.
    #[serde(default)]
    pub places: Vec<u8>,
    /// The time of its deletion in ISO 8601; empty if it is not deleted.
    #[serde(default)]
    pub deleted: String,
}

/// The saved matches by their ids.
pub type SavedDays = HashMap<String, SavedDay>;

/// Returns the saved matches of these rows without those that were deleted.
#[must_use]
pub fn saved_days(rows: impl Iterator<Item = SavedDay>) -> SavedDays {
    rows.filter(|row| row.deleted.is_empty()).map(|row| (row.id.clone(), row)).collect()
}

/// Returns the saved match of a day.
#[must_use]
pub fn of_day(saved: &SavedDays, game: DayGame, day: Day) -> Option<&SavedDay> {
    saved.get(Id::of_day(game.name, day).as_str())
}

impl SavedDay {
    /// Returns the result of the match, whose first seat is the player's, or that it is not over.
    fn result(&self, game: DayGame) -> String {
        let Some(place) = self.places.first() else { return days::under_way().to_owned() };
        let score = self.stands.first().filter(|_| game.has_points);
        day_result(score.map(String::as_str), *place, self.places.len())
    }

    /// Returns the result as it stands in the calendar: the place among the players, or that the match is not over.
    #[must_use]
    pub fn mark(&self) -> String {
        self.places.first().map_or_else(|| "…".to_owned(), |place| format!("{place}/{}", self.places.len()))
    }

    /// Returns the date, and the result.
    #[must_use]
    pub fn label(&self, game: DayGame, date: &str) -> String {
        table::labelled(date, &self.result(game))
    }
}

/// The days of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// How many days in a row were played.
    pub streaks: Streaks,
    /// A line on that to share.
    pub line: Option<String>,
    /// The days whose matches can be played, as weeks.
    pub weeks: Vec<[Option<Day>; 7]>,
}

impl Calendar {
    /// The days up to today, which `date` is in words.
    #[must_use]
    pub fn of(game: DayGame, today: Day, date: &str, saved: &SavedDays) -> Self {
        let place = |day: Day| of_day(saved, game, day)?.places.first().copied();
        let places: Vec<_> = Day::back_from(today).take(YEAR).map(place).collect();
        let streaks = Streaks::of(places.iter().map(Option::is_some));
        let line = streak_line(game.title, date, &places, streaks.current);
        Self { streaks, line, weeks: weeks(Day::open(today)) }
    }
}

/// The puzzles of a game's days.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleDays {
    /// A line on the tries at that of today to share.
    pub line: Option<String>,
    /// The days whose puzzles can be tried, as weeks.
    pub weeks: Vec<[Option<Day>; 7]>,
    progress: PuzzleProgress,
}

impl PuzzleDays {
    /// The days up to today, which `date` is in words, of the game with this title.
    #[must_use]
    pub fn of(title: &str, today: Day, date: &str, progress: PuzzleProgress) -> Self {
        let line = puzzle_line(title, date, progress.day_tries(today));
        Self { line, weeks: weeks(Day::open(today)), progress }
    }

    /// The result of the puzzle of a day in words; `None` if it was not tried.
    #[must_use]
    pub fn result(&self, day: Day) -> Option<&'static str> {
        self.progress.day(day).map(|is_right| if is_right { puzzles::day_solved() } else { puzzles::day_failed() })
    }

    /// The result as it stands in the calendar: a square; empty if it was not tried.
    #[must_use]
    pub fn mark(&self, day: Day) -> &'static str {
        self.progress.day(day).map_or("", |is_right| TRIES[usize::from(is_right)])
    }

    /// The date, and the result.
    #[must_use]
    pub fn label(&self, day: Day, date: &str) -> String {
        self.result(day).map_or_else(|| date.to_owned(), |result| table::labelled(date, result))
    }
}
