//! The log of a match as digits: all lines of its record after the header.
//!
//! Most lines are actions that [`Game::actions`] lists, and continue from the line before. So the log consists of
//! *runs* of such actions, each encoded as its index in that list, and of *controls* between the runs: an action that
//! is not listed, or a line with `@`.
//!
//! If the link holds the secret of a sealed match, the throws before its reveal are derived from it, and so are those
//! of a daily match: they cost nothing in a run, and a throw that differs is a control.

use crate::record::{Match, NodeId};
use crate::rules::Game;

/// An action that is not in a run. The next digit is its index in [`others`].
pub(super) const ASIDE: usize = 0;
/// `@play` with a place that is not the current one. A place is encoded as the number of newer places.
pub(super) const PLAY: usize = 1;
/// `@try` with a place.
pub(super) const TRY: usize = 2;
/// `@play` with the current place: the end of a variation.
pub(super) const NOW: usize = 3;
/// `@secret`.
pub(super) const SECRET: usize = 4;
/// `@bind` of the seat that has to reveal its next token.
pub(super) const BIND: usize = 5;
/// The number of kinds of controls.
pub(super) const CONTROLS: usize = 6;

/// The actions that can continue a run at a place: the sealed throw, if it is known, or else the listed actions.
pub(super) fn listed<G: Game>(table: &Match<G>, place: NodeId, sealed: Option<&G::Action>) -> Vec<G::Action> {
    sealed.map_or_else(|| all_listed(table, place), |thrown| vec![thrown.clone()])
}

/// The other legal actions at a place.
pub(super) fn others<G: Game>(table: &Match<G>, place: NodeId, sealed: Option<&G::Action>) -> Vec<G::Action> {
    let mut others = if sealed.is_some() { all_listed(table, place) } else { Vec::new() };
    others.retain(|other| Some(other) != sealed);
    others.extend(table.state_at(place).side_actions());
    others
}

fn all_listed<G: Game>(table: &Match<G>, place: NodeId) -> Vec<G::Action> {
    let mut listed = Vec::new();
    table.state_at(place).actions(&mut listed);
    listed
}
