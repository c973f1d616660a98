//! The settings of this device, in the browser's local storage, with the drafts of positions that are set up by hand
//! and the tournaments.

use std::collections::BTreeMap;

use js_sys::Object;
use web_sys::{Element, Storage, window};

/// The prefix of all keys.
const PREFIX: &str = "caravanserai.";

/// The text of a setting; `None` if it is not set.
#[must_use]
pub fn get(name: &str) -> Option<String> {
    read(&key(name))
}

/// Sets a setting. If local storage does not take it, it is kept as an attribute of the document's root element until
/// the page is closed; all programs of the page read it there.
pub fn set(name: &str, text: &str) {
    let key = key(name);
    let is_kept = storage().is_some_and(|storage| storage.set_item(&key, text).is_ok());
    let Some(root) = root() else { return };
    // With such a name, setting and removing an attribute cannot fail.
    let _ = if is_kept { root.remove_attribute(&key) } else { root.set_attribute(&key, text) };
}

/// A setting of which each game has its own.
#[derive(Clone, Copy, Debug)]
pub enum GameSetting {
    /// The text of the position that was set up last: the editor's program saves it, and the game's program plays on
    /// from it. It is a draft, which may be illegal.
    Position,
    /// The text of the [`CourseProgress`](crate::play::progress::CourseProgress).
    Lessons,
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
    /// The text for a game; `None` if it is not set.
    #[must_use]
    pub fn get(self, game: &str) -> Option<String> {
        get(&self.name(game))
    }

    /// Sets the text for a game.
    pub fn set(self, game: &str, text: &str) {
        set(&self.name(game), text);
    }

    /// Removes the text for a game.
    pub fn remove(self, game: &str) {
        remove(&key(&self.name(game)));
    }

    /// The text for a game in the settings of a backup, from which it is removed.
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

    fn name(self, game: &str) -> String {
        let name = match self {
            Self::Position => "position",
            Self::Lessons => "lessons",
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

/// All settings by key, for a backup.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    keys().into_iter().filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// What becomes of a setting of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restored {
    /// It is set as in the backup.
    Set,
    /// It was the same already.
    Same,
    /// This device keeps its own.
    Kept,
}

/// Sets a setting from a backup unless it is set already. `None` for a foreign key, which is ignored.
pub fn add(key: &str, text: &str) -> Option<Restored> {
    let name = key.strip_prefix(PREFIX)?;
    Some(match read(key) {
        None => {
            set(name, text);
            Restored::Set
        }
        Some(own) if own == text => Restored::Same,
        Some(_) => Restored::Kept,
    })
}

/// Deletes all settings.
pub fn clear() {
    for key in keys() {
        remove(&key);
    }
}

fn remove(key: &str) {
    // Removing fails only if there is nothing to remove.
    let _ = root().map(|root| root.remove_attribute(key));
    let _ = storage().map(|storage| storage.remove_item(key));
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn read(key: &str) -> Option<String> {
    let held = root().and_then(|root| root.get_attribute(key));
    held.or_else(|| storage()?.get_item(key).ok()?)
}

fn keys() -> Vec<String> {
    let stored = storage().map(|storage| Object::keys(&storage)).unwrap_or_default();
    let held = root().map(|root| root.get_attribute_names()).unwrap_or_default();
    stored.iter().chain(held.iter()).filter_map(|key| key.as_string()).filter(|key| key.starts_with(PREFIX)).collect()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
