//! What is kept on this device: one match a game and the time used on its clocks, positions set up by hand, and settings.
//! What becomes of a match when another takes its place, and of one that cannot be read, is in [`super::shelf`].

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Storage, StorageEvent, window};

use crate::play::Clocks;
use crate::record::{Match, Place};
use crate::rules::Game;

/// The browser does not keep something: it gives this page no storage, or has no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

impl NotKept {
    /// What to tell the player.
    pub const SENTENCE: &'static str = "This browser does not keep the match: it is lost when the page is closed.";
}

thread_local! {
    /// What the browser would not keep: it is there until the page is closed.
    static UNKEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

pub(super) fn read(key: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|all| all.iter().find(|(name, _)| name == key).map(|(_, text)| text.clone()));
    unkept.or_else(|| storage()?.get_item(key).ok()?)
}

/// Keeps a text.
///
/// # Errors
/// When the browser does not: then it is there until the page is closed.
pub(super) fn write(key: &str, text: &str) -> Result<(), NotKept> {
    UNKEPT.with_borrow_mut(|all| all.retain(|(name, _)| name != key));
    // What cannot be read any more is not kept.
    let keep = |storage: Storage| storage.set_item(key, text).and_then(|()| storage.get_item("")).ok();
    let kept = storage().and_then(keep).map(drop).ok_or(NotKept);
    if kept.is_err() {
        UNKEPT.with_borrow_mut(|all| all.push((key.into(), text.into())));
    }
    kept
}

pub(super) fn remove(key: &str) {
    UNKEPT.with_borrow_mut(|all| all.retain(|(name, _)| name != key));
    if let Some(storage) = storage() {
        // Removing fails only where there is no storage to remove from.
        let _ = storage.remove_item(key);
    }
}

/// Where something of a game is kept.
pub(super) fn key(kind: &str, game: &str) -> String {
    format!("caravanserai.{kind}.{game}")
}

/// What is kept of a game: its match, the time used on the clocks, what is left of a contest, and the score of the
/// matches that the same players have played.
pub(super) const KINDS: [&str; 4] = [MATCH, CLOCKS, CONTEST, "series"];
pub(super) const MATCH: &str = "match";
const CLOCKS: &str = "clocks";
const CONTEST: &str = "contest";

/// Keeps the match as the one of its game.
///
/// # Errors
/// When the browser does not keep it: then it is there until the page is closed.
pub fn keep<G: Game>(played: &Match<G>) -> Result<(), NotKept> {
    if played.now() == Place::START {
        // What was left of a contest belongs to another match.
        remove(&key(CONTEST, G::NAME));
    }
    write(&key(MATCH, G::NAME), &played.to_string())
}

/// Keeps what a contest of this game needs to go on with later. A browser without storage forgets it with the page.
pub fn keep_contest(game: &str, text: &str) {
    let _ = write(&key(CONTEST, game), text);
}

/// What is kept of a contest of this game.
#[must_use]
pub fn contest(game: &str) -> Option<String> {
    read(&key(CONTEST, game))
}

/// Keeps the time used on the clocks of this game's match. A browser without storage forgets it with the page.
pub fn keep_clocks(game: &str, clocks: &Clocks) {
    let _ = write(&key(CLOCKS, game), &clocks.to_string());
}

/// The time used on the clocks of this game's match.
#[must_use]
pub fn clocks(game: &str) -> Clocks {
    Clocks::read(&read(&key(CLOCKS, game)).unwrap_or_default())
}

/// Whether an event tells that another tab has changed the match of this game.
#[must_use]
pub fn is_of_match(event: &Event, game: &str) -> bool {
    let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
    changed.is_some_and(|changed| changed == key(MATCH, game))
}

/// The text of the position of this game that was set up last: a draft's, possible or not.
#[must_use]
pub fn position(game: &str) -> Option<String> {
    let unkept = document().and_then(|document| document.get_attribute(POSITION));
    unkept.or_else(|| setting(&format!("position.{game}")))
}

/// Keeps the text of a position. Where the browser does not, the document does until the page is closed: one program
/// sets the position up, and another plays on from it.
pub fn keep_position(game: &str, text: &str) {
    let kept = write(&format!("caravanserai.position.{game}"), text);
    if let Some(document) = document() {
        // An attribute with this name can always be set and taken away.
        let _ = kept.map_or_else(|_| document.set_attribute(POSITION, text), |()| document.remove_attribute(POSITION));
    }
}

/// The attribute of the document's root that holds what the browser would not keep of a position.
const POSITION: &str = "data-position";

fn document() -> Option<Element> {
    window()?.document()?.document_element()
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
