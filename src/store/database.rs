//! The database interface of the store.

use std::pin::Pin;

use super::{Id, MatchSummary, Note, Notes};
use crate::play::NotSaved;
use crate::record::Match;
use crate::rules::Game;

/// An asynchronous result.
pub type BoxedFuture<T> = Pin<Box<dyn Future<Output = T>>>;

/// The database does not respond, or refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DatabaseError;

/// A saved match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its id.
    pub id: Id,
    /// The text of its record, not parsed yet: it may be damaged.
    pub text: String,
    /// Its notes.
    pub notes: Notes,
    /// `true` if it is held in memory until the page is closed, because the database has not saved all of it.
    pub is_held: bool,
}

impl Saved {
    /// The record in the database; empty if the match is held in memory only.
    #[must_use]
    pub fn record(&self) -> &str {
        if self.is_held { "" } else { &self.text }
    }

    /// The number of bytes of this record's [`body`](Match::body) that the database has.
    #[must_use]
    pub fn bytes<G: Game>(&self, played: &Match<G>) -> usize {
        if self.is_held { 0 } else { played.body().len() }
    }
}

/// A save of a new state of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// The row of the match.
    pub row: MatchSummary,
    /// The last line of the record as it is saved, which identifies it; empty if nothing is saved.
    pub known: String,
    /// The lines to append; `None` to replace the whole record.
    pub added: Option<String>,
    /// The record without its last line.
    pub body: String,
    /// The last line, with its line break.
    pub end: String,
    /// The notes, which are saved only with a new match.
    pub notes: Notes,
}

/// An event listener, which is removed on drop.
pub struct Listener(Option<Box<dyn FnOnce()>>);

impl Listener {
    /// A listener that `end` removes.
    pub fn new(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(end) = self.0.take() {
            end();
        }
    }
}

/// A database of matches. Every call completes within two seconds. A match that could not be saved is held in memory
/// and read from there until it is saved or the page is closed.
pub trait Database {
    /// Reads the match with this id; `None` if there is none.
    ///
    /// # Errors
    /// If the database fails.
    fn read(&self, id: &Id) -> BoxedFuture<Result<Option<Saved>, DatabaseError>>;

    /// The matches whose records have the same header, by the checksum
    /// [`Match::origin`](crate::record::Match::origin).
    ///
    /// # Errors
    /// If the database fails.
    fn related(&self, origin: &str) -> BoxedFuture<Result<Vec<Saved>, DatabaseError>>;

    /// The last played match of a game; `None` if there is none.
    ///
    /// # Errors
    /// If the database fails.
    fn newest(&self, game: &str) -> BoxedFuture<Result<Option<Id>, DatabaseError>>;

    /// Saves a match durably: once this completes, the match survives a crash of the machine.
    ///
    /// # Errors
    /// If another record is saved under its id, or the database does not save it.
    fn save(&self, update: Update) -> BoxedFuture<Result<(), NotSaved>>;

    /// Saves a note of a match.
    ///
    /// # Errors
    /// If the database does not save it.
    fn note(&self, id: &Id, kind: Note, text: &str) -> BoxedFuture<Result<(), DatabaseError>>;

    /// Deletes a match.
    ///
    /// # Errors
    /// If the database fails.
    fn remove(&self, id: &Id) -> BoxedFuture<Result<(), DatabaseError>>;

    /// Calls `changed` for each match that another tab saves, until the result is dropped.
    fn watch(&self, changed: Box<dyn Fn(Id)>) -> Listener;
}
