//! What is kept on this device: one match a game and the time used on its clocks, damaged matches until they are
//! discarded, how a match was set up last, positions set up by hand, and settings.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Storage, StorageEvent, window};

use crate::bots::Evaluate;
use crate::record::{Kind, Match, Player, Start};
use crate::rules::Game;
use crate::ui::looks;
use crate::ui::table::Clocks;

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

fn clocks_key(game: &str) -> String {
    format!("caravanserai.clocks.{game}")
}

fn contest_key(game: &str) -> String {
    format!("caravanserai.contest.{game}")
}

/// How many damaged matches of a game are kept. One more stays where it is.
const DAMAGED: usize = 5;

/// The first damaged match of a game has a key without a number.
fn damaged_key(game: &str, number: usize) -> String {
    let number = if number == 0 { String::new() } else { format!(".{number}") };
    format!("caravanserai.damaged.{game}{number}")
}

/// Keeps the match as the one of its game.
///
/// # Errors
/// When the browser does not keep it: then it is there until the page is closed.
pub fn keep<G: Game>(played: &Match<G>) -> Result<(), NotKept> {
    if played.steps().is_empty() {
        // What was left of a contest belongs to another match.
        remove(&contest_key(G::NAME));
    }
    write(&match_key(G::NAME), &played.record().to_string())
}

/// The kept match of this game, if there is one that can be read. One that cannot is put aside as damaged, so that a
/// new match does not write over it.
pub fn kept<G: Evaluate>() -> Option<Match<G>> {
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

fn with_what_is_here<G: Evaluate>(played: Match<G>) -> Result<Match<G>, String> {
    for player in &played.record().players {
        if usize::from(player.look) >= looks::NAMES.len() {
            return Err(format!("There is no colour {} in this house.", player.look));
        }
        if let Kind::Bot(name) = &player.kind {
            G::bot(name).ok_or_else(|| format!("There is no bot “{name}” in this house."))?;
        }
    }
    Ok(played)
}

fn set_up_key(game: &str) -> String {
    format!("caravanserai.setup.{game}")
}

/// Keeps with which options and players a match was begun, as the record of one that has not begun yet. One from a
/// position has no options of its own. A browser without storage forgets it with the page.
pub fn keep_set_up<G: Game>(fresh: &Match<G>) {
    if matches!(fresh.record().start, Start::Options(_)) {
        let _ = write(&set_up_key(G::NAME), &fresh.record().to_string());
    }
}

/// The options and players of the match of this game that was started last. What cannot be read is as if there were none.
#[must_use]
pub fn last_set_up<G: Evaluate>() -> Option<(G::Options, Vec<Player>)> {
    let last = read(&set_up_key(G::NAME))?.parse::<Match<G>>().ok()?;
    let record = with_what_is_here(last).ok()?.record().clone();
    match record.start {
        Start::Options(options) => Some((options, record.players)),
        Start::Position(_) => None,
    }
}

/// Moves a damaged text out of the way. It stays where it is if there is no room to move it to.
fn put_aside<G: Game>(text: &str, reason: &str) {
    let free = (0..DAMAGED).map(|number| damaged_key(G::NAME, number)).find(|key| read(key).is_none());
    if free.is_some_and(|key| write(&key, &format!("{reason}\n{text}")).is_ok()) {
        remove(&match_key(G::NAME));
    }
}

/// The damaged matches of this game that wait to be copied or discarded, with their numbers.
#[must_use]
pub fn damaged(game: &str) -> Vec<(usize, Damaged)> {
    let damaged = |number| {
        let kept = read(&damaged_key(game, number))?;
        let (reason, text) = kept.split_once('\n').unwrap_or(("", &kept));
        Some((number, Damaged { text: text.into(), reason: reason.into() }))
    };
    (0..DAMAGED).filter_map(damaged).collect()
}

/// Forgets the damaged match of this game with this number.
pub fn discard_damaged(game: &str, number: usize) {
    remove(&damaged_key(game, number));
}

/// Keeps what a contest of this game needs to go on with later. A browser without storage forgets it with the page.
pub fn keep_contest(game: &str, text: &str) {
    let _ = write(&contest_key(game), text);
}

/// What is kept of a contest of this game.
#[must_use]
pub fn contest(game: &str) -> Option<String> {
    read(&contest_key(game))
}

/// Keeps the time used on the clocks of this game's match. A browser without storage forgets it with the page.
pub fn keep_clocks(game: &str, clocks: &Clocks) {
    let _ = write(&clocks_key(game), &clocks.to_string());
}

/// The time used on the clocks of this game's match.
#[must_use]
pub fn clocks(game: &str) -> Clocks {
    Clocks::read(&read(&clocks_key(game)).unwrap_or_default())
}

/// Whether an event tells that another tab has changed what is kept of a match.
#[must_use]
pub fn is_of_match(event: &Event) -> bool {
    let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
    key.is_none_or(|key| key.starts_with(&match_key("")) || key.starts_with(&damaged_key("", 0)))
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
