//! Starting a match at a table: the match is saved, and the page navigates to its table, which reads it from the store.

use js_sys::Date;
use wasm_bindgen_futures::spawn_local;

use super::routes::{GamePage, Route};
use super::{entropy, match_lock};
use crate::play::NotSaved;
use crate::record::{Match, link};
use crate::scene::Scene;
use crate::store::{BoxedFuture, Id, Note, Notes, Saved, Store};

/// A match that is being saved.
type Saving = BoxedFuture<Result<(), NotSaved>>;

/// Starts a match, with its throws sealed if it has no moves yet.
pub fn start_match<G: Scene>(store: &Store, fresh: Match<G>, notes: Notes) {
    let id = Id::new(entropy::bits());
    let fresh = if G::THROWS { fresh.sealed(entropy::secret()) } else { fresh };
    let notes = match fresh.secret() {
        Some(secret) => notes.with(Note::Secret, secret.to_string()),
        None => notes,
    };
    go_to(&id, store.save_on(&id, "", &fresh, &notes), &GamePage::Table(id.clone()).of(G::NAME));
}

/// Opens a match to be looked at: it is in no list unless somebody plays on in it.
pub fn look_at<G: Scene>(store: &Store, played: &Match<G>) {
    let id = Id::new(entropy::bits());
    let saving = store.save_unlisted(&id, played, Date::new_0().to_iso_string().into());
    go_to(&id, saving, &GamePage::Table(id.clone()).of(G::NAME));
}

/// Joins a match by link on the next free seat, and navigates to its table. Does nothing if no seat is free. A name that
/// a player can have replaces that of the seat.
pub fn join_match<G: Scene>(store: &Store, played: Match<G>, name: &str, notes: Notes) {
    if let Some((id, saving)) = save_joined(store, played, name, notes) {
        go_to(&id, saving, &GamePage::Table(id.clone()).of(G::NAME));
    }
}

/// Joins a match by link on the next free seat, and navigates to the page on which the other device is connected. Does
/// nothing if no seat is free.
pub fn join_live<G: Scene>(store: &Store, played: Match<G>, notes: Notes) {
    if let Some((id, saving)) = save_joined(store, played, "", notes) {
        go_to(&id, saving, &GamePage::LiveTable(id.clone()).of(G::NAME));
    }
}

/// Joins a match by link on the next free seat, and saves it. `None` if no seat is free.
fn save_joined<G: Scene>(store: &Store, mut played: Match<G>, name: &str, notes: Notes) -> Option<(Id, Saving)> {
    let secret = entropy::secret();
    played.join_as(played.joins()?, &secret, name).ok()?;
    let id = Id::by_link(&played)?;
    let notes = notes.with(Note::Secret, secret.to_string());
    let saving = store.save_on(&id, "", &played, &notes);
    Some((id, saving))
}

/// Saves a match by link that nobody of this device plays, and navigates to its table. Does nothing if it has no token
/// yet.
pub fn watch_match<G: Scene>(store: &Store, played: &Match<G>) {
    if let Some(id) = Id::by_link(played) {
        go_to(&id, store.save_on(&id, "", played, &Notes::default()), &GamePage::Table(id.clone()).of(G::NAME));
    }
}

/// Opens a match that was given as a text. One by link is opened as its link would be, even if it is too long for a
/// link.
pub fn open_match<G: Scene>(store: &Store, given: Match<G>) {
    if given.is_by_link() {
        store.hand_over(given.to_string());
        GamePage::Link(link::write(&given, None).unwrap_or_default()).of(G::NAME).push();
    } else {
        start_match(store, given, Notes::default());
    }
}

/// Replaces a saved match by a longer one that continues it.
pub fn replace_saved<G: Scene>(store: &Store, saved: &Saved, mut played: Match<G>) {
    // Nobody sends the secret while the match is running.
    if let Some(secret) = saved.notes.secret() {
        played.unlock(secret);
    }
    let saving = store.save_on(&saved.id, &saved.text, &played, &saved.notes);
    go_to(&saved.id, saving, &GamePage::Table(saved.id.clone()).of(G::NAME));
}

/// Navigates to the table of a match, or to its page of live play. This tab plays the match from now on. The table reads
/// it once it is saved, and reports if saving failed.
fn go_to(id: &Id, saving: Saving, route: &Route) {
    spawn_local(async move { saving.await.unwrap_or_default() });
    match_lock::steal(id);
    route.push();
}
