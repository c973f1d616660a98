//! Features and weights as floating-point numbers.

use std::array;

use caravanserai::bots::learned::{FEATURES, Learned, ONE, Weights};
use caravanserai::rules::Seat;

/// The number of weights: one for each feature, and one for its product with the progress of the match.
pub const ALL: usize = 2 * FEATURES;

/// Weights, or the features that they apply to.
pub type Real = [f64; ALL];

/// The features of `seat`, followed by their products with the progress of the match.
pub fn features<G: Learned>(state: &G, seat: Seat) -> Real {
    let progress = real(state.progress()) / real(ONE);
    let features = state.features(seat).map(|feature| real(feature) / real(ONE));
    array::from_fn(|place| features[place % FEATURES] * if place < FEATURES { 1.0 } else { progress })
}

/// The weights of the source as one row.
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

/// Solves linear equations by Gaussian elimination; the matrix must be positive definite.
pub fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let (pivot, known) = (rows[at], right[at]);
        for (row, right) in rows.iter_mut().zip(&mut right).skip(at + 1) {
            let times = row[at] / pivot[at];
            row.iter_mut().zip(pivot).for_each(|(own, other)| *own -= times * other);
            *right -= times * known;
        }
    }
    for at in (0..N).rev() {
        let known: f64 = rows[at].iter().zip(right).skip(at + 1).map(|(product, weight)| product * weight).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}
