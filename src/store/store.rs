//! The store, as pages and tables use it.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use super::{Answer, Database, Id, Notes, Row, Update};
use crate::play::NotSaved;
use crate::record::{Match, checksum_line};
use crate::scene::Scene;

/// The matches of this device. What needs no knowledge of a game is asked of its [`Database`].
#[derive(Clone)]
pub struct Store {
    database: Rc<dyn Database>,
    /// The text of a match that one page hands to the next.
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

    /// Hands a match to the next page, where an address is too short for it: the page of links takes one that was typed, its
    /// table one by link that has come.
    pub fn hand_over(&self, text: String) {
        self.handed.replace(Some(text));
    }

    /// Takes the match that was handed over, once.
    #[must_use]
    pub fn take_over(&self) -> Option<String> {
        self.handed.take()
    }

    /// Saves a match on top of `saved`, the record of it that was read or saved last; empty if none was. Where that is the
    /// beginning of the new record, only the rest is written. The `notes` are written only with a match that is new.
    pub fn save_on<G: Scene>(
        &self,
        id: &Id,
        saved: &str,
        played: &Match<G>,
        notes: &Notes,
    ) -> Answer<Result<(), NotSaved>> {
        let (before, known) = split_last_line(saved);
        let body = played.body().to_owned();
        let added = body.strip_prefix(before).filter(|_| !known.is_empty()).map(str::to_owned);
        let (row, end) = (Row::of(id, played), checksum_line(&body));
        self.save(Update { row, known: known.to_owned(), added, body, end, notes: notes.clone() })
    }
}

/// A record without its last line, and that line with its line break, if it has one.
#[must_use]
pub fn split_last_line(record: &str) -> (&str, &str) {
    let last = record.split_inclusive('\n').next_back().unwrap_or_default();
    record.split_at(record.len() - last.len())
}
