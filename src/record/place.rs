//! The places of a match, and how they lie: a tree.

use super::Match;
use crate::rules::{Actor, Game};

/// A place in a match: a state, and how it came about. Places are numbered as they came to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub(super) usize);

impl Place {
    /// Where every match begins.
    pub const START: Self = Self(0);

    /// Its number, from 0. [`Match::place`] leads back.
    #[must_use]
    pub fn number(self) -> usize {
        self.0
    }
}

/// One thing that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// Who made it happen.
    pub actor: Actor,
    /// What was done.
    pub action: G::Action,
    /// What it brought about.
    pub event: G::Event,
}

/// What is known of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node<G: Game> {
    /// The place before it, and the step from there; none at the start.
    pub came: Option<(Place, Step<G>)>,
    /// The state after that step.
    pub state: G,
    /// The places after it, as [`Match::after`] tells them.
    pub after: Vec<Place>,
    /// How many steps led to it.
    pub depth: usize,
    /// How many of them were made by chance.
    pub throws: usize,
    /// How many of them revealed what a seat had found unseen.
    pub reveals: usize,
    /// Whether the match has stood there.
    pub played: bool,
}

/// What can be asked of a place, which must be one of this match: for a number that comes from outside,
/// [`Match::place`] tells whether there is one.
impl<G: Game> Match<G> {
    pub(super) fn node(&self, place: Place) -> &Node<G> {
        &self.nodes[place.0]
    }

    /// The place with this number, if there is one.
    pub fn place(&self, number: usize) -> Option<Place> {
        (number < self.nodes.len()).then_some(Place(number))
    }

    /// How many places there are, the start among them.
    pub fn places(&self) -> usize {
        self.nodes.len()
    }

    /// Whether `other` is this match gone on with: everything that happened here happened there, in the same order.
    pub fn goes_on_in(&self, other: &Self) -> bool {
        self.text.begins(&other.text)
    }

    /// Where the match stands: the end of what was played and not taken back.
    pub fn now(&self) -> Place {
        self.now
    }

    /// The state where the match stands.
    pub fn state(&self) -> &G {
        self.state_at(self.now)
    }

    /// The state there.
    pub fn state_at(&self, place: Place) -> &G {
        &self.node(place).state
    }

    /// The step that led there; none at the start.
    pub fn step_at(&self, place: Place) -> Option<&Step<G>> {
        self.node(place).came.as_ref().map(|(_, step)| step)
    }

    /// The place from which that step was made; none at the start.
    pub fn before(&self, place: Place) -> Option<Place> {
        self.node(place).came.as_ref().map(|(before, _)| *before)
    }

    /// The places to which one step leads: first those that were played, the last played first, then those that were
    /// only tried out, as they came to be.
    pub fn after(&self, place: Place) -> &[Place] {
        &self.node(place).after
    }

    /// How many steps led there.
    pub fn depth(&self, place: Place) -> usize {
        self.node(place).depth
    }

    /// The place itself, the one before it, and so on, without the start.
    pub fn back_from(&self, place: Place) -> impl Iterator<Item = Place> {
        std::iter::successors(Some(place), |place| self.before(*place)).take(self.depth(place))
    }

    /// The end of the line that goes on from there, always by the first of the places after.
    pub fn end_of(&self, place: Place) -> Place {
        let mut end = place;
        while let Some(next) = self.after(end).first() {
            end = *next;
        }
        end
    }

    /// Whether the match has ever stood there, so that it was not only tried out.
    pub fn is_played(&self, place: Place) -> bool {
        self.node(place).played
    }

    /// The steps that were played and not taken back, in order. It goes the whole way: who often needs the last steps
    /// only follows [`Match::back_from`].
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step<G>> + ExactSizeIterator {
        let mut steps: Vec<_> = self.back_from(self.now).filter_map(|place| self.step_at(place)).collect();
        steps.reverse();
        steps.into_iter()
    }

    /// The place to which `action` leads from `place`, if it was made there before.
    pub(super) fn known(&self, place: Place, action: &G::Action) -> Option<Place> {
        let leads = |next: &Place| self.step_at(*next).is_some_and(|step| step.action == *action);
        self.after(place).iter().copied().find(leads)
    }
}
