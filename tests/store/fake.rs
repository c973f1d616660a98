//! A database in memory that keeps the guarantees of the trait, and fails on request.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::ready;
use std::rc::Rc;

use caravanserai::play::NotSaved;
use caravanserai::record::split_last_line;
use caravanserai::store::{
    BoxedFuture, Database, DatabaseError, Id, Listener, MatchSummary, Note, Notes, Saved, Store, Update,
};

/// A failure of the next call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The storage is full.
    Full,
    /// The connection is closed.
    Closed,
    /// The data is saved, but only after the caller has stopped waiting.
    Late,
}

/// A match in the database.
#[derive(Clone)]
struct Entry {
    row: MatchSummary,
    pieces: Vec<String>,
    end: String,
    notes: Notes,
}

#[derive(Default)]
struct Memory {
    entries: RefCell<BTreeMap<String, Entry>>,
    held: RefCell<BTreeMap<String, Saved>>,
    fault: Cell<Option<Fault>>,
}

/// The handle of the tests to the database.
#[derive(Clone, Default)]
pub struct Fake(Rc<Memory>);

impl Fake {
    /// A store over an empty database, and the handle to it.
    pub fn store() -> (Store, Self) {
        let fake = Self::default();
        (Store::new(fake.clone()), fake)
    }

    /// Makes the next call fail in this way.
    pub fn fails(&self, fault: Fault) {
        self.0.fault.set(Some(fault));
    }

    /// Deletes all data, as the browser may.
    pub fn clear(&self) {
        self.0.entries.borrow_mut().clear();
    }

    /// The pieces in which the record of a match was written.
    pub fn pieces(&self, id: &Id) -> Vec<String> {
        self.0.entries.borrow().get(id.as_str()).map(|entry| entry.pieces.clone()).unwrap_or_default()
    }

    /// Stores a record with any text.
    pub fn put(&self, id: &Id, text: &str) {
        let (body, end) = split_last_line(text);
        let row = MatchSummary { id: id.as_str().to_owned(), ..MatchSummary::default() };
        let entry = Entry { row, pieces: vec![body.to_owned()], end: end.to_owned(), notes: Notes::default() };
        self.0.entries.borrow_mut().insert(id.as_str().to_owned(), entry);
    }

    /// The row of a saved match.
    pub fn row(&self, id: &Id) -> MatchSummary {
        self.0.entries.borrow()[id.as_str()].row.clone()
    }

    fn write(&self, update: Update) -> Result<(), NotSaved> {
        let Update { row, known, added, body, end, notes } = update;
        let mut entries = self.0.entries.borrow_mut();
        let before = entries.get(&row.id).cloned();
        let is_known = before.as_ref().is_some_and(|before| before.end == known);
        let begins = |before: &Entry| body.starts_with(&before.pieces.concat());
        if before.as_ref().is_some_and(|before| !is_known && !begins(before)) {
            return Err(NotSaved::WriteConflict);
        }
        let pieces = match (&before, added) {
            (Some(before), Some(added)) if is_known => [before.pieces.clone(), vec![added]].concat(),
            _ => vec![body],
        };
        let notes = before.map_or(notes, |before| before.notes);
        entries.insert(row.id.clone(), Entry { row, pieces, end, notes });
        Ok(())
    }
}

fn saved(id: &str, entry: &Entry) -> Saved {
    let text = entry.pieces.concat() + &entry.end;
    Saved { id: Id::read(id).expect("an id"), text, notes: entry.notes.clone(), is_held: false }
}

impl Database for Fake {
    fn read(&self, id: &Id) -> BoxedFuture<Result<Option<Saved>, DatabaseError>> {
        let found = match (self.0.held.borrow().get(id.as_str()), self.0.fault.take()) {
            (Some(held), _) => Ok(Some(held.clone())),
            (None, Some(_)) => Err(DatabaseError),
            (None, None) => Ok(self.0.entries.borrow().get(id.as_str()).map(|entry| saved(id.as_str(), entry))),
        };
        Box::pin(ready(found))
    }

    fn related(&self, origin: &str) -> BoxedFuture<Result<Vec<Saved>, DatabaseError>> {
        if self.0.fault.take().is_some() {
            return Box::pin(ready(Err(DatabaseError)));
        }
        let entries = self.0.entries.borrow();
        let related = entries.iter().filter(|(_, entry)| entry.row.origin == origin);
        Box::pin(ready(Ok(related.map(|(id, entry)| saved(id, entry)).collect())))
    }

    fn newest(&self, game: &str) -> BoxedFuture<Result<Option<Id>, DatabaseError>> {
        if self.0.fault.take().is_some() {
            return Box::pin(ready(Err(DatabaseError)));
        }
        let entries = self.0.entries.borrow();
        let newest = entries.values().find(|entry| entry.row.game == game);
        Box::pin(ready(Ok(newest.and_then(|entry| Id::read(&entry.row.id)))))
    }

    fn save(&self, update: Update) -> BoxedFuture<Result<(), NotSaved>> {
        let id = update.row.id.clone();
        let text = update.body.clone() + &update.end;
        let held = Saved { id: Id::read(&id).expect("an id"), text, notes: update.notes.clone(), is_held: true };
        let outcome = match self.0.fault.take() {
            None => self.write(update),
            Some(Fault::Late) => self.write(update).and(Err(NotSaved::Failed)),
            Some(Fault::Full | Fault::Closed) => Err(NotSaved::Failed),
        };
        if outcome == Err(NotSaved::Failed) {
            self.0.held.borrow_mut().insert(id, held);
        } else {
            self.0.held.borrow_mut().remove(&id);
        }
        Box::pin(ready(outcome))
    }

    fn note(&self, id: &Id, kind: Note, text: &str) -> BoxedFuture<Result<(), DatabaseError>> {
        if let Some(entry) = self.0.entries.borrow_mut().get_mut(id.as_str()) {
            entry.notes = entry.notes.clone().with(kind, text);
        }
        Box::pin(ready(Ok(())))
    }

    fn remove(&self, id: &Id) -> BoxedFuture<Result<(), DatabaseError>> {
        self.0.entries.borrow_mut().remove(id.as_str());
        Box::pin(ready(Ok(())))
    }

    fn watch(&self, _changed: Box<dyn Fn(Id)>) -> Listener {
        Listener::new(|| {})
    }
}
