//! What stays to be read after it has happened: what surprises, with its clause.

use super::sentence;
use crate::rules::{Clause, Seat};

/// How many of the last events are looked at: more than three bots bring about between two turns of a person.
const LOOKED_AT: usize = 100;

/// What surprises of the last things that happened, the last one first: of the last that the seat `viewer` did, if it is
/// that seat's table, else of the last of all. `by` says who did something; `surprises` is given an event with those
/// before it.
pub fn said<'a, E: 'a>(
    happened: impl Iterator<Item = &'a E>,
    viewer: Option<Seat>,
    by: impl Fn(&E) -> Option<Seat>,
    surprises: impl Fn(&[&'a E]) -> Option<(String, Clause)>,
) -> Option<(String, Option<Clause>)> {
    let happened: Vec<_> = happened.take(LOOKED_AT).collect();
    let own = happened.iter().position(|event| viewer.is_some() && by(event) == viewer);
    let (sentence, clause) = [own, Some(0)].into_iter().flatten().find_map(|at| surprises(happened.get(at..)?))?;
    Some((sentence, Some(clause)))
}

/// The last of several sentences that cites one of these clauses in brackets at its end, apart from the clause.
pub fn citing(says: Vec<String>, clauses: &[&'static str]) -> Option<(String, Clause)> {
    says.into_iter().rev().find_map(|said| {
        let (words, clause) = said.strip_suffix(')')?.rsplit_once(" (")?;
        let clause = clauses.iter().find(|known| **known == clause)?;
        Some((sentence(vec![words.to_owned()]) + ".", Clause(clause)))
    })
}
