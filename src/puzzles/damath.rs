//! Puzzles of Damath: points at the end.

use super::points::Points;
use super::{PuzzleGame, Theme, Worth};
use crate::rules::damath::{Action, Damath, Setup};
use crate::rules::{Game, Turn};

/// The greatest depth of a search on demand, in moves, and the greatest number of positions that it visits: a tenth of
/// a second on a phone.
const DEPTH: u8 = 7;
const POSITIONS: u64 = 10_000;

/// The greatest number of positions that the search for each reply to a wrong answer visits.
const REPLIES: [u64; 3] = [POSITIONS, POSITIONS / 4, POSITIONS / 4];

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
        let mut state = *self;
        state.happen(wrong);
        let (mut replies, mut shown) = (Vec::new(), 1);
        for positions in REPLIES {
            if !matches!(state.turn(), Turn::Seat(_)) {
                break;
            }
            let mut points = Points::new(positions);
            let Some(reply) = (1..DEPTH).map_while(|depth| points.best(&state, depth)).last() else { break };
            if state.must_capture() {
                shown = replies.len() + 1;
            }
            state.happen(&reply);
            replies.push(reply);
        }
        // What comes after the last capture shows nothing.
        replies.truncate(shown);
        replies
    }

    fn theme(&self, solutions: &[Action], line: &[(Action, Action)]) -> Theme {
        Theme::of_damath(self, solutions, line)
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
