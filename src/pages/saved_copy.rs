//! The saved match of this device that a received match belongs to.

use super::reading::read;
use crate::record::Match;
use crate::rules::Game;
use crate::store::Saved;

/// A saved match of which a received match has the same beginning.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedCopy {
    /// The saved match.
    pub saved: Saved,
    /// `true` if the received match continues the saved one.
    pub continues: bool,
}

impl SavedCopy {
    /// Searches saved matches with the same header for one that equals `other`, is its beginning, or continues it.
    #[must_use]
    pub fn of<G: Game>(other: &Match<G>, related: Vec<Saved>) -> Option<Self> {
        related.into_iter().find_map(|saved| {
            let continues = continues(&read(&saved.text).ok()?, other)?;
            Some(Self { saved, continues })
        })
    }
}

/// Returns `true` if `other` continues the saved match, `false` if it has nothing new, and `None` if they are unrelated. A
/// saved match without moves is never continued, because any match of the same players would continue it; nor is one
/// of a day, which begins like many others.
fn continues<G: Game>(saved: &Match<G>, other: &Match<G>) -> Option<bool> {
    let continues = !other.goes_on_in(saved);
    let can_continue = saved.places() > 1 && saved.day().is_none();
    (!continues || (can_continue && saved.goes_on_in(other))).then_some(continues)
}
