//! The settings of this device, in the browser's local storage, with the drafts of positions that are set up by hand
//! and the tournaments.

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

/// Sets a setting, or removes it if there is no text.
fn set_or_remove(name: &str, text: Option<&str>) {
    match text {
        Some(text) => set(name, text),
        None => remove(&key(name)),
    }
}

/// The text of the position of a game that was set up last. It is a draft, which may be illegal.
#[must_use]
pub fn position(game: &str) -> Option<String> {
    get(&format!("position.{game}"))
}

/// Saves the text of a position: the editor's program saves it, and the game's program plays on from it.
pub fn set_position(game: &str, text: &str) {
    set(&format!("position.{game}"), text);
}

/// The text of the [`Progress`](super::Progress) in the course of a game; `None` if no step was done.
#[must_use]
pub fn progress(game: &str) -> Option<String> {
    get(&format!("lessons.{game}"))
}

/// Saves the text of the progress.
pub fn set_progress(game: &str, text: &str) {
    set(&format!("lessons.{game}"), text);
}

/// The text of the [`PuzzleProgress`](super::PuzzleProgress) in the puzzles of a game; `None` if none was tried.
#[must_use]
pub fn puzzle_progress(game: &str) -> Option<String> {
    get(&format!("puzzles.{game}"))
}

/// Saves the text of that progress.
pub fn set_puzzle_progress(game: &str, text: &str) {
    set(&format!("puzzles.{game}"), text);
}

/// The text of the tournament of a game; `None` if there is none. It may be damaged.
#[must_use]
pub fn tournament(game: &str) -> Option<String> {
    get(&tournament_name(game))
}

/// Saves the text of a tournament, or removes it.
pub fn set_tournament(game: &str, text: Option<&str>) {
    set_or_remove(&tournament_name(game), text);
}

/// The names that were typed for the next tournament of a game.
#[must_use]
pub fn tournament_names(game: &str) -> Option<String> {
    get(&format!("tournament-names.{game}"))
}

/// Saves those names.
pub fn set_tournament_names(game: &str, names: &str) {
    set(&format!("tournament-names.{game}"), names);
}

/// `true` if this is the key of the tournament of a game, in the event with which another tab tells that it has changed.
#[must_use]
pub fn is_tournament(changed: &str, game: &str) -> bool {
    changed == key(&tournament_name(game))
}

fn tournament_name(game: &str) -> String {
    format!("tournament.{game}")
}

/// The text of the [`SumStatistics`](super::SumStatistics) of a game; `None` if nobody has worked out a sum.
#[must_use]
pub fn sum_statistics(game: &str) -> Option<String> {
    get(&sum_statistics_name(game))
}

/// Saves the text of those statistics, or removes it.
pub fn set_sum_statistics(game: &str, text: Option<&str>) {
    set_or_remove(&sum_statistics_name(game), text);
}

fn sum_statistics_name(game: &str) -> String {
    format!("sum-statistics.{game}")
}

/// All settings by key, for a backup.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    keys().into_iter().filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// Sets a setting from a backup unless it is set already. Foreign keys are ignored.
pub fn add(key: &str, text: &str) {
    if let Some(name) = key.strip_prefix(PREFIX).filter(|_| read(key).is_none()) {
        set(name, text);
    }
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
