//! The places of a match, which are the nodes of its tree of moves.

use crate::rules::{Actor, Game};

/// A node of the tree of moves: a state of the match and the step that led to it. Places are numbered from 0 in the
/// order in which they were added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) usize);

impl NodeId {
    /// The start of every match.
    pub const START: Self = Self(0);

    /// The number of the place, from 0. [`super::Match::place`] is the inverse.
    #[must_use]
    pub fn number(self) -> usize {
        self.0
    }
}

/// A transition between two places: an action that was applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// The seat, chance or clock that made the action.
    pub actor: Actor,
    /// The action.
    pub action: G::Action,
    /// The effect of the action.
    pub event: G::Event,
}

/// The data of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node<G: Game> {
    /// The parent place, and the step from there; `None` at the start.
    pub came: Option<(NodeId, Step<G>)>,
    /// The state at the place.
    pub state: G,
    /// The child places, in the order of [`super::Match::after`].
    pub after: Vec<NodeId>,
    /// The number of steps from the start.
    pub depth: usize,
    /// The number of those steps that were made by chance.
    pub throws: usize,
    /// The number of those steps that revealed a hidden find.
    pub reveals: usize,
    /// `true` on the main line, once the match has stood there; `false` in variations only.
    pub played: bool,
}
