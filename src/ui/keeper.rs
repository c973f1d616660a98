//! Keeps the match at a table: in the browser's storage, by turns in each of two places, so that the text before is whole
//! whatever becomes of the one that is being written; and in the database, which takes a moment.

use super::chest::{self, Answer, Lies, Texts, Ticket};
use super::copies::end;
use super::id::Id;
use super::row::Row;
use super::storage::{self, TEXTS, key};
use crate::record::{Match, Secret};
use crate::scene::Scene;

/// Another tab has kept something of the match that this one does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind;

/// What the database was asked.
enum Asked {
    /// To keep the text with this last line.
    Keep(String),
    /// What lies there.
    Read,
}

/// Keeps one match.
pub struct Keeper {
    id: Id,
    /// The last line of the match's text as it is now.
    end: String,
    /// Whether something has happened since lists were told of it.
    has_happened: bool,
    /// The last lines of the two texts in the browser's storage, as this program read or wrote them.
    known: [String; 2],
    /// Which of the two is written next.
    next: usize,
    /// Whether the match as it is now lies there.
    is_stored: bool,
    /// The last line of the text in the database, as this program read or wrote it; none if what lies there has another
    /// shape, and is left alone.
    in_chest: Option<String>,
    /// What the database was asked last and has not answered.
    asked: Option<(Ticket, Asked)>,
    /// Whether it did not do what it was asked before: then nobody waits for it.
    fails: bool,
}

impl Keeper {
    /// Keeps a match of which nothing is kept yet.
    pub fn new(id: Id) -> Self {
        Self::of(id, String::new(), Default::default(), 1, Some(String::new()))
    }

    /// Goes on with a match whose text has this last line. `known` are those of the two texts in the browser's storage,
    /// of which the one with the number `best` is not written over first, and `in_chest` that of the database.
    pub fn of(id: Id, end: String, known: [String; 2], best: usize, in_chest: Option<String>) -> Self {
        let is_stored = known.contains(&end);
        Self { id, end, has_happened: false, known, next: 1 - best, is_stored, in_chest, asked: None, fails: false }
    }

    /// The match.
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// Whether nothing is kept of the match yet.
    pub fn is_fresh(&self) -> bool {
        self.end.is_empty()
    }

    /// In how many places the match lies as it is now.
    pub fn places(&self) -> usize {
        usize::from(self.is_stored) + usize::from(self.in_chest.as_ref() == Some(&self.end))
    }

    fn key(&self, place: usize) -> String {
        key(TEXTS[place], self.id.as_str())
    }

    /// Whether nothing lies in the browser's storage but what this program knows.
    fn is_known(&self) -> bool {
        let knows = |place: usize| storage::stored(&self.key(place)).is_none_or(|text| end(&text) == self.known[place]);
        knows(0) && knows(1)
    }

    /// Keeps the match as it is now, and the secret of its throws, if that is known. What the browser's storage does
    /// not keep is there until the page is closed.
    ///
    /// # Errors
    /// When something else lies in the browser's storage by now, which stays.
    pub fn keep<G: Scene>(&mut self, played: &Match<G>, secret: Option<&Secret>) -> Result<(), Behind> {
        if !self.is_known() {
            return Err(Behind);
        }
        let text = played.to_string();
        if end(&text) != self.end {
            self.end = end(&text).into();
            self.has_happened = true;
        }
        self.is_stored = storage::stored(&self.key(1 - self.next)).as_ref() == Some(&text);
        if !self.is_stored && storage::write(&self.key(self.next), &text).is_ok() {
            self.is_stored = true;
            self.known[self.next].clone_from(&self.end);
            self.next = 1 - self.next;
        }
        self.commit(played, secret, &text);
        Ok(())
    }

    /// Has the database keep the match, if it does not.
    fn commit<G: Scene>(&mut self, played: &Match<G>, secret: Option<&Secret>, text: &str) {
        // It is known at the table even where the browser's storage has lost it.
        if let Some(secret) = secret.filter(|secret| storage::secret(&self.id).as_ref() != Some(*secret)) {
            storage::keep_secret(&self.id, secret);
        }
        let row = Row::of(&self.id, played, std::mem::take(&mut self.has_happened));
        row.keep(&self.id);
        if let Some(known) = self.in_chest.as_ref().filter(|known| **known != self.end && self.asked.is_none()) {
            let ticket = chest::keep(&row, &Texts::of(&self.id, text), known);
            self.asked = Some((ticket, Asked::Keep(self.end.clone())));
        }
    }

    /// Has the database looked up.
    pub fn look_up(&mut self) {
        self.asked = Some((chest::read(&self.id), Asked::Read));
    }

    /// Whether an answer of the database is waited for.
    pub fn waits(&self) -> bool {
        self.asked.is_some() && !self.fails
    }

    /// Takes in an answer of the database, and gives what it comes to, if it was to be answered.
    pub fn hear(&mut self, ticket: Ticket, answer: Answer) -> Option<Answer> {
        let (_, asked) = self.asked.take_if(|(asked, _)| *asked == ticket)?;
        self.fails = matches!(answer, Answer::Failed);
        Some(match (asked, answer) {
            (Asked::Keep(end), Answer::Kept) => {
                self.in_chest = Some(end);
                Answer::Kept
            }
            (Asked::Read, Answer::Failed) => Answer::Lies(Lies::Nothing),
            (_, answer) => answer,
        })
    }

    /// Goes on from what another keeper has found of the match.
    pub fn go_on_as(&mut self, found: Self) {
        *self = Self { fails: self.fails, ..found };
    }
}
