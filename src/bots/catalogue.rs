//! The games of [`crate::rules::catalogue`], as types that implement [`Evaluate`].

use super::Evaluate;
use crate::rules::catalogue::visit_games;

/// A visitor that is generic over the games and their bots.
pub trait Visitor {
    /// Visits the game `G`.
    fn visit<G: Evaluate + 'static>(&mut self);
}

/// Calls [`Visitor::visit`] once for every game, in the order of the catalogue.
pub fn visit_all(visitor: &mut impl Visitor) {
    visit_games!(visitor);
}
