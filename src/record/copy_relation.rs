//! Comparing a match that came from another device with the copy that is kept here.

use super::{Match, NodeId};
use crate::rules::Game;

/// The relation of a match that came from another device to the copy that is kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyRelation {
    /// The copy that is kept already contains it.
    Known,
    /// It continues the copy that is kept.
    More,
    /// It contradicts the copy that is kept: this is the first place to which the two have different steps. `None` if
    /// the steps agree and only the seals or tokens differ.
    Otherwise(Option<NodeId>),
}

impl<G: Game> Match<G> {
    /// Compares a match that came from another device with this one, the copy that is kept here.
    pub fn compare_copy(&self, came: &Self) -> CopyRelation {
        if came.goes_on_in(self) {
            return CopyRelation::Known;
        }
        if self.goes_on_in(came) {
            return CopyRelation::More;
        }
        let both = (1..self.places().min(came.places())).map(NodeId);
        let step = |table: &Self, place| table.step_at(place).map(|step| step.action.clone());
        CopyRelation::Otherwise(both.into_iter().find(|place| step(self, *place) != step(came, *place)))
    }
}
