//! How a match comes to a table of this device: it is saved, and the page goes to its table, which reads it from the store.

use wasm_bindgen_futures::spawn_local;

use super::routes::Route;
use super::{entropy, hold};
use crate::play::NotSaved;
use crate::record::{Match, link};
use crate::scene::Scene;
use crate::store::{Answer, Id, Note, Notes, Saved, Store};

/// A match begins, sealed if nothing has happened in it yet.
pub fn begin<G: Scene + 'static>(store: &Store, fresh: Match<G>, notes: Notes) {
    let id = Id::new(entropy::bits());
    let fresh = if G::THROWS { fresh.sealed(entropy::secret()) } else { fresh };
    let notes = match fresh.secret() {
        Some(secret) => notes.with(Note::Secret, secret.to_string()),
        None => notes,
    };
    go_to(G::NAME, &id, store.save_on(&id, "", &fresh, &notes));
}

/// Somebody joins a match by link here, on the seat that is free next. Where none is, nothing happens.
pub fn join<G: Scene + 'static>(store: &Store, mut played: Match<G>, notes: Notes) {
    let secret = entropy::secret();
    let has_joined = played.joins().is_some_and(|seat| played.join(seat, &secret).is_ok());
    if let Some(id) = Id::by_link(&played).filter(|_| has_joined) {
        let notes = notes.with(Note::Secret, secret.to_string());
        go_to(G::NAME, &id, store.save_on(&id, "", &played, &notes));
    }
}

/// A match that was given as a text begins; one by link goes the way of its link, also where it is too long for one.
pub fn give<G: Scene + 'static>(store: &Store, given: Match<G>) {
    if given.is_by_link() {
        store.hand_over(given.to_string());
        Route::link(G::NAME, link::write(&given, None).unwrap_or_default()).push();
    } else {
        begin(store, given, Notes::default());
    }
}

/// A match takes the place of the one that is saved, which is its beginning.
pub fn go_on<G: Scene + 'static>(store: &Store, saved: &Saved, mut played: Match<G>) {
    // The secret is not in what somebody sends while the match goes on.
    if let Some(secret) = saved.notes.secret() {
        played.unlock(secret);
    }
    go_to(G::NAME, &saved.id, store.save_on(&saved.id, &saved.text, &played, &saved.notes));
}

/// Goes to a table at which this tab plays. The table reads the match once it is saved, and says so where it is not.
fn go_to(game: &str, id: &Id, saving: Answer<Result<(), NotSaved>>) {
    spawn_local(async move { saving.await.unwrap_or_default() });
    hold::seize(id);
    Route::table(game, id).push();
}
