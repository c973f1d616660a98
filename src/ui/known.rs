//! The match of this device that is the same as one that somebody sent.

use super::reading::read;
use crate::record::Match;
use crate::rules::Game;
use crate::store::Saved;

/// A saved match that begins as another does.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The saved match.
    pub saved: Saved,
    /// Whether the other goes on with it.
    pub goes_on: bool,
}

impl Known {
    /// The saved match that is `other`, or the beginning of it, or what it begins: one of those that begin with the same header.
    pub fn of<G: Game>(other: &Match<G>, related: Vec<Saved>) -> Option<Self> {
        related.into_iter().find_map(|saved| {
            let goes_on = goes_on(&read(&saved.text).ok()?, other)?;
            Some(Self { saved, goes_on })
        })
    }
}

/// Whether `other` goes on with a match; none if one has nothing to do with the other. In a match in which nothing has
/// happened yet any other of the same players goes on.
fn goes_on<G: Game>(saved: &Match<G>, other: &Match<G>) -> Option<bool> {
    let goes_on = !other.goes_on_in(saved);
    (!goes_on || (saved.places() > 1 && saved.goes_on_in(other))).then_some(goes_on)
}
