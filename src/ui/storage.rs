//! What is kept on this device: one match a game, damaged matches until they are discarded, the
//! positions set up by hand, and the pace.

use std::cell::RefCell;

use web_sys::{Storage, window};

use crate::bots::Bot;
use crate::record::{Kind, Match};
use crate::rules::Game;
use crate::ui::looks;

/// The browser does not keep something: it gives this page no storage, or has no room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

impl NotKept {
    /// What to tell the player.
    pub const SENTENCE: &'static str = "This browser does not keep the match: it is lost when the page is closed.";
}

/// A stored match that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The text as it was found.
    pub text: String,
    /// What is wrong with it, in one sentence.
    pub reason: String,
}

thread_local! {
    /// What the browser would not keep: it is there until the page is closed.
    static UNKEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

fn read(key: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|all| all.iter().find(|(name, _)| name == key).map(|(_, text)| text.clone()));
    unkept.or_else(|| storage()?.get_item(key).ok()?)
}

fn write(key: &str, text: &str) -> Result<(), NotKept> {
    UNKEPT.with_borrow_mut(|all| all.retain(|(name, _)| name != key));
    let kept = storage().and_then(|storage| storage.set_item(key, text).ok()).ok_or(NotKept);
    if kept.is_err() {
        UNKEPT.with_borrow_mut(|all| all.push((key.into(), text.into())));
    }
    kept
}

fn remove(key: &str) {
    UNKEPT.with_borrow_mut(|all| all.retain(|(name, _)| name != key));
    if let Some(storage) = storage() {
        // Removing fails only where there is no storage to remove from.
        let _ = storage.remove_item(key);
    }
}

fn match_key(game: &str) -> String {
    format!("caravanserai.match.{game}")
}

fn damaged_key(game: &str) -> String {
    format!("caravanserai.damaged.{game}")
}

/// Keeps the match as the one of its game.
///
/// # Errors
/// When the browser does not keep it: then it is there until the page is closed.
pub fn keep<G: Game>(played: &Match<G>) -> Result<(), NotKept> {
    write(&match_key(G::NAME), &played.record().to_string())
}

/// The kept match of this game, if there is one that can be read. One that cannot is put aside as damaged, so that a
/// new match does not write over it.
pub fn kept<G: Game>() -> Option<Match<G>> {
    let text = read(&match_key(G::NAME))?;
    let read = text.parse::<Match<G>>().map_err(|error| error.to_string());
    match read.and_then(with_what_is_here) {
        Ok(played) => Some(played),
        Err(reason) => {
            put_aside::<G>(&text, &reason);
            None
        }
    }
}

fn with_what_is_here<G: Game>(played: Match<G>) -> Result<Match<G>, String> {
    for player in &played.record().players {
        if usize::from(player.look) >= looks::NAMES.len() {
            return Err(format!("There is no colour {} in this house.", player.look));
        }
        if let Kind::Bot(name) = &player.kind {
            Bot::by_name(name).ok_or_else(|| format!("There is no bot “{name}” in this house."))?;
        }
    }
    Ok(played)
}

/// Moves a damaged text out of the way. It stays where it is if there is no room to move it to.
fn put_aside<G: Game>(text: &str, reason: &str) {
    if write(&damaged_key(G::NAME), &format!("{reason}\n{text}")).is_ok() {
        remove(&match_key(G::NAME));
    }
}

/// The damaged match of this game that waits to be copied or discarded.
#[must_use]
pub fn damaged(game: &str) -> Option<Damaged> {
    let kept = read(&damaged_key(game))?;
    let (reason, text) = kept.split_once('\n').unwrap_or(("", &kept));
    Some(Damaged { text: text.into(), reason: reason.into() })
}

/// Forgets the damaged match of this game.
pub fn discard_damaged(game: &str) {
    remove(&damaged_key(game));
}

/// The text of the position of this game that was set up last: a draft's, possible or not.
#[must_use]
pub fn position(game: &str) -> Option<String> {
    setting(&format!("position.{game}"))
}

/// Keeps the text of a position. A browser without storage forgets it with the page.
pub fn keep_position(game: &str, text: &str) {
    set_setting(&format!("position.{game}"), text);
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
