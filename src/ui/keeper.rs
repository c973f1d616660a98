//! Keeps the match at a table: a text by turns in each of two places, so that the one before is whole whatever becomes of
//! the one that is being written.

use super::id::Id;
use super::storage::{self, TEXTS, key};
use super::{later, summary};
use crate::record::Match;
use crate::rules::Game;

/// Why a match is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// The browser gives this page no storage, or has no room left.
    ByBrowser,
    /// Another tab has kept something there that this one does not know.
    Unknown,
}

/// Keeps one match.
pub struct Keeper {
    id: Id,
    /// The last lines of the two texts, as this program read or wrote them.
    known: [String; 2],
    /// Which of the two is written next.
    next: usize,
}

impl Keeper {
    /// Keeps a match of which nothing is kept yet.
    pub fn new(id: Id) -> Self {
        Self { id, known: Default::default(), next: 0 }
    }

    /// Goes on with a match: `texts` lie in the two places, and the one with this number is not written over first.
    pub fn of(id: Id, texts: [&str; 2], best: usize) -> Self {
        Self { id, known: texts.map(|text| summary::end(text).to_owned()), next: 1 - best }
    }

    /// The match.
    pub fn id(&self) -> &Id {
        &self.id
    }

    fn key(&self, place: usize) -> String {
        key(TEXTS[place], self.id.as_str())
    }

    /// Whether nothing lies there but what this program knows.
    pub fn is_known(&self) -> bool {
        let knows = |place: usize| {
            storage::stored(&self.key(place)).is_none_or(|text| summary::end(&text) == self.known[place])
        };
        knows(0) && knows(1)
    }

    /// Keeps the match as it is now.
    ///
    /// # Errors
    /// When something else lies there by now, which stays; or when the browser does not keep it: then it is there until the
    /// page is closed.
    pub fn keep<G: Game>(&mut self, played: &Match<G>) -> Result<(), NotKept> {
        if !self.is_known() {
            return Err(NotKept::Unknown);
        }
        let text = played.to_string();
        // A table that is only opened does not make its match younger.
        if storage::stored(&self.key(1 - self.next)).as_ref() == Some(&text) {
            later::if_here(|| summary::keep(&self.id, played, false));
            return Ok(());
        }
        let kept = storage::write(&self.key(self.next), &text);
        later::if_here(|| summary::keep(&self.id, played, true));
        kept.map_err(|_| NotKept::ByBrowser)?;
        self.known[self.next] = summary::end(&text).into();
        self.next = 1 - self.next;
        Ok(())
    }
}
