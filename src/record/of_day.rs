//! Matches of the day: everybody who plays the match of a day has the same throws.
//!
//! They are derived as those of a sealed match are, but from a public secret: the hash of the game's name and of the
//! date. So there is nothing to commit to and nothing to reveal, and the record only names the date. All matches of a
//! day are alike: a person on the first seat against bots of one level, with the options of
//! [`Game::day_options`] and without take-back. The names and looks of the players are free. A match with the default
//! options is one of a day too, where a day is now shorter than those: what was played before stays readable.

use super::header::DAY;
use super::{Checked, Day, Kind, Match, Start};
use crate::rules::Game;

/// The bots of the daily matches.
const BOT: &str = "level-3";

/// `true` for the options of the daily matches, now or before.
fn is_of_day<G: Game>(options: &G::Options) -> bool {
    [G::day_options(), G::Options::default()].contains(options)
}

impl<G: Game> Match<G> {
    /// Makes this the match of a day. `None` if it has begun, is sealed or by link, or is not as the daily matches
    /// are.
    #[must_use]
    pub fn of_day(mut self, day: Day) -> Option<Self> {
        let (first, others) = self.players().split_first()?;
        let is_bot = |kind: &Kind| matches!(kind, Kind::Bot(name) if name == BOT);
        let are_seated = first.kind == Kind::Person && others.iter().all(|player| is_bot(&player.kind));
        let is_usual = matches!(self.start(), Start::Options(options) if is_of_day::<G>(options));
        if !(G::THROWS && self.can_change_header() && are_seated && is_usual) {
            return None;
        }
        self.text.add_header_line(&format!("{DAY} {day}"));
        self.takes_back = false;
        self.day = Some(day);
        Some(self)
    }

    /// The date of a daily match.
    pub fn day(&self) -> Option<Day> {
        self.day
    }

    /// Verifies the played throws of a daily match.
    pub(super) fn check_day(&self, checked: &mut Checked<G::Action>) {
        for place in self.thrown.iter().flatten().copied() {
            let derived = self.before(place).and_then(|before| self.derived_from_secret(before));
            self.compare(place, derived, checked);
        }
    }
}
