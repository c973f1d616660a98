//! The matches of a game that are kept on this device: the one at the table, the one before it, and those that cannot be
//! read. None is lost unless somebody discards it.

use std::any::Any;
use std::cell::RefCell;

use super::storage::{self, KINDS, MATCH, NotKept, key};
use super::unread::Unread;
use super::{entropy, hold, later, place};
use crate::bots::Evaluate;
use crate::record::{Kind, Match, Player};
use crate::words::house;

/// How many matches of a game that cannot be read are put aside.
const DAMAGED: usize = 5;

thread_local! {
    /// The match that has just begun, for the table: it need not be read.
    static FRESH: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// The match that has just begun, once.
pub fn fresh<G: Evaluate + 'static>() -> Option<Match<G>> {
    FRESH.take().and_then(|fresh| fresh.downcast().ok()).map(|fresh| *fresh)
}

/// Whether anything is kept that a page of the game depends on.
pub fn has_any(game: &str) -> bool {
    let keys = [key(MATCH, game), before_key(MATCH, game), damaged_key(game, 1), key("setup", game)];
    keys.iter().any(|key| storage::read(key).is_some())
}

/// A kept text that is not the match at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Which one, among those of its game.
    pub number: usize,
    /// The text as it was found.
    pub text: String,
    /// Why it cannot be read; none if it can be by now, because the page is another.
    pub reason: Option<Unread>,
}

/// Number 0 is where the match at the table is kept; the first that is put aside has a key without a number.
fn damaged_key(game: &str, number: usize) -> String {
    match number {
        0 => key(MATCH, game),
        1 => key("damaged", game),
        _ => format!("{}.{}", key("damaged", game), number - 1),
    }
}

/// Where the same is kept of the match before.
fn before_key(kind: &str, game: &str) -> String {
    key(&format!("before-{kind}"), game)
}

/// Reads the text of a match that can be played here.
///
/// # Errors
/// Why it cannot.
pub fn read<G: Evaluate>(text: &str) -> Result<Match<G>, Unread> {
    let played: Match<G> = text.parse().map_err(Unread::Record)?;
    for player in played.players() {
        if player.look >= Player::LOOKS {
            return Err(Unread::Look(player.look));
        }
        if let Kind::Bot(name) = &player.kind {
            G::bot(name).ok_or_else(|| Unread::Bot(name.clone()))?;
        }
    }
    Ok(played)
}

/// The match at the table, if there is one that can be read. One that cannot is put aside, if there is room for it.
pub fn kept<G: Evaluate>() -> Option<Match<G>> {
    let text = storage::kept_match(G::NAME)?;
    let played = read(&text);
    if played.is_err() && put_aside(G::NAME, &text).is_ok() {
        storage::remove(&key(MATCH, G::NAME));
    }
    let mut played = played.ok()?;
    // Without its secret it is played on all the same, and its throws cannot be checked.
    if let Some(secret) = storage::secret(G::NAME) {
        played.unlock(secret);
    }
    Some(played)
}

/// The page is told that a kept match has a summary by now.
const SUMMED_UP: &str = "summed-up";

/// Sees to it that the home page can tell of the match at the table without this program. One that cannot be read is put
/// aside.
pub fn sum_up<G: Evaluate>() {
    if !storage::is_summed_up(G::NAME)
        && let Some(played) = kept::<G>()
    {
        storage::sum_up(&played, "");
        place::tell(SUMMED_UP);
    }
}

/// Whether there is one that can be read and is not over.
pub fn is_going_on<G: Evaluate>() -> bool {
    kept::<G>().is_some_and(|played| played.state().outcome().is_none())
}

/// The matches that cannot be read, or could not be when they were put aside.
pub fn damaged<G: Evaluate>() -> Vec<Damaged> {
    let damaged = |number| {
        let kept = storage::read(&damaged_key(G::NAME, number))?;
        // What is put aside has a line before it, in which the reason once stood.
        let text = if number == 0 { &kept } else { kept.split_once('\n').map_or(&*kept, |(_, text)| text) };
        let reason = read::<G>(text).err();
        (number > 0 || reason.is_some()).then(|| Damaged { number, text: text.into(), reason })
    };
    (0..=DAMAGED).filter_map(damaged).collect()
}

/// Forgets the damaged match with this number.
pub fn discard(game: &str, number: usize) {
    storage::remove(&damaged_key(game, number));
}

/// A match comes to the table, sealed if nothing has happened in it yet. The one that is still going on there becomes the one before.
///
/// # Errors
/// [`house::no_room()`] or [`house::load_first()`], when one lies there that cannot be read, ever or yet: then nothing has changed.
pub fn begin<G: Evaluate + 'static>(fresh: &Match<G>) -> Result<(), &'static str> {
    if storage::read(&key(MATCH, G::NAME)).is_some() {
        later::part(make_room::<G>).unwrap_or(Err(house::load_first()))?;
    }
    for kind in KINDS {
        storage::remove(&key(kind, G::NAME));
    }
    let mut fresh = fresh.clone();
    if G::THROWS {
        fresh = fresh.sealed(entropy::secret());
        if let Some(secret) = fresh.secret() {
            storage::keep_secret(G::NAME, secret);
        }
    }
    // What the browser does not keep, the table plays all the same, and says so.
    let _ = storage::keep(&fresh);
    // Whoever begins a match plays it, even if the one before is on the table in another tab.
    hold::seize();
    FRESH.set(Some(Box::new(fresh)));
    Ok(())
}

/// The match at the table becomes the one before, if it is still going on.
fn make_room<G: Evaluate>() -> Result<(), &'static str> {
    if is_going_on::<G>() {
        bring_back(G::NAME);
    } else if storage::read(&key(MATCH, G::NAME)).is_some_and(|text| read::<G>(&text).is_err()) {
        return Err(house::no_room());
    }
    Ok(())
}

fn put_aside(game: &str, text: &str) -> Result<(), NotKept> {
    let mut keys = (1..=DAMAGED).map(|number| damaged_key(game, number));
    let key = keys.find(|key| storage::read(key).is_none()).ok_or(NotKept::ByBrowser)?;
    let kept = storage::write(&key, &format!("\n{text}"));
    if kept.is_err() {
        storage::remove(&key);
    }
    kept
}

/// A match that was put aside comes to the table. Tells whether it can be read, and has.
pub fn open_again<G: Evaluate + 'static>(number: usize) -> bool {
    let damaged = damaged::<G>().into_iter().find(|damaged| damaged.number == number);
    let fresh = damaged.and_then(|damaged| read::<G>(&damaged.text).ok());
    let opened = fresh.is_some_and(|fresh| begin(&fresh).is_ok());
    if opened {
        discard(G::NAME, number);
    }
    opened
}

/// The text of the match before the one at the table.
pub fn before(game: &str) -> Option<String> {
    storage::read(&before_key(MATCH, game))
}

/// The match at the table and the one before change places.
pub fn bring_back(game: &str) {
    for keys in KINDS.map(|kind| [key(kind, game), before_key(kind, game)]) {
        let texts = keys.each_ref().map(|key| storage::read(key));
        // Both go first, so that there is room for both.
        for key in &keys {
            storage::remove(key);
        }
        for (key, text) in keys.iter().rev().zip(texts) {
            // What the browser does not keep is there until the page is closed.
            let _ = text.map(|text| storage::write(key, &text));
        }
    }
}
