//! What is to be said of what happened: while it is shown, in the move list, and until the next thing happens.

use crate::rules::{Clause, Seat};
use crate::scene::list;

/// How many of the last events are looked at: more than three bots bring about between two turns of a person.
const LOOKED_AT: usize = 100;

/// Somebody or something does something, by a clause of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    /// Who or what: `Dan`, `the table`.
    pub who: String,
    /// What that does: `hits Ben`.
    pub does: String,
    /// The clause that it follows from, where that is worth reading.
    pub clause: Option<Clause>,
}

impl Say {
    /// What follows from a clause.
    #[inline(never)]
    pub fn by(clause: &'static str, who: &str, does: &str) -> Self {
        Self { clause: Some(Clause(clause)), ..Self::plain(who, does) }
    }

    /// What needs no clause.
    #[inline(never)]
    pub fn plain(who: &str, does: &str) -> Self {
        Self { who: who.to_owned(), does: does.to_owned(), clause: None }
    }

    /// What it does, with the clause in brackets.
    fn cited(&self) -> String {
        self.clause.map_or_else(|| self.does.clone(), |clause| format!("{} ({clause})", self.does))
    }

    /// As a note on what `who` did.
    pub fn note(&self, who: &str) -> String {
        if self.who == who { self.cited() } else { format!("{} {}", self.who, self.cited()) }
    }
}

/// All of it in sentences: what the same does one after the other is one sentence.
pub fn sentences(says: &[Say]) -> String {
    let mut told = String::new();
    let mut rest = says;
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|say| say.who == first.who).count();
        let does: Vec<_> = rest[..same].iter().map(Say::cited).collect();
        if !told.is_empty() {
            told += ". ";
        }
        told += &capital(&format!("{} {}", first.who, list(does.into_iter())));
        rest = &rest[same..];
    }
    told
}

fn capital(words: &str) -> String {
    let mut words = words.to_owned();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// What stays to be read after it has happened. Who sits alone at the table, the `viewer`, reads first who has hit him since
/// he played, then what surprised of what he did himself; otherwise the last thing counts. `by` says who did something and
/// whom it hits; `surprises` is given an event with those before it.
pub fn said<'a, E: 'a>(
    happened: &[&'a E],
    viewer: Option<Seat>,
    by: impl Fn(&E) -> (Option<Seat>, Option<Seat>),
    surprises: impl Fn(&[&'a E]) -> Option<Say>,
) -> Option<(String, Option<Clause>)> {
    let at = |is: &dyn Fn(&E) -> bool| happened.iter().position(|event| viewer.is_some() && is(event));
    let own = at(&|event| by(event).0 == viewer);
    let hit = at(&|event| by(event).1 == viewer).filter(|hit| own.is_none_or(|own| *hit < own));
    let say = [hit, own, Some(0)].into_iter().flatten().find_map(|at| surprises(happened.get(at..)?))?;
    Some((capital(&format!("{} {}.", say.who, say.does)), say.clause))
}

/// The last ones of what happened, the last one first, as many as are looked at.
pub fn latest<'a, E>(happened: impl Iterator<Item = &'a E>) -> Vec<&'a E> {
    happened.take(LOOKED_AT).collect()
}

/// The last of what is said that follows from one of these clauses.
pub fn citing(says: Vec<Say>, clauses: &[&'static str]) -> Option<Say> {
    says.into_iter().rev().find(|say| say.clause.is_some_and(|clause| clauses.contains(&clause.0)))
}
