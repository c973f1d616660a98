//! Starting a match at a table: the match is saved, and the page navigates to its table, which reads it from the store.

use wasm_bindgen_futures::spawn_local;

use super::routes::Route;
use super::{entropy, match_lock};
use crate::play::NotSaved;
use crate::record::{Match, link};
use crate::scene::Scene;
use crate::store::{BoxedFuture, Id, Note, Notes, Saved, Store};

/// Starts a match, with its throws sealed if it has no moves yet.
pub fn start_match<G: Scene + 'static>(store: &Store, fresh: Match<G>, notes: Notes) {
    let id = Id::new(entropy::bits());
    let fresh = if G::THROWS { fresh.sealed(entropy::secret()) } else { fresh };
    let notes = match fresh.secret() {
        Some(secret) => notes.with(Note::Secret, secret.to_string()),
        None => notes,
    };
    go_to_table(G::NAME, &id, store.save_on(&id, "", &fresh, &notes));
}

/// Joins a match by link on the next free seat. Does nothing if no seat is free.
pub fn join_match<G: Scene + 'static>(store: &Store, mut played: Match<G>, notes: Notes) {
    let secret = entropy::secret();
    let has_joined = played.joins().is_some_and(|seat| played.join(seat, &secret).is_ok());
    if let Some(id) = Id::by_link(&played).filter(|_| has_joined) {
        let notes = notes.with(Note::Secret, secret.to_string());
        go_to_table(G::NAME, &id, store.save_on(&id, "", &played, &notes));
    }
}

/// Opens a match that was given as a text. One by link is opened as its link would be, even if it is too long for a
/// link.
pub fn open_match<G: Scene + 'static>(store: &Store, given: Match<G>) {
    if given.is_by_link() {
        store.hand_over(given.to_string());
        Route::link(G::NAME, link::write(&given, None).unwrap_or_default()).push();
    } else {
        start_match(store, given, Notes::default());
    }
}

/// Replaces a saved match by a longer one that continues it.
pub fn replace_saved<G: Scene + 'static>(store: &Store, saved: &Saved, mut played: Match<G>) {
    // Nobody sends the secret while the match is running.
    if let Some(secret) = saved.notes.secret() {
        played.unlock(secret);
    }
    go_to_table(G::NAME, &saved.id, store.save_on(&saved.id, &saved.text, &played, &saved.notes));
}

/// Navigates to a table at which this tab plays. The table reads the match once it is saved, and reports if saving
/// failed.
fn go_to_table(game: &str, id: &Id, saving: BoxedFuture<Result<(), NotSaved>>) {
    spawn_local(async move { saving.await.unwrap_or_default() });
    match_lock::steal(id);
    Route::table(game, id).push();
}
