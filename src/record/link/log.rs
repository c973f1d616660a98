//! All that happened in a match, as digits.
//!
//! What happens is mostly one of [`Game::actions`], and comes after what happened before it. So there are runs of such
//! actions, each by its place in that list, and between them *turns*: what is not in the list, or where it goes on.

use crate::record::{Match, Place};
use crate::rules::Game;

/// An action that is not in the list: the digit is its place among [`others`], or above them, and then it stands as a text;
/// so do the lines that show a secret or a token.
pub(super) const ASIDE: usize = 0;
/// The match stands at a place that it had left. A place is told by how many newer ones there are.
pub(super) const PLAY: usize = 1;
/// What follows was tried out from a place.
pub(super) const TRY: usize = 2;
/// What was tried out is over: play goes on where the match stands.
pub(super) const NOW: usize = 3;
/// How many kinds of turns there are.
pub(super) const TURNS: usize = 4;

/// What a run can go on with at a place.
pub(super) fn listed<G: Game>(table: &Match<G>, place: Place) -> Vec<G::Action> {
    let mut listed = Vec::new();
    table.state_at(place).actions(&mut listed);
    listed
}

/// What else is legal there.
pub(super) fn others<G: Game>(table: &Match<G>, place: Place) -> Vec<G::Action> {
    table.state_at(place).side_actions()
}
