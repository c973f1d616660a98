//! Evaluations whose weights are learned from matches that bots play against themselves; `examples/learn` learns them.

use super::{Evaluate, Worth};
use crate::rules::Seat;

/// How many features there are at the most; those that a game does not have are 0.
pub const FEATURES: usize = 25;

/// What tells how good a position is for a seat, each in hundredths.
pub type Features = [i64; FEATURES];

/// What each feature is worth, by the game's own unit.
pub type Weights = [i64; FEATURES];

/// A feature of one.
pub const HUNDRED: i64 = 100;

/// A game whose evaluation goes by learned weights.
pub trait Learned: Evaluate {
    /// The weights that [`Evaluate::value`] goes by.
    const WEIGHTS: Weights;

    /// What tells how good the position is for `seat`.
    fn features(&self, seat: Seat) -> Features;

    /// What the position is worth to each seat by these weights.
    fn judged(&self, weights: &Weights) -> Worth;
}

/// What `weights` make of the features.
pub fn score(features: &Features, weights: &Weights) -> i64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i64>() / HUNDRED
}
