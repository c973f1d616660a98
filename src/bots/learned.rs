//! Evaluations whose weights are learned from matches that bots play against themselves; `examples/learn` learns them.

use super::{Evaluate, Worth};
use crate::rules::Seat;

/// How many features there are at the most; those that a game does not have are 0.
pub const FEATURES: usize = 23;

/// What tells how good a position is for a seat; [`ONE`] is one.
pub type Features = [i64; FEATURES];

/// A feature of one: a power of two, so that dividing by it is quick.
pub const ONE: i64 = 1 << 16;

/// What each feature is worth at the start of a match, and how much more at its end, by the game's own unit.
pub type Weights = [[i64; FEATURES]; 2];

/// A game whose evaluation goes by learned weights.
pub trait Learned: Evaluate {
    /// The weights that [`Evaluate::value`] goes by where these options are played.
    fn weights(options: &Self::Options) -> &'static Weights;

    /// What tells how good the position is for `seat`.
    fn features(&self, seat: Seat) -> Features;

    /// How far on the match is, from 0 to [`ONE`].
    fn far(&self) -> i64;

    /// What the position is worth to each seat by these weights.
    fn judged(&self, weights: &Weights) -> Worth;
}

/// What `weights` make of the features, so far on in the match: from 0 to [`ONE`].
#[must_use]
pub fn score(features: &Features, [first, more]: &Weights, far: i64) -> i64 {
    let weighed =
        |weights: &[i64; FEATURES]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i64>();
    (weighed(first) + weighed(more) / ONE * far) / ONE
}
