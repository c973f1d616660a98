//! The entries of the list of matches, from the rows of the browser's database.

use js_sys::{Date, encode_uri_component};
use wasm_bindgen::JsValue;

use crate::pages::matches;
use crate::play::Numbers;
use crate::store::browser;
use crate::ui::{host, root_element};

/// An entry with its row.
pub type Entry = matches::Entry<JsValue>;

/// Reads a saved row; `None` if it is invalid or there is no such game.
pub fn read(saved: JsValue) -> Option<Entry> {
    Entry::of(serde_wasm_bindgen::from_value(saved.clone()).ok()?, saved, host::title_of)
}

/// Returns the time since a deletion, in milliseconds; NaN if unknown.
pub fn age(deleted: &str) -> f64 {
    Date::now() - Date::parse(deleted)
}

/// Returns the URL of the picture of a match, or of its game’s if it has none. The saved markup is not trusted: in an `img`
/// element, it cannot run scripts.
pub fn picture(entry: &Entry) -> String {
    match browser::text(&entry.saved, "picture").filter(|picture| !picture.is_empty()) {
        Some(picture) => format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture))),
        None => niche(&entry.row.game),
    }
}

/// Returns the URL of the picture of a game.
pub fn niche(game: &str) -> String {
    root_element::file(&format!("niche-{game}.svg"))
}

/// Returns the numbers of a match, if it is over.
pub fn numbers(entry: &Entry) -> Option<Numbers> {
    serde_wasm_bindgen::from_value(browser::member(&entry.saved, "numbers")).ok()
}
