//! The tree of moves of a match: queries on its places.

use super::node_id::Node;
use super::{Match, NodeId, Step};
use crate::rules::{Game, Turn};

/// Queries on places. A [`NodeId`] must be one of this match; [`Match::place`] checks a number that comes from outside.
impl<G: Game> Match<G> {
    pub(super) fn node(&self, place: NodeId) -> &Node<G> {
        &self.nodes[place.0]
    }

    /// The place with this number; `None` if there is none.
    pub fn place(&self, number: usize) -> Option<NodeId> {
        (number < self.nodes.len()).then_some(NodeId(number))
    }

    /// The number of places, the start included.
    pub fn places(&self) -> usize {
        self.nodes.len()
    }

    /// `true` if `other` equals or continues this match: its text begins with the text of this one.
    pub fn goes_on_in(&self, other: &Self) -> bool {
        other.text.body.starts_with(&self.text.body)
    }

    /// The current place: the end of the moves that were played and not taken back.
    pub fn now(&self) -> NodeId {
        self.now
    }

    /// The state at the current place.
    pub fn state(&self) -> &G {
        self.state_at(self.now)
    }

    /// The state at a place.
    pub fn state_at(&self, place: NodeId) -> &G {
        &self.node(place).state
    }

    /// The step that led to a place; `None` at the start.
    pub fn step_at(&self, place: NodeId) -> Option<&Step<G>> {
        self.node(place).came.as_ref().map(|(_, step)| step)
    }

    /// The parent of a place; `None` at the start.
    pub fn before(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).came.as_ref().map(|(before, _)| *before)
    }

    /// The place where the choice of the step to `place` was made: before the actions of the same seat that only
    /// prepared it ([`Game::is_preface`]), such as binding touches. The parent, if there are none; `None` at the start.
    pub fn chosen_at(&self, place: NodeId) -> Option<NodeId> {
        let parent = self.before(place)?;
        let Turn::Seat(seat) = self.state_at(parent).turn() else { return Some(parent) };
        let mut chosen = parent;
        while let Some((before, step)) = self.before(chosen).zip(self.step_at(chosen))
            && self.state_at(before).is_preface(&step.action, seat)
        {
            chosen = before;
        }
        Some(chosen)
    }

    /// The children of a place: first those that were played, the last played one in front, then those that were only
    /// tried out, in the order in which they were added.
    pub fn after(&self, place: NodeId) -> &[NodeId] {
        &self.node(place).after
    }

    /// The number of steps from the start to a place.
    pub fn depth(&self, place: NodeId) -> usize {
        self.node(place).depth
    }

    /// The place and its ancestors, from the place back to the first step; the start is left out.
    pub fn back_from(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(place), |place| self.before(*place)).take(self.depth(place))
    }

    /// The events of the steps up to a place, the latest first.
    pub fn events_back_from(&self, place: NodeId) -> impl Iterator<Item = &G::Event> {
        self.back_from(place).filter_map(|place| Some(&self.step_at(place)?.event))
    }

    /// The places after `from` up to `to`, a later one of the same line, in their order; from the first step, if `from`
    /// is the start or on another line.
    pub fn way(&self, from: NodeId, to: NodeId) -> Vec<NodeId> {
        let mut way: Vec<_> = self.back_from(to).take_while(|place| *place != from).collect();
        way.reverse();
        way
    }

    /// The end of the main line from a place, which follows the first child each time.
    pub fn end_of(&self, place: NodeId) -> NodeId {
        let mut end = place;
        while let Some(next) = self.after(end).first() {
            end = *next;
        }
        end
    }

    /// `true` if the match has ever stood at the place, `false` if it was only tried out.
    pub fn is_played(&self, place: NodeId) -> bool {
        self.node(place).played
    }

    /// The steps that were played and not taken back, in order. This walks the whole line; [`Match::back_from`] is
    /// cheaper for the last steps.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step<G>> + ExactSizeIterator {
        let steps: Vec<_> =
            self.way(NodeId::START, self.now).into_iter().filter_map(|place| self.step_at(place)).collect();
        steps.into_iter()
    }

    /// The child of `place` by `action`, if it exists already.
    pub(super) fn known(&self, place: NodeId, action: &G::Action) -> Option<NodeId> {
        let leads = |next: &NodeId| self.step_at(*next).is_some_and(|step| step.action == *action);
        self.after(place).iter().copied().find(leads)
    }
}
