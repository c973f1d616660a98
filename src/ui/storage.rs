//! What is kept on this device in the browser's local storage: texts of matches and what lies beside them, positions set up
//! by hand, and settings.

use js_sys::Object;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Storage, StorageEvent, window};

use super::id::Id;
use crate::play::{Clocks, Tally};
use crate::record::Secret;

/// The browser gives this page no storage, or has no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// The document's root. Its attributes hold what the browser would not keep, until the page is closed: so all programs
/// of the page find it, and `static/start.js`.
fn root() -> Option<Element> {
    window()?.document()?.document_element()
}

pub(super) fn read(key: &str) -> Option<String> {
    root().and_then(|root| root.get_attribute(key)).or_else(|| stored(key))
}

/// What the browser keeps.
pub(super) fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text.
///
/// # Errors
/// When the browser does not: then it is there until the page is closed.
pub(super) fn write(key: &str, text: &str) -> Result<(), Full> {
    // What cannot be read any more is not kept.
    let keep = |storage: Storage| storage.set_item(key, text).and_then(|()| storage.get_item("")).ok();
    let kept = storage().and_then(keep).map(drop).ok_or(Full);
    if let Some(root) = root() {
        // An attribute with such a name can always be set and taken away.
        let _ = if kept.is_err() { root.set_attribute(key, text) } else { root.remove_attribute(key) };
    }
    kept
}

pub(super) fn remove(key: &str) {
    // Removing fails only where there is nothing to remove from.
    let _ = root().map(|root| root.remove_attribute(key));
    let _ = storage().map(|storage| storage.remove_item(key));
}

/// What the keys of the house begin with.
const HOUSE: &str = "caravanserai.";

/// Where something of a match is kept, or something of a game.
pub(super) fn key(kind: &str, of: &str) -> String {
    format!("caravanserai.{kind}.{of}")
}

/// Where the two texts of a match are kept, which are written by turns ([`super::keeper`]).
pub const TEXTS: [&str; 2] = ["match", "spare"];
/// The kinds of texts that are kept beside a match: the secret of its throws, the time used on its clocks, what is left
/// of a contest, how sums came out, and the score of the matches that the same players have played before.
pub const CLOCKS: &str = "clocks";
pub const CONTEST: &str = "contest";
const SECRET: &str = "secret";
/// How far its link was sent.
const SENT: &str = "sent";
const SUMS: &str = "sums";
const SERIES: &str = "series";
/// All of this: it is in the database, too ([`super::chest::Texts`]).
pub const BESIDE: [&str; 6] = [SECRET, CLOCKS, CONTEST, SERIES, SUMS, "here"];
/// What the home page tells of it.
const SUMMARY: &str = "summary";
/// The match of a game that was played last.
const NEWEST: &str = "newest";
const POSITION: &str = "position";

/// The matches of which a text is kept.
pub fn ids() -> Vec<Id> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|number| storage.key(number).ok()?);
    let mut ids: Vec<Id> = Vec::new();
    for key in keys {
        let id = TEXTS.iter().find_map(|kind| Id::read(key.strip_prefix(&self::key(kind, ""))?));
        ids.extend(id.filter(|id| !ids.contains(id)));
    }
    ids
}

/// Keeps after how many passes the link of a match was sent.
pub fn keep_sent(id: &Id, passes: usize) {
    let _ = write(&key(SENT, id.as_str()), &passes.to_string());
}

/// Whether the link of a match was sent after so many passes.
#[must_use]
pub fn is_sent(id: &Id, passes: usize) -> bool {
    read(&key(SENT, id.as_str())).is_some_and(|sent| sent == passes.to_string())
}

/// Forgets all that is kept of a match.
pub fn forget(id: &Id) {
    for kind in TEXTS.into_iter().chain(BESIDE).chain([SUMMARY, SENT]) {
        remove(&key(kind, id.as_str()));
    }
}

/// The match of this game that was played last.
#[must_use]
pub fn newest(game: &str) -> Option<Id> {
    Id::read(&read(&key(NEWEST, game))?)
}

/// From now on this match of the game is the one that was played last.
pub fn set_newest(game: &str, id: &Id) {
    let _ = write(&key(NEWEST, game), id.as_str());
}

/// Keeps what the home page tells of a match.
pub fn keep_summary(id: &Id, text: &str) {
    let _ = write(&key(SUMMARY, id.as_str()), text);
}

/// The summary of a match, for the home page.
#[must_use]
pub fn summary(id: &Id) -> Option<String> {
    read(&key(SUMMARY, id.as_str()))
}

/// Keeps what a contest of a match needs to go on with later. A browser without storage forgets it with the page.
pub fn keep_contest(id: &Id, text: &str) {
    let _ = write(&key(CONTEST, id.as_str()), text);
}

/// The text that is kept of a contest of a match.
#[must_use]
pub fn contest(id: &Id) -> Option<String> {
    read(&key(CONTEST, id.as_str()))
}

/// Keeps the secret of a match. A browser without storage forgets it with the page.
pub fn keep_secret(id: &Id, secret: &Secret) {
    let _ = write(&key(SECRET, id.as_str()), &secret.to_string());
}

/// The secret of a match.
#[must_use]
pub fn secret(id: &Id) -> Option<Secret> {
    read(&key(SECRET, id.as_str()))?.parse().ok()
}

/// Keeps the time used on the clocks of a match. A browser without storage forgets it with the page.
pub fn keep_clocks(id: &Id, clocks: &Clocks) {
    let _ = write(&key(CLOCKS, id.as_str()), &clocks.to_string());
}

/// The time used on the clocks of a match.
#[must_use]
pub fn clocks(id: &Id) -> Clocks {
    Clocks::read(&read(&key(CLOCKS, id.as_str())).unwrap_or_default())
}

/// Keeps how the sums of a match came out.
pub fn keep_tally(id: &Id, tally: &Tally) {
    let _ = write(&key(SUMS, id.as_str()), &tally.to_string());
}

/// How the sums of a match came out.
#[must_use]
pub fn tally(id: &Id) -> Tally {
    Tally::read(&read(&key(SUMS, id.as_str())).unwrap_or_default())
}

/// Keeps the score of the matches before a match.
pub fn keep_series(id: &Id, text: &str) {
    let _ = write(&key(SERIES, id.as_str()), text);
}

/// The score of the matches before a match.
#[must_use]
pub fn series(id: &Id) -> Option<String> {
    read(&key(SERIES, id.as_str()))
}

/// Whether an event tells that another tab has kept something of this kind for this match. That something goes tells
/// nothing: it goes to make room for another, or because all is forgotten.
#[must_use]
pub fn has_changed(event: &Event, kind: &str, id: &Id) -> bool {
    let changed = event.dyn_ref::<StorageEvent>().filter(|changed| changed.new_value().is_some());
    changed.and_then(StorageEvent::key).is_some_and(|changed| changed == key(kind, id.as_str()))
}

/// The text of the position of this game that was set up last: a draft's, possible or not.
#[must_use]
pub fn position(game: &str) -> Option<String> {
    read(&key(POSITION, game))
}

/// Keeps the text of a position: one program sets the position up, and another plays on from it.
pub fn keep_position(game: &str, text: &str) {
    let _ = write(&key(POSITION, game), text);
}

/// A setting by its name.
#[must_use]
pub fn setting(name: &str) -> Option<String> {
    read(&format!("caravanserai.{name}"))
}

/// Keeps a setting. A browser without storage forgets it with the page, which does no harm.
pub fn set_setting(name: &str, value: &str) {
    let _ = write(&format!("caravanserai.{name}"), value);
}

/// Everything that this device keeps of the house and that belongs to no match: settings, and positions set up by hand.
#[must_use]
pub fn settings() -> Vec<(String, String)> {
    let is_setting = |key: &String| is_setting(key);
    names().into_iter().filter(is_setting).filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// Keeps a setting that a backup brings, where there is none of its name yet.
pub fn add_setting(key: &str, value: &str) {
    if is_setting(key) && read(key).is_none() {
        // A browser without storage forgets it with the page, which does no harm.
        let _ = write(key, value);
    }
}

/// Forgets everything.
pub fn wipe() {
    for key in names() {
        remove(&key);
    }
}

/// The keys of all that is kept.
fn names() -> Vec<String> {
    let stored = storage().map(|storage| Object::keys(&storage)).unwrap_or_default();
    let held = root().map(|root| root.get_attribute_names()).unwrap_or_default();
    stored.iter().chain(held.iter()).filter_map(|key| key.as_string()).filter(|key| key.starts_with(HOUSE)).collect()
}

/// Whether something with this key belongs to no match.
fn is_setting(key: &str) -> bool {
    let of = key.rsplit('.').next().unwrap_or_default();
    key.starts_with(HOUSE) && Id::read(of).is_none() && !key.starts_with(&format!("{HOUSE}{NEWEST}."))
}
