//! The names of the settings that a device keeps.

use std::collections::BTreeMap;

/// The prefix of all keys.
pub const PREFIX: &str = "caravanserai.";

/// The key of the setting with this name.
#[must_use]
pub fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// A setting of which each game has its own.
#[derive(Clone, Copy, Debug)]
pub enum GameSetting {
    /// The text of the position that was set up last: the editor's program saves it, and the game's program plays on
    /// from it. It is a draft, which may be illegal.
    Position,
    /// The draft that a pasted or dropped position has replaced: the editor's first undo leads back to it.
    EarlierPosition,
    /// The text of the [`CourseProgress`](crate::play::progress::CourseProgress).
    Lessons,
    /// The id of the first match against the weakest bot after the course, in which the coach speaks.
    FirstMatch,
    /// The text of the [`PuzzleProgress`](crate::play::progress::PuzzleProgress).
    Puzzles,
    /// The text of the tournament. It may be damaged.
    Tournament,
    /// The texts of the other tournaments, in one ([`Shelf`](crate::tournament::Shelf)).
    OtherTournaments,
    /// What undo leads back to on the page of the tournaments.
    TournamentUndo,
    /// The names that were typed for the next tournament.
    TournamentNames,
    /// The text of the [`SumStatistics`](crate::play::progress::SumStatistics).
    SumStatistics,
}

impl GameSetting {
    /// The text for a game in the settings of a backup, from which it is removed.
    #[must_use]
    pub fn take(self, game: &str, settings: &mut BTreeMap<String, String>) -> Option<String> {
        settings.remove(&key(&self.name(game)))
    }

    /// `true` if this is the key of the setting for some game.
    #[must_use]
    pub fn is_key(self, of: &str) -> bool {
        of.strip_prefix(PREFIX)
            .and_then(|name| name.rsplit_once('.'))
            .is_some_and(|(name, game)| self.name(game) == format!("{name}.{game}"))
    }

    /// `true` if this is its key, in the event with which another tab tells that it has changed.
    #[must_use]
    pub fn has_key(self, game: &str, changed: &str) -> bool {
        changed == key(&self.name(game))
    }

    /// Its name for a game, without the prefix of its key.
    #[must_use]
    pub fn name(self, game: &str) -> String {
        let name = match self {
            Self::Position => "position",
            Self::EarlierPosition => "position-earlier",
            Self::Lessons => "lessons",
            Self::FirstMatch => "first-match",
            Self::Puzzles => "puzzles",
            Self::Tournament => "tournament",
            Self::OtherTournaments => "tournaments",
            Self::TournamentUndo => "tournament-undo",
            Self::TournamentNames => "tournament-names",
            Self::SumStatistics => "sum-statistics",
        };
        format!("{name}.{game}")
    }
}
