//! The store, as pages and tables use it.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use super::{BoxedFuture, Database, Id, MatchSummary, Notes, Update};
use crate::play::NotSaved;
use crate::record::{Match, checksum_line, split_last_line};
use crate::scene::Scene;

/// The matches of this device. It dereferences to its [`Database`], for calls that do not depend on the game.
#[derive(Clone)]
pub struct Store {
    database: Rc<dyn Database>,
    /// The text of a match that is handed to the next page.
    handed: Rc<RefCell<Option<String>>>,
}

impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.database, &other.database)
    }
}

impl Deref for Store {
    type Target = dyn Database;

    fn deref(&self) -> &Self::Target {
        &*self.database
    }
}

impl Store {
    /// The store over a database.
    pub fn new(database: impl Database + 'static) -> Self {
        Self { database: Rc::new(database), handed: Rc::default() }
    }

    /// Hands a match to the next page where it is too long for an address: a typed link to the page of links, or a
    /// match by link to its table.
    pub fn hand_over(&self, text: String) {
        self.handed.replace(Some(text));
    }

    /// Takes the match that was handed over; `None` from then on.
    #[must_use]
    pub fn take_over(&self) -> Option<String> {
        self.handed.take()
    }

    /// Saves a match over `saved`, its record as last read or saved (empty if it never was). If the new record
    /// continues it, only the new lines are written. The `notes` are written only with a new match.
    pub fn save_on<G: Scene>(
        &self,
        id: &Id,
        saved: &str,
        played: &Match<G>,
        notes: &Notes,
    ) -> BoxedFuture<Result<(), NotSaved>> {
        let (before, known) = split_last_line(saved);
        let body = played.body().to_owned();
        let added = body.strip_prefix(before).filter(|_| !known.is_empty()).map(str::to_owned);
        let (row, end) = (MatchSummary::of(id, played), checksum_line(&body));
        self.save(Update { row, known: known.to_owned(), added, body, end, notes: notes.clone() })
    }

    /// Saves a new match that is only looked at. It counts as deleted `now`, in ISO 8601, so it is in no list, and goes after
    /// a while. The next save, of a match that somebody plays on in, lists it.
    pub fn save_unlisted<G: Scene>(
        &self,
        id: &Id,
        played: &Match<G>,
        now: String,
    ) -> BoxedFuture<Result<(), NotSaved>> {
        let row = MatchSummary { deleted: now, ..MatchSummary::of(id, played) };
        let body = played.body().to_owned();
        let (known, end) = (String::new(), checksum_line(&body));
        self.save(Update { row, known, added: None, body, end, notes: Notes::default() })
    }
}
