//! What speaks for an action.

use super::{Interaction, Seating};
use crate::rules::Spot;

/// The advice of a game: what speaks for an action, by its rules alone.
pub trait Advise: Interaction {
    /// Whether a player can be advised now: not of what only a hand can feel.
    fn can_advise(&self) -> bool {
        true
    }

    /// What speaks for a legal action; none for those that nobody is advised of.
    fn advice(&self, action: &Self::Action, seating: &Seating) -> Option<Advice>;
}

/// An advice: an action, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What is to be done, and what speaks for it, in whole sentences.
    pub says: String,
    /// The cells that it is done on, in order: from where, over what, to where. Empty for what is done on no cell.
    pub way: Vec<Spot>,
}

impl Advice {
    /// An advice of these sentences.
    pub(super) fn new(says: &[String], way: impl IntoIterator<Item = Spot>) -> Self {
        Self { says: says.join(" "), way: way.into_iter().collect() }
    }
}
