//! Pairs, and the right to them (C7, C8, C12).

use crate::rules::cross::{SHARED, Step, ZERO};

/// The right of a player to pairs (C7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PairRight {
    /// Not settled: the pairs are protected, but cannot move as pairs.
    #[default]
    Open,
    /// Earned by a pair on block 17: the pairs may move.
    Earned,
    /// Lost, because a pair on block 17 is not possible any more: two pieces together are not a pair.
    Failed,
}

/// The name of a pair of a player who has two (C12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Name {
    /// It is protected.
    True,
    /// A single enemy piece may hit it.
    False,
}

/// Two pieces of one player on one shared square (X6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair {
    /// The step on which it stands.
    pub step: Step,
    /// `true` if it has moved as a pair.
    pub moved: bool,
    /// `true` if another piece of its owner has leapt over it since it was made.
    pub leapt: bool,
    /// Its name, if there are two.
    pub name: Option<Name>,
}

impl Pair {
    pub(super) fn new(step: Step) -> Self {
        Self { step, moved: false, leapt: false, name: None }
    }

    /// `true` if it cannot move as a pair until it is leapt over (C8).
    #[must_use]
    pub fn is_immobile(&self) -> bool {
        self.moved && !self.leapt
    }
}

/// The pairs of one player, of which there are at most two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs([Option<Pair>; 2]);

impl Pairs {
    /// The pairs, the one further on last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Pair> + use<> {
        self.0.into_iter().flatten()
    }

    /// The pair on a step.
    pub fn at(&self, step: Step) -> Option<Pair> {
        self.iter().find(|pair| pair.step == step)
    }

    /// `true` if there are two pairs without names (C12).
    pub fn need_names(&self) -> bool {
        self.0.iter().all(|pair| pair.is_some_and(|pair| pair.name.is_none()))
    }

    /// Adds a pair, or replaces the one on its step.
    pub fn put(&mut self, pair: Pair) {
        let known = self.0.iter().position(|other| other.is_some_and(|other| other.step == pair.step));
        if let Some(place) = known.or_else(|| self.0.iter().position(Option::is_none)) {
            self.0[place] = Some(pair);
        }
        self.sort();
    }

    /// Removes the pair on a step. The other one, if any, loses its name (C12).
    pub fn remove(&mut self, step: Step) -> Option<Pair> {
        let removed = self.at(step)?;
        let left = self.iter().find(|pair| pair.step != step);
        self.0 = [None, left.map(|pair| Pair { name: None, ..pair })];
        Some(removed)
    }

    /// Moves a pair as a pair (C8). It is removed if it moves into the coloured column (X6).
    pub fn carry(&mut self, step: Step, to: Step) {
        let carried = self.0.iter_mut().flatten().find(|pair| pair.step == step);
        if !SHARED.contains(&to) {
            self.remove(step);
        } else if let Some(pair) = carried {
            (pair.step, pair.moved) = (to, true);
            self.sort();
        }
    }

    /// Sorts the pairs by step.
    fn sort(&mut self) {
        let [one, other] = self.0.map(|pair| pair.map_or(ZERO, |pair| pair.step));
        if one > other {
            self.0.swap(0, 1);
        }
    }

    /// Marks the pairs between two steps as leapt over by a move of their owner (C8). Returns the steps of those that
    /// may move again by it.
    pub fn leap(&mut self, from: Step, to: Step) -> Vec<Step> {
        let mut freed = Vec::new();
        for pair in self.0.iter_mut().flatten().filter(|pair| from < pair.step && pair.step < to) {
            if pair.is_immobile() {
                freed.push(pair.step);
            }
            pair.leapt = true;
        }
        freed
    }

    /// Names the pair on a step the true one, and the other the false one (C12).
    pub fn name(&mut self, step: Step) {
        for pair in self.0.iter_mut().flatten() {
            pair.name = Some(if pair.step == step { Name::True } else { Name::False });
        }
    }
}
