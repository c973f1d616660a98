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
    /// The shape of what is pressed first.
    pub ring: Ring,
}

/// The shape of what is to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// The cells themselves.
    Frame,
    /// Something round on the first cell.
    Round {
        /// How far beside the middle of the cell it lies, in board units.
        aside: (i32, i32),
        /// How much less wide and high than the cell it is, on each side.
        inset: (i32, i32),
    },
}

impl Advice {
    /// The advice of these sentences, about what is done on these cells.
    pub(super) fn on(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { says: says.join(" "), cells: cells.into_iter().collect(), leads: false, ring: Ring::Frame }
    }

    /// The same where what is pressed first is round: so far beside the middle of its cell, and by so much less wide and high.
    pub(super) fn round(self, aside: (i32, i32), inset: (i32, i32)) -> Self {
        Self { ring: Ring::Round { aside, inset }, ..self }
    }

    /// The same about what leads from the first of these cells to the last.
    pub(super) fn along(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { leads: true, ..Self::on(cells, says) }
    }
}
