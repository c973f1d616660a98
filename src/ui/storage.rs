//! What is kept on this device: one match a game and the time used on its clocks, positions set up by hand, and settings.
//! What becomes of a match when another takes its place, and of one that cannot be read, is in [`super::shelf`].

use std::cell::RefCell;

use js_sys::Date;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Storage, StorageEvent, window};

use crate::play::Clocks;
use crate::record::{Match, Place, Secret};
use crate::rules::Game;
use crate::ui::{later, summary};

/// Why something is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The browser gives this page no storage, or has no room left.
    ByBrowser,
    /// Another tab has kept something there that this one does not know.
    Unknown,
}

thread_local! {
    /// The last line of the match that this program read or kept last.
    static KNOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// The document's root. Its attributes hold what the browser would not keep, until the page is closed: so all programs of
/// the page find it, and `static/start.js`.
fn root() -> Option<Element> {
    window()?.document()?.document_element()
}

pub(super) fn read(key: &str) -> Option<String> {
    root().and_then(|root| root.get_attribute(key)).or_else(|| stored(key))
}

/// What the browser keeps.
fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text.
///
/// # Errors
/// When the browser does not: then it is there until the page is closed.
pub(super) fn write(key: &str, text: &str) -> Result<(), NotKept> {
    // What cannot be read any more is not kept.
    let keep = |storage: Storage| storage.set_item(key, text).and_then(|()| storage.get_item("")).ok();
    let kept = storage().and_then(keep).map(drop).ok_or(NotKept::ByBrowser);
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

/// Where something of a game is kept.
pub(super) fn key(kind: &str, game: &str) -> String {
    format!("caravanserai.{kind}.{game}")
}

/// What is kept of a game: its match, the summary and the secret of that, the time used on the clocks, what is left of a
/// contest, and the score of the matches that the same players have played. `setAside` in `static/start.js` moves the same.
pub(super) const KINDS: [&str; 6] = [MATCH, SUMMARY, SECRET, CLOCKS, CONTEST, "series"];
pub const MATCH: &str = "match";
const SUMMARY: &str = "summary";
const SECRET: &str = "secret";
pub const CLOCKS: &str = "clocks";
const CONTEST: &str = "contest";
const POSITION: &str = "position";

/// The text of the match of this game. From now on it is known here, and can be gone on with.
pub(super) fn kept_match(game: &str) -> Option<String> {
    let text = read(&key(MATCH, game))?;
    KNOWN.set(summary::end(&stored(&key(MATCH, game)).unwrap_or_default()).into());
    Some(text)
}

/// Whether what lies there as the match of this game was read or kept here last.
#[must_use]
pub fn is_known(game: &str) -> bool {
    stored(&key(MATCH, game)).is_none_or(|there| knows(&there))
}

fn knows(there: &str) -> bool {
    KNOWN.with_borrow(|known| summary::end(there) == known)
}

/// Keeps the match as the one of its game, in place of what was read or kept there last.
///
/// # Errors
/// When something else lies there by now, which stays; or when the browser does not keep it: then it is there until the
/// page is closed.
pub fn keep<G: Game>(played: &Match<G>) -> Result<(), NotKept> {
    let there = stored(&key(MATCH, G::NAME));
    if there.as_ref().is_some_and(|there| !knows(there)) {
        return Err(NotKept::Unknown);
    }
    if played.now() == Place::START {
        // What was left of a contest belongs to another match.
        remove(&key(CONTEST, G::NAME));
    }
    let text = played.to_string();
    let end = summary::end(&text);
    let kept = write(&key(MATCH, G::NAME), &text);
    if kept.is_ok() {
        KNOWN.set(end.into());
    }
    // A table that is only opened does not make its match younger.
    if there.as_ref() != Some(&text) {
        later::if_here(|| sum_up(played, &now()));
    }
    kept
}

/// This moment, as summaries tell it.
fn now() -> String {
    Date::new_0().to_iso_string().into()
}

/// Lays a summary beside the match that is being played and is kept, if there is none yet.
pub(super) fn sum_up_now<G: Game>(played: &Match<G>) {
    if !is_summed_up(G::NAME) {
        sum_up(played, &now());
    }
}

/// Whether a summary lies beside the kept match of this game.
pub(super) fn is_summed_up(game: &str) -> bool {
    let [text, summary] = [MATCH, SUMMARY].map(|kind| read(&key(kind, game)).unwrap_or_default());
    summary.split('\n').next() == Some(summary::end(&text))
}

/// Lays a summary beside the kept match, which was played last at this moment; nobody may know when that was.
pub(super) fn sum_up<G: Game>(played: &Match<G>, moment: &str) {
    let text = read(&key(MATCH, G::NAME)).unwrap_or_default();
    let _ = write(&key(SUMMARY, G::NAME), &summary::of(played, summary::end(&text), moment));
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

/// Keeps the secret of this game's match. A browser without storage forgets it with the page.
pub(super) fn keep_secret(game: &str, secret: &Secret) {
    let _ = write(&key(SECRET, game), &secret.to_string());
}

/// The secret of this game's match.
pub(super) fn secret(game: &str) -> Option<Secret> {
    read(&key(SECRET, game))?.parse().ok()
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

/// Whether an event tells that another tab has kept something of this kind for this game. That something goes tells nothing:
/// it goes to make room for another, or because all is forgotten.
#[must_use]
pub fn has_changed(event: &Event, kind: &str, game: &str) -> bool {
    let changed = event.dyn_ref::<StorageEvent>().filter(|changed| changed.new_value().is_some());
    changed.and_then(StorageEvent::key).is_some_and(|changed| changed == key(kind, game))
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
