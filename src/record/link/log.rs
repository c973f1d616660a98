//! All that happened in a match, as digits.
//!
//! What happens is mostly one of [`Game::actions`], and comes after what happened before it. So there are runs of such
//! actions, each by its place in that list, and between them *turns*: what is not in the list, or where it goes on.
//!
//! Where the link tells the secret of a sealed match, its throws follow from that, up to where the record shows it: a run
//! goes on with them at no cost, and one that is otherwise is a turn.

use crate::record::{Match, Place};
use crate::rules::Game;

/// An action with which no run goes on: the digit is its place among [`others`].
pub(super) const ASIDE: usize = 0;
/// The match stands at a place that it had left. A place is told by how many newer ones there are.
pub(super) const PLAY: usize = 1;
/// What follows was tried out from a place.
pub(super) const TRY: usize = 2;
/// What was tried out is over: play goes on where the match stands.
pub(super) const NOW: usize = 3;
/// The record shows its secret.
pub(super) const SECRET: usize = 4;
/// The seat that has to be bound shows its next token.
pub(super) const BIND: usize = 5;
/// How many kinds of turns there are.
pub(super) const TURNS: usize = 6;

/// What a run can go on with at a place: the throw that follows from the secret, if there is one, or else what is listed.
pub(super) fn listed<G: Game>(table: &Match<G>, place: Place, sealed: Option<&G::Action>) -> Vec<G::Action> {
    sealed.map_or_else(|| all_listed(table, place), |thrown| vec![thrown.clone()])
}

/// What else is legal there.
pub(super) fn others<G: Game>(table: &Match<G>, place: Place, sealed: Option<&G::Action>) -> Vec<G::Action> {
    let mut others = if sealed.is_some() { all_listed(table, place) } else { Vec::new() };
    others.retain(|other| Some(other) != sealed);
    others.extend(table.state_at(place).side_actions());
    others
}

fn all_listed<G: Game>(table: &Match<G>, place: Place) -> Vec<G::Action> {
    let mut listed = Vec::new();
    table.state_at(place).actions(&mut listed);
    listed
}
