//! The settings of this device, in the browser's local storage. Positions that are set up by hand are among them, as drafts.

use js_sys::Object;
use web_sys::{Element, Storage, window};

/// The beginning of all keys.
const PREFIX: &str = "caravanserai.";

/// The text of a setting.
#[must_use]
pub fn get(name: &str) -> Option<String> {
    read(&key(name))
}

/// Sets a setting. Where the browser does not keep it, it is there until the page is closed: as an attribute of the document's
/// root, where all programs of the page find it.
pub fn set(name: &str, text: &str) {
    let key = key(name);
    let kept = storage().and_then(|storage| storage.set_item(&key, text).and_then(|()| storage.get_item(&key)).ok());
    let Some(root) = root() else { return };
    // An attribute with such a name can always be set and taken away.
    let _ = if kept.is_none() { root.set_attribute(&key, text) } else { root.remove_attribute(&key) };
}

/// The text of the position of a game that was set up last: a draft's, possible or not.
#[must_use]
pub fn position(game: &str) -> Option<String> {
    get(&format!("position.{game}"))
}

/// Keeps the text of a position: one program sets the position up, and another plays on from it.
pub fn set_position(game: &str, text: &str) {
    set(&format!("position.{game}"), text);
}

/// All settings, by their keys, as a backup has them.
#[must_use]
pub fn all() -> Vec<(String, String)> {
    keys().into_iter().filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// Sets a setting that a backup brings, where there is none of its key yet. A key of something else is passed over.
pub fn add(key: &str, text: &str) {
    if let Some(name) = key.strip_prefix(PREFIX).filter(|_| read(key).is_none()) {
        set(name, text);
    }
}

/// Deletes all settings.
pub fn clear() {
    for key in keys() {
        // Removing fails only where there is nothing to remove from.
        let _ = root().map(|root| root.remove_attribute(&key));
        let _ = storage().map(|storage| storage.remove_item(&key));
    }
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
