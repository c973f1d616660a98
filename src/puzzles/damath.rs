//! Puzzles of Damath: points at the end.

use super::points::Points;
use super::{PuzzleGame, Theme, Worth};
use crate::rules::damath::{Action, Damath, Setup};
use crate::rules::{Game, Turn};

/// The greatest depth of a search on demand, in moves, and the greatest number of positions that it visits: a tenth of
/// a second on a phone.
const DEPTH: u8 = 7;
const POSITIONS: u64 = 10_000;

impl PuzzleGame for Damath {
    fn prospects(&self, action: &Action) -> i64 {
        let mut after = *self;
        after.happen(action);
        let mut points = Points::new(POSITIONS);
        let found = (1..DEPTH).map_while(|depth| points.worth(&after, depth, Worth::LEAST, -Worth::LEAST)).last();
        let worth = found.unwrap_or_else(|| Worth::standing(&after));
        -worth.hundredths(self.options().set)
    }

    fn refutation(&self, wrong: &Action, _solution: &Action) -> Vec<Action> {
        let mut after = *self;
        after.happen(wrong);
        if !matches!(after.turn(), Turn::Seat(_)) {
            return Vec::new();
        }
        let mut points = Points::new(POSITIONS);
        let reply = (1..DEPTH).map_while(|depth| points.best(&after, depth)).last();
        reply.into_iter().collect()
    }

    fn theme(&self, solutions: &[Action]) -> Theme {
        Theme::of_damath(self, solutions)
    }

    /// Without the options and sections that have their default.
    fn written(&self) -> String {
        let options = self.options().to_string();
        let defaults = crate::rules::damath::Options::default().to_string();
        let others: Vec<&str> =
            options.split(' ').filter(|option| defaults.split(' ').all(|other| other != *option)).collect();
        let text = Setup::from(self).to_string();
        let sections = text.split(" | ").skip(1);
        let others = (!others.is_empty()).then(|| others.join(" "));
        let sections =
            others.into_iter().chain(sections.filter(|section| !DEFAULTS.contains(section)).map(str::to_owned));
        sections.collect::<Vec<_>>().join(" | ")
    }
}

/// The sections that are left out.
const DEFAULTS: [&str; 4] = ["first A", "turn 1", "scores 0 0", "move 0"];
