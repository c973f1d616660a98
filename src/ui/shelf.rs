//! The matches that are kept on this device: how one begins, and how one is found again.

use std::any::Any;
use std::cell::RefCell;

use super::hold;
use super::id::Id;
use super::keeper::Keeper;
use super::route;
use super::storage::{self, TEXTS, key};
use super::unread::Unread;
use crate::bots::Evaluate;
use crate::record::{Kind, Match, Player};

thread_local! {
    /// The match that has just begun, for the table: it need not be read.
    static FRESH: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// A match, and what keeps it.
pub type Kept<G> = (Match<G>, Keeper);

/// The match with this id if it has just begun, once.
pub fn fresh<G: Evaluate + 'static>(id: &Id) -> Option<Kept<G>> {
    let fresh = FRESH.take()?.downcast::<Kept<G>>().ok()?;
    Some(*fresh).filter(|(_, keeper)| keeper.id() == id)
}

/// A match begins, and comes to its table. The table keeps it.
pub fn begin<G: Evaluate + 'static>(fresh: Match<G>) -> Id {
    let id = Id::fresh();
    FRESH.set(Some(Box::new((fresh, Keeper::new(id.clone())))));
    // Whoever begins a match plays it.
    hold::seize(&id);
    route::go(&route::table(G::NAME, &id));
    id
}

/// A text that is kept and cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The text as it was found.
    pub text: String,
    /// Why it cannot be read.
    pub reason: Unread,
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

/// Finds a match: the longer one of its texts that can be read.
///
/// # Errors
/// The longer text if neither can be read; none if there is no text.
pub fn find<G: Evaluate>(id: &Id) -> Result<Kept<G>, Option<Damaged>> {
    let texts = TEXTS.map(|kind| storage::read(&key(kind, id.as_str())).unwrap_or_default());
    let longer = usize::from(texts[1].len() > texts[0].len());
    let mut damaged = None;
    for place in [longer, 1 - longer].into_iter().filter(|place| !texts[*place].is_empty()) {
        match read(&texts[place]) {
            Ok(played) => return Ok((played, Keeper::of(id.clone(), texts.each_ref().map(String::as_str), place))),
            Err(reason) => damaged = damaged.or(Some(Damaged { text: texts[place].clone(), reason })),
        }
    }
    Err(damaged)
}
