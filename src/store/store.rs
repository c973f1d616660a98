//! The store, as pages and tables use it.

use std::ops::Deref;
use std::rc::Rc;

use super::{Answer, Database, Id, Notes, Row, Saved, Update};
use crate::play::NotSaved;
use crate::record::{Appended, Match, checksum_line};
use crate::scene::Scene;

/// The matches of this device. What needs no knowledge of a game is asked of its [`Database`].
#[derive(Clone)]
pub struct Store(Rc<dyn Database>);

impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Store {
    type Target = dyn Database;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl Store {
    /// The store over a database.
    pub fn new(database: impl Database + 'static) -> Self {
        Self(Rc::new(database))
    }

    /// Saves a match of which nothing is saved yet, with its notes.
    pub fn begin<G: Scene>(&self, id: &Id, played: &Match<G>, notes: &Notes) -> Answer<Result<(), NotSaved>> {
        self.append(id, played, &played.appended_since(0), notes)
    }

    /// Saves the lines by which a match has grown. The `notes` are saved only if nothing of the match is there any more.
    pub fn append<G: Scene>(
        &self,
        id: &Id,
        played: &Match<G>,
        appended: &Appended,
        notes: &Notes,
    ) -> Answer<Result<(), NotSaved>> {
        let body = played.body();
        let (known, added) = match appended {
            Appended { at: 0, .. } => (String::new(), None),
            Appended { at, lines } => (checksum_line(body.get(..*at).unwrap_or_default()), Some(lines.clone())),
        };
        self.save(update(id, played, known, added, notes))
    }

    /// Saves a match in place of another one, which is its beginning, and keeps the id and the notes of that.
    pub fn replace<G: Scene>(&self, saved: &Saved, played: &Match<G>) -> Answer<Result<(), NotSaved>> {
        let known = last_line(&saved.text).to_owned();
        self.save(update(&saved.id, played, known, None, &saved.notes))
    }
}

fn update<G: Scene>(id: &Id, played: &Match<G>, known: String, added: Option<String>, notes: &Notes) -> Update {
    let body = played.body().to_owned();
    let end = checksum_line(&body);
    Update { row: Row::of(id, played), known, added, body, end, notes: notes.clone() }
}

/// The last line of a record, with its line break if there is one.
#[must_use]
pub fn last_line(text: &str) -> &str {
    text.split_inclusive('\n').next_back().unwrap_or_default()
}
