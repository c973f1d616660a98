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
    /// The cells that it is done on, in order; none for what is done on no cell.
    pub cells: Vec<Spot>,
    /// Whether it leads from the first of them to the last.
    pub leads: bool,
}

impl Advice {
    /// The advice of these sentences, about what is done on these cells.
    pub(super) fn on(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { says: says.join(" "), cells: cells.into_iter().collect(), leads: false }
    }

    /// The same about what leads from the first of these cells to the last.
    pub(super) fn along(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { leads: true, ..Self::on(cells, says) }
    }
}
