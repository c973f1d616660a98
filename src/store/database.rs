//! The database of matches, as the store needs it.

use std::pin::Pin;

use super::{Id, Note, Notes, Row};
use crate::play::NotSaved;
use crate::record::Match;
use crate::rules::Game;

/// An answer that takes its time.
pub type Answer<T> = Pin<Box<dyn Future<Output = T>>>;

/// The database does not answer, or refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

/// A match as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The match.
    pub id: Id,
    /// The text of its record, not read yet: it may be damaged.
    pub text: String,
    /// The notes beside it.
    pub notes: Notes,
    /// Whether it lies in memory only, until the page is closed: the database has not taken all of it.
    pub is_held: bool,
}

impl Saved {
    /// The record in the database; empty if the match is held in memory only.
    #[must_use]
    pub fn record(&self) -> &str {
        if self.is_held { "" } else { &self.text }
    }

    /// The bytes of the record's [`body`](Match::body) that the database has, of this match as it was read.
    #[must_use]
    pub fn bytes<G: Game>(&self, played: &Match<G>) -> usize {
        if self.is_held { 0 } else { played.body().len() }
    }
}

/// A new state of a match that is to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// The match in lists.
    pub row: Row,
    /// The last line of the record as it is saved so far, which tells one record from all others; empty if nothing is.
    pub known: String,
    /// The lines that are appended to it; `None` where the whole record takes its place.
    pub added: Option<String>,
    /// All lines of the record but the last one.
    pub body: String,
    /// The last line, with its line break.
    pub end: String,
    /// The notes, which are saved with a new match only.
    pub notes: Notes,
}

/// What is watched, until this is dropped.
pub struct Watch(Option<Box<dyn FnOnce()>>);

impl Watch {
    /// A watch that `end` ends.
    pub fn new(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(end) = self.0.take() {
            end();
        }
    }
}

/// A database of matches. Every answer comes within two seconds. What has failed to be saved is held in memory, and
/// read from there, until it is saved or the page is closed.
pub trait Database {
    /// The match with this id; `None` if there is none.
    fn read(&self, id: &Id) -> Answer<Result<Option<Saved>, Failed>>;

    /// The matches whose records begin with the same header as [`Match::origin`](crate::record::Match::origin) sums up.
    fn related(&self, origin: &str) -> Answer<Vec<Saved>>;

    /// The match of a game that was played last.
    fn newest(&self, game: &str) -> Answer<Option<Id>>;

    /// Saves a match, durably: once this is answered, it survives a crash of the machine.
    fn save(&self, update: Update) -> Answer<Result<(), NotSaved>>;

    /// Saves something beside a match.
    fn note(&self, id: &Id, kind: Note, text: &str) -> Answer<Result<(), Failed>>;

    /// Deletes a match.
    fn remove(&self, id: &Id) -> Answer<Result<(), Failed>>;

    /// Tells of the matches that other tabs change.
    fn watch(&self, changed: Box<dyn Fn(Id)>) -> Watch;
}
