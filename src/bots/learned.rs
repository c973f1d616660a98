//! Evaluations with weights learned from self-play; `examples/learn` learns them.

use super::{Evaluate, Worth};
use crate::rules::Seat;

/// The greatest number of features; those that a game lacks are 0.
pub const FEATURES: usize = 23;

/// The features of a position for one seat, as fixed-point numbers with [`ONE`] as 1.
pub type Features = [i64; FEATURES];

/// The fixed-point 1: a power of two, for cheap division.
pub const ONE: i64 = 1 << 16;

/// The weight of each feature at the start of a match, and its change until the end, in the game's own unit.
pub type Weights = [[i64; FEATURES]; 2];

/// A game whose evaluation has learned weights.
pub trait Learned: Evaluate {
    /// The weights of [`Evaluate::value`] with these options.
    fn weights(options: &Self::Options) -> &'static Weights;

    /// The features of the position for `seat`.
    fn features(&self, seat: Seat) -> Features;

    /// The progress of the match, from 0 to [`ONE`].
    fn progress(&self) -> i64;

    /// The evaluation of the position for every seat with these weights.
    fn values_by(&self, weights: &Weights) -> Worth;
}

/// The weighted sum of the features at this `progress` of the match, from 0 to [`ONE`].
#[must_use]
pub fn score(features: &Features, [first, more]: &Weights, progress: i64) -> i64 {
    let weighted =
        |weights: &[i64; FEATURES]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i64>();
    (weighted(first) + weighted(more) / ONE * progress) / ONE
}
