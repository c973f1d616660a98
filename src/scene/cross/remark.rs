//! Sentences on events: for animations, the move list and the recap.

use crate::rules::{Clause, Seat};
use crate::words::cross as words;

/// Number of latest events that are examined: more than three bots cause between two turns of a person.
const LOOKED_AT: usize = 100;

/// A sentence on an event, with a clause of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The sentence without its full stop: `Dan hits Ben`.
    pub sentence: String,
    /// The clause that explains it, if it is of interest.
    pub clause: Option<Clause>,
}

impl Remark {
    /// Creates a remark with the clause that explains it.
    #[inline(never)]
    pub fn by(clause: &'static str, sentence: String) -> Self {
        Self { sentence, clause: Some(Clause(clause)) }
    }

    /// Creates a remark without a clause.
    #[inline(never)]
    pub fn plain(sentence: String) -> Self {
        Self { sentence, clause: None }
    }
}

/// Adds the clause to a sentence for which no link beside it leads to the rulebook.
pub fn cited(sentence: &str, clause: Clause) -> String {
    words::cited(sentence, clause.0)
}

/// Appends remarks to the sentences `before`, without the last full stop; none if both are empty.
pub fn sentences(before: Option<String>, remarks: &[Remark]) -> Option<String> {
    let sentences = before.into_iter().chain(remarks.iter().map(|remark| remark.sentence.clone()));
    sentences.reduce(|before, next| words::and_then(&before, &next))
}

/// Returns a sentence on a surprise, with the clause that explains it. For a single `viewer`, that is a hit on them
/// since they last moved, or else a surprise in their own last action; for all, or without those, one in the last
/// event. `by` returns the acting seat and the seat hit; `surprises` gets an event with those before it.
pub fn recent_notable_event<'a, E: 'a>(
    history: &[&'a E],
    viewer: Option<Seat>,
    by: impl Fn(&E) -> (Option<Seat>, Option<Seat>),
    surprises: impl Fn(&[&'a E]) -> Option<Remark>,
) -> Option<(String, Option<Clause>)> {
    let at = |is: &dyn Fn(&E) -> bool| history.iter().position(|event| viewer.is_some() && is(event));
    let own = at(&|event| by(event).0 == viewer);
    let hit = at(&|event| by(event).1 == viewer).filter(|hit| own.is_none_or(|own| *hit < own));
    let remark = [hit, own, Some(0)].into_iter().flatten().find_map(|at| surprises(history.get(at..)?))?;
    Some((words::full_stop(&remark.sentence), remark.clause))
}

/// Returns the recap, the sentence that stays until the next event: for a single viewer the surprise, if there is one,
/// and otherwise the last throw. All are told of a surprise with the throw that caused it, so that no move is left out.
pub fn recap(
    viewer: Option<Seat>,
    notable_event: Option<(String, Option<Clause>)>,
    throw: Option<String>,
) -> Option<(String, Option<Clause>)> {
    if viewer.is_some() && notable_event.is_some() {
        return notable_event;
    }
    let clause = notable_event.as_ref().and_then(|(_, clause)| *clause);
    throw.map(|sentence| (sentence, clause)).or(notable_event)
}

/// Collects the latest events, the last first, up to `LOOKED_AT`.
pub fn latest<'a, E>(history: impl Iterator<Item = &'a E>) -> Vec<&'a E> {
    history.take(LOOKED_AT).collect()
}

/// Finds the last sentence that cites one of these clauses.
pub fn citing(remarks: Vec<Remark>, clauses: &[&'static str]) -> Option<Remark> {
    remarks.into_iter().rev().find(|remark| remark.clause.is_some_and(|clause| clauses.contains(&clause.0)))
}
