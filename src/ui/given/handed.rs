//! Texts that a page hands to the next one, which may be in another program, where they are too long for an address. The
//! browser keeps them as long as the tab is open; one that keeps nothing has them as attributes of the document's root element
//! until the page is closed.

use web_sys::{Element, Storage, window};

use crate::store::Id;
use crate::ui::entropy;

/// The beginning of all keys.
const PREFIX: &str = "caravanserai.given.";
/// The end of the key of a backup.
const BACKUP: &str = "backup";

/// Hands on the text of a match. Returns what stands for it in a route.
pub fn hand(text: &str) -> String {
    let name = format!("text-{}", Id::new(entropy::bits()));
    put(&name, text);
    name
}

/// Hands a backup to the page of all matches. One that is too large is chosen there once more.
pub fn hand_backup(text: &str) {
    put(BACKUP, text);
}

/// The text that stands for this part of a route; `None` if there is none.
pub fn handed(name: &str) -> Option<String> {
    let held = root().and_then(|root| root.get_attribute(&key(name)));
    held.or_else(|| storage()?.get_item(&key(name)).ok()?)
}

/// Takes the backup that was handed on.
pub fn take_backup() -> Option<String> {
    let text = handed(BACKUP)?;
    // Removing fails only if there is nothing to remove.
    let _ = root().map(|root| root.remove_attribute(&key(BACKUP)));
    let _ = storage().map(|storage| storage.remove_item(&key(BACKUP)));
    Some(text)
}

fn put(name: &str, text: &str) {
    if storage().is_none_or(|storage| storage.set_item(&key(name), text).is_err()) {
        // With such a name, setting an attribute cannot fail.
        let _ = root().map(|root| root.set_attribute(&key(name), text));
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}

fn storage() -> Option<Storage> {
    window()?.session_storage().ok()?
}
