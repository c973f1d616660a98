//! The matches that are kept on this device: how one begins, and how one is found again.

use std::any::Any;
use std::cell::RefCell;

use super::chest::Lies;
use super::copies::{self, Copy, Found, end};
use super::id::Id;
use super::keeper::Keeper;
use super::reading::{Damaged, read};
use super::storage::{self, TEXTS, key};
use super::{entropy, hold, row};
use crate::record::{Match, link};
use crate::rules::Game;
use crate::ui::routes::Route;

thread_local! {
    /// The match that has just begun or been read, for its table.
    static FRESH: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// A match by link that was given as a text.
    static GIVEN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// A match by link that goes on from what its table has, with its id.
    static CAME: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// A match, and what keeps it.
pub type Kept<G> = (Match<G>, Keeper);

/// The match with this id if it has just begun or been read, once.
pub fn fresh<G: Game + 'static>(id: &Id) -> Option<Kept<G>> {
    let fresh = FRESH.take()?.downcast::<Kept<G>>().ok()?;
    Some(*fresh).filter(|(_, keeper)| keeper.id() == id)
}

/// A match begins, sealed if nothing has happened in it yet, and comes to its table. The table keeps it.
pub fn begin<G: Game + 'static>(fresh: Match<G>) -> Id {
    let id = Id::fresh();
    let fresh = if G::THROWS { fresh.sealed(entropy::secret()) } else { fresh };
    if let Some(secret) = fresh.secret() {
        storage::keep_secret(&id, secret);
    }
    lay(fresh, &id);
    id
}

/// A match that was given as a text begins; one by link goes the way of its link, also where it is too long for one.
pub fn give<G: Game + 'static>(given: Match<G>) {
    if given.is_by_link() {
        let data = link::write(&given, None).unwrap_or_default();
        GIVEN.set(Some(Box::new(given)));
        Route::link(G::NAME, data).push();
    } else {
        begin(given);
    }
}

/// The match by link that was given as a text, once.
pub fn given<G: Game + 'static>() -> Option<Match<G>> {
    GIVEN.take()?.downcast().ok().map(|given| *given)
}

/// A match comes to its table, where nothing is kept of it yet.
fn lay<G: Game + 'static>(fresh: Match<G>, id: &Id) {
    let table = Route::table(G::NAME, id);
    lay_ready((fresh, Keeper::new(id.clone())));
    // Whoever begins a match plays it.
    hold::seize(id);
    table.push();
}

/// Somebody joins a match by link here, on the seat that is free next, and it comes to its table. None if no seat is free.
pub fn join<G: Game + 'static>(mut played: Match<G>) -> Option<Id> {
    let secret = entropy::secret();
    let seat = played.joins()?;
    played.join(seat, &secret).ok()?;
    let id = Id::by_link(&played)?;
    storage::keep_secret(&id, &secret);
    lay(played, &id);
    Some(id)
}

/// A match by link that is kept goes on as it has come, at its table.
pub fn arrive<G: Game + 'static>(kept: Kept<G>, came: Match<G>) {
    let id = kept.1.id().clone();
    lay_ready(kept);
    hold::seize(&id);
    Route::table(G::NAME, &id).replace();
    CAME.set(Some(Box::new((id, came))));
}

/// How the match with this id has come, once, if it goes on.
pub fn came<G: Game + 'static>(id: &Id) -> Option<Match<G>> {
    let came = CAME.take()?.downcast::<(Id, Match<G>)>().ok()?;
    Some(*came).filter(|(other, _)| other == id).map(|(_, came)| came)
}

/// A match is ready for its table.
pub fn lay_ready<G: Game + 'static>(kept: Kept<G>) {
    FRESH.set(Some(Box::new(kept)));
}

/// Finds a match, in the browser's storage and in what lies in the database.
///
/// # Errors
/// Its longest text if none can be read; none if there is no text.
pub fn find<G: Game>(id: &Id, lies: Lies) -> Result<Kept<G>, Option<Damaged>> {
    let when = row::when(id).unwrap_or_default();
    let copy = |kind| Copy { text: storage::read(&key(kind, id.as_str())).unwrap_or_default(), when: when.clone() };
    let mut copies = TEXTS.map(copy).to_vec();
    let mut in_chest = Some(String::new());
    match lies {
        Lies::Nothing => {}
        Lies::Foreign => in_chest = None,
        Lies::Match(texts, when) => {
            in_chest = Some(end(&texts.text).to_owned());
            copies.push(Copy { text: texts.text.clone(), when });
            texts.lay_out(id);
        }
    }
    let Found { mut played, at, others } = copies::find(&copies)?;
    // Without its secret it is played on all the same, and its throws cannot be checked.
    if let Some(secret) = storage::secret(id) {
        played.unlock(secret);
    }
    if hold::plays() == Some(true) {
        for other in others {
            set_apart(id, other, &copies[other].text);
        }
    }
    let known = [0, 1].map(|place| end(&copies[place].text).to_owned());
    let best = if at < TEXTS.len() { at } else { usize::from(copies[1].text.len() > copies[0].text.len()) };
    Ok((played, Keeper::of(id.clone(), end(&copies[at].text).to_owned(), known, best, in_chest)))
}

/// What tells something else than the match with this id becomes a match of its own: its copy is written over.
fn set_apart(id: &Id, copy: usize, text: &str) {
    let kept = storage::write(&key(TEXTS[0], Id::fresh().as_str()), text);
    if let (Ok(()), Some(kind)) = (kept, TEXTS.get(copy)) {
        storage::remove(&key(kind, id.as_str()));
    }
}

/// A match of this device that begins as another does.
pub struct Alike {
    /// Which it is.
    pub id: Id,
    /// Whether the other goes on with it.
    pub goes_on: bool,
    /// What lies of it in the database.
    lies: Lies,
}

/// The match of this device that is `other`, or the beginning of it, or what it begins: that one which `lies` in the
/// database, or one in the browser's storage.
pub fn alike<G: Game>(other: &Match<G>, lies: Lies) -> Option<Alike> {
    if let Lies::Match(texts, _) = &lies {
        let goes_on = goes_on(&read(&texts.text).ok()?, other)?;
        return Some(Alike { id: Id::read(&texts.id)?, goes_on, lies });
    }
    storage::ids().into_iter().find_map(|id| {
        let (kept, _) = find::<G>(&id, Lies::Nothing).ok()?;
        let goes_on = goes_on(&kept, other)?;
        Some(Alike { id, goes_on, lies: Lies::Nothing })
    })
}

/// Whether `other` goes on with a match; none if one has nothing to do with the other. In a match in which nothing has
/// happened yet any other of the same players goes on.
fn goes_on<G: Game>(kept: &Match<G>, other: &Match<G>) -> Option<bool> {
    let goes_on = !other.goes_on_in(kept);
    (!goes_on || (kept.places() > 1 && kept.goes_on_in(other))).then_some(goes_on)
}

/// A match comes to the table of its beginning, which it takes the place of.
pub fn go_on<G: Game + 'static>(with: Alike, mut played: Match<G>) {
    let Ok((kept, keeper)) = find::<G>(&with.id, with.lies) else { return drop(begin(played)) };
    // The secret is not in what somebody sends while the match goes on.
    if let Some(secret) = kept.secret() {
        played.unlock(secret.clone());
    }
    lay_ready((played, keeper));
    hold::seize(&with.id);
    Route::table(G::NAME, &with.id).push();
}
