//! Fits the expected final lead of each seat to the features by linear least squares, with the normal equations.

use std::array;
use std::ops::Range;

use caravanserai::bots::learned::{FEATURES, Learned, Weights};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::{Seat, Turn};

use crate::LAMBDA;
use crate::matches;
use crate::numbers::{ALL, Real, count, features, flat, solve};

/// One position in this many is sampled.
const SAMPLED: u32 = 4;
/// The L2 penalty of the weights.
const PENALTY: f64 = 1.0;
/// Weights are in hundredths of what the game counts.
const UNIT: f64 = 100.0;

/// A game that ends with a count.
pub trait Counted: Learned {
    /// The final count of the seat.
    fn total(&self, seat: Seat) -> f64;
}

impl Counted for Marrakech {
    fn total(&self, seat: Seat) -> f64 {
        if self.is_out(seat) { 0.0 } else { self.score(seat).total.into() }
    }
}

/// The normal equations over all samples so far: the products of each two features, and of each feature with the
/// lead.
pub struct Leads {
    products: [Real; ALL],
    with_lead: Real,
    squares: f64,
    positions: usize,
}

impl Default for Leads {
    fn default() -> Self {
        let products = array::from_fn(|row| array::from_fn(|column| if row == column { PENALTY } else { 0.0 }));
        Self { products, with_lead: [0.0; ALL], squares: 0.0, positions: 0 }
    }
}

impl Leads {
    /// Plays these matches with `weights`, and returns the weights with the least squares over all samples, and their
    /// root mean square error.
    pub fn fit<G: Counted>(&mut self, options: &G::Options, weights: &Weights, matches: Range<u64>) -> (Weights, f64) {
        for seed in matches {
            self.collect::<G>(options, weights, seed);
        }
        let fitted = solve(self.products, self.with_lead);
        let explained: f64 = fitted.iter().zip(self.with_lead).map(|(weight, with)| weight * with).sum();
        #[allow(clippy::cast_possible_truncation, reason = "a weight is some thousands")]
        let hundredths =
            [0, 1].map(|half| array::from_fn(|place| (UNIT * fitted[half * FEATURES + place]).round() as i64));
        (hundredths, ((self.squares - explained) / count(self.positions)).sqrt())
    }

    fn collect<G: Counted>(&mut self, options: &G::Options, weights: &Weights, seed: u64) {
        let mut samples: Vec<Vec<Real>> = Vec::new();
        let end = matches::play(options, weights, seed, |state: &G, rng| {
            if state.turn() != Turn::Over && rng.u32(..SAMPLED) == 0 {
                let worth = Seat::all(state.seats()).map(|seat| features(state, seat)).collect();
                samples.push(leads(worth));
            }
        });
        let totals = Seat::all(end.seats()).map(|seat| [end.total(seat)]).collect();
        let mut after: Vec<f64> = leads(totals).into_iter().map(|[lead]| lead).collect();
        let weights = flat(weights).map(|weight| weight / UNIT);
        for leads in samples.into_iter().rev() {
            for (features, after) in leads.iter().zip(&mut after) {
                self.squares += *after * *after;
                self.positions += 1;
                for (row, feature) in features.iter().enumerate() {
                    self.with_lead[row] += feature * *after;
                    for (product, other) in self.products[row].iter_mut().zip(features) {
                        *product += feature * other;
                    }
                }
                let predicted: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
                *after = LAMBDA * *after + (1.0 - LAMBDA) * predicted;
            }
        }
    }
}

/// The lead of each seat over the average of the others, in each number.
fn leads<const N: usize>(each: Vec<[f64; N]>) -> Vec<[f64; N]> {
    let sum: [f64; N] = array::from_fn(|place| each.iter().map(|own| own[place]).sum());
    let others = count(each.len() - 1);
    each.into_iter().map(|own| array::from_fn(|place| own[place] - (sum[place] - own[place]) / others)).collect()
}
