//! What is to be said of what happened: while it is shown, in the move list, and until the next thing happens.

use super::words::cited;
use crate::rules::{Clause, Seat};
use crate::words::cross::{and_then, full_stop};

/// How many of the last events are looked at: more than three bots bring about between two turns of a person.
const LOOKED_AT: usize = 100;

/// A sentence about something that happened by a clause of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    /// The sentence, without its full stop: `Dan hits Ben`.
    pub sentence: String,
    /// The clause that it follows from, where that is worth reading.
    pub clause: Option<Clause>,
}

impl Say {
    /// A sentence about something that follows from a clause.
    #[inline(never)]
    pub fn by(clause: &'static str, sentence: String) -> Self {
        Self { sentence, clause: Some(Clause(clause)) }
    }

    /// A sentence that needs no clause.
    #[inline(never)]
    pub fn plain(sentence: String) -> Self {
        Self { sentence, clause: None }
    }

    /// The sentence with the clause in brackets.
    fn cited(&self) -> String {
        self.clause.map_or_else(|| self.sentence.clone(), |clause| cited(&self.sentence, clause))
    }
}

/// All of it in sentences behind those that are `told` already, the last one without its full stop; nothing where there
/// is nothing to tell.
pub fn sentences(told: Option<String>, says: &[Say]) -> Option<String> {
    let sentences = told.into_iter().chain(says.iter().map(Say::cited));
    sentences.reduce(|told, next| and_then(&told, &next))
}

/// The recap: the sentence that stays to be read. Who sits alone at the table, the `viewer`, reads first who has hit
/// him since he played, then what surprised of what he did himself; otherwise the last thing counts. `by` says who did
/// something and whom it hits; `surprises` is given an event with those before it.
pub fn recap<'a, E: 'a>(
    happened: &[&'a E],
    viewer: Option<Seat>,
    by: impl Fn(&E) -> (Option<Seat>, Option<Seat>),
    surprises: impl Fn(&[&'a E]) -> Option<Say>,
) -> Option<(String, Option<Clause>)> {
    let at = |is: &dyn Fn(&E) -> bool| happened.iter().position(|event| viewer.is_some() && is(event));
    let own = at(&|event| by(event).0 == viewer);
    let hit = at(&|event| by(event).1 == viewer).filter(|hit| own.is_none_or(|own| *hit < own));
    let say = [hit, own, Some(0)].into_iter().flatten().find_map(|at| surprises(happened.get(at..)?))?;
    Some((full_stop(&say.sentence), say.clause))
}

/// The last ones of what happened, the last one first, as many as are looked at.
pub fn latest<'a, E>(happened: impl Iterator<Item = &'a E>) -> Vec<&'a E> {
    happened.take(LOOKED_AT).collect()
}

/// The last of what is said that follows from one of these clauses.
pub fn citing(says: Vec<Say>, clauses: &[&'static str]) -> Option<Say> {
    says.into_iter().rev().find(|say| say.clause.is_some_and(|clause| clauses.contains(&clause.0)))
}
