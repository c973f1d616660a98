//! The games of [`crate::rules::catalogue`], with their bots.

use super::Evaluate;
use crate::rules::catalogue::visit_games;

/// Something that can be done with any game and its bots.
pub trait Visitor {
    /// Does it with the game `G`.
    fn visit<G: Evaluate + 'static>(&mut self);
}

/// Brings `visitor` to every game.
pub fn visit_all(visitor: &mut impl Visitor) {
    visit_games!(visitor);
}
