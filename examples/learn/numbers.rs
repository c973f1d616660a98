//! Features and weights as numbers to reckon with.

use std::array;

use caravanserai::bots::learned::{FEATURES, Learned, ONE, Weights};
use caravanserai::rules::Seat;

/// How many weights there are: a feature counts as it is, and by how far on the match is.
pub const ALL: usize = 2 * FEATURES;

/// Weights, or features by which they count.
pub type Real = [f64; ALL];

/// The features of `seat`, and again by how far on the match is.
pub fn features<G: Learned>(state: &G, seat: Seat) -> Real {
    let far = real(state.far()) / real(ONE);
    let features = state.features(seat).map(|feature| real(feature) / real(ONE));
    array::from_fn(|place| features[place % FEATURES] * if place < FEATURES { 1.0 } else { far })
}

/// The weights as they stand in the source.
pub fn flat(weights: &Weights) -> Real {
    array::from_fn(|place| real(weights[place / FEATURES][place % FEATURES]))
}

#[allow(clippy::cast_precision_loss, reason = "no more than some millions")]
pub fn count(number: usize) -> f64 {
    number as f64
}

#[allow(clippy::cast_precision_loss, reason = "features and weights are small")]
fn real(number: i64) -> f64 {
    number as f64
}
