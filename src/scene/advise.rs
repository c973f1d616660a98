//! Advice on actions: reasons derived from the rules.

use super::{Interaction, Seating};
use crate::rules::Spot;

/// The advice of a game: reasons for an action, from the rules alone.
pub trait Advise: Interaction {
    /// `false` if no choice is costly enough for a warning.
    const HAS_TUTOR: bool = true;

    /// Returns `true` if hints are available now: not while the outcome depends on touch.
    fn can_advise(&self) -> bool {
        true
    }

    /// Returns what the player who has just moved loses by the `_replies`, the best play from here, in a sentence; `None` if
    /// that is nothing that the game can name.
    fn loss(&self, _replies: &[Self::Action], _seating: &Seating) -> Option<String> {
        None
    }

    /// Returns what speaks for or against a legal action, in a sentence that advises nothing; `None` if the game has no
    /// other words for that than its advice.
    fn reason(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// Returns the reasons for a legal action; none for actions that are never advised.
    fn advice(&self, action: &Self::Action, seating: &Seating) -> Option<Advice>;

    /// Returns the reasons for the first of these actions, and for the others if they are the rest of a throw. All are
    /// legal, one after the other.
    fn plan_advice(&self, plan: &[Self::Action], seating: &Seating) -> Option<Advice> {
        self.advice(plan.first()?, seating)
    }

    /// Compares a chosen use of a throw with the best one by chances that can be counted; none if nothing that is
    /// counted speaks for the best one.
    fn compare(&self, _chosen: &[Self::Action], _best: &[Self::Action]) -> Option<String> {
        None
    }
}

/// A recommended action with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The action and the reasons for it, in sentences.
    pub text: String,
    /// Cells of the action, in order; empty if it involves none.
    pub cells: Vec<Spot>,
    /// `true` for a move from the first cell to the last.
    pub is_move: bool,
    /// The cells that a move passes between the first and the last, in order, each with whether nothing stands on it; none
    /// if it goes straight.
    pub way: Option<Vec<(Spot, bool)>>,
    /// Outline around the first cell to press.
    pub ring: Ring,
}

/// The outline around a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// The bounding box of the cell.
    Frame,
    /// An ellipse around a round piece on the cell.
    Round {
        /// Offset of its centre from that of the cell, in board units.
        aside: (i32, i32),
        /// Horizontal and vertical inset from each edge of the cell, in board units.
        inset: (i32, i32),
    },
}

impl Advice {
    /// Creates the advice for an action on these cells, from sentences.
    pub(super) fn on(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { text: says.join(" "), cells: cells.into_iter().collect(), is_move: false, way: None, ring: Ring::Frame }
    }

    /// Marks the first cell by an ellipse with this offset and inset.
    pub(super) fn round(self, aside: (i32, i32), inset: (i32, i32)) -> Self {
        Self { ring: Ring::Round { aside, inset }, ..self }
    }

    /// Leads a move over these cells, each with whether nothing stands on it.
    pub(super) fn over(self, way: impl IntoIterator<Item = (Spot, bool)>) -> Self {
        Self { way: Some(way.into_iter().collect()), ..self }
    }

    /// Creates the advice for a move along these cells.
    pub(super) fn along(cells: impl IntoIterator<Item = Spot>, says: &[String]) -> Self {
        Self { is_move: true, ..Self::on(cells, says) }
    }
}
