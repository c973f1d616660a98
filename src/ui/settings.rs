//! The settings of this device, in the browser's local storage, with the drafts of positions that are set up by hand
//! and the tournaments.

use js_sys::Object;
use web_sys::{Element, Storage, window};

pub use crate::pages::settings::GameSetting;
use crate::pages::settings::{PREFIX, key};

/// The text of a setting; `None` if it is not set.
#[must_use]
pub fn get(name: &str) -> Option<String> {
    read(&key(name))
}

/// Sets a setting. If local storage does not take it, it is kept as an attribute of the document's root element until
/// the page is closed; all programs of the page read it there.
pub fn set(name: &str, text: &str) {
    set_key(&key(name), text);
}

/// Sets the setting with this key, likewise.
pub fn set_key(key: &str, text: &str) {
    let is_kept = storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
    let Some(root) = root() else { return };
    // With such a name, setting and removing an attribute cannot fail.
    let _ = if is_kept { root.remove_attribute(key) } else { root.set_attribute(key, text) };
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
}

/// All settings by key, for a backup.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    keys().into_iter().filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// The text of the setting with this key; `None` if it is not set.
#[must_use]
pub fn of_key(key: &str) -> Option<String> {
    read(key)
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
