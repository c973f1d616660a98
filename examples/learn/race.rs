//! Fits the odds of each seat to come home next to the features by maximum likelihood: probabilities are proportional
//! to the exponentials of the scores (softmax). The optimiser is Adam (D. Kingma and J. Ba, 2015) on mini-batches.

use std::array;
use std::ops::Range;

use caravanserai::bots::learned::{FEATURES, Learned, Weights};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Seat, Turn};
use fastrand::Rng;

use crate::LAMBDA;
use crate::matches;
use crate::numbers::{ALL, Real, count, features, flat};

/// One position in this many is sampled; neighbouring positions are almost alike.
const SAMPLED: u32 = 8;
/// The number of epochs, and the size of a mini-batch.
const EPOCHS: usize = 12;
const BATCH: usize = 512;
/// The initial learning rate, which decreases linearly.
const STEP: f64 = 0.03;
/// The L2 penalty of the weights.
const PENALTY: f64 = 1e-5;

/// A game in which seats come home.
pub trait Race: Learned {
    fn is_home(&self, seat: Seat) -> bool;
}

impl Race for Chaupar {
    fn is_home(&self, seat: Seat) -> bool {
        self.places().contains(seat)
    }
}

impl Race for Pachisi {
    fn is_home(&self, seat: Seat) -> bool {
        self.places().contains(seat)
    }
}

/// A sample: the features of the seats that are not home, and the target probability of each to come home next.
struct Position {
    features: Vec<Real>,
    chances: Vec<f64>,
}

/// The samples of all matches played so far.
#[derive(Default)]
pub struct Races(Vec<Position>);

impl Races {
    /// Plays these matches with `weights`, and returns the weights with the greatest likelihood over all samples, and
    /// their mean cross-entropy loss.
    pub fn fit<G: Race>(&mut self, options: &G::Options, weights: &Weights, matches: Range<u64>) -> (Weights, f64) {
        let from = matches.start;
        self.0.extend(matches.flat_map(|seed| positions::<G>(options, weights, seed)));
        let positions = &self.0;
        let mut fitted = units(weights);
        let (mut mean, mut square, mut steps) = ([0.0; ALL], [0.0; ALL], 0);
        let mut order: Vec<_> = (0..positions.len()).collect();
        let mut rng = Rng::with_seed(from);
        let mut loss = 0.0;
        for epoch in 0..EPOCHS {
            rng.shuffle(&mut order);
            loss = 0.0;
            let length = STEP * (1.0 - count(epoch) / count(EPOCHS));
            for batch in order.chunks(BATCH) {
                let mut gradient = fitted.map(|weight| PENALTY * weight);
                for place in batch {
                    loss += descend(&positions[*place], &fitted, &mut gradient, batch.len());
                }
                steps += 1;
                for place in 0..ALL {
                    let slope = gradient[place];
                    mean[place] = 0.9 * mean[place] + 0.1 * slope;
                    square[place] = 0.999 * square[place] + 0.001 * slope * slope;
                    let [mean, square] =
                        [mean[place] / (1.0 - 0.9_f64.powi(steps)), square[place] / (1.0 - 0.999_f64.powi(steps))];
                    fitted[place] -= length * mean / (square.sqrt() + 1e-8);
                }
            }
        }
        #[allow(clippy::cast_possible_truncation, reason = "a weight is some thousands")]
        let thousandths =
            [0, 1].map(|half| array::from_fn(|place| (1000.0 * fitted[half * FEATURES + place]).round() as i64));
        (thousandths, loss / count(positions.len()))
    }
}

/// The weights in units, from thousandths.
fn units(weights: &Weights) -> Real {
    flat(weights).map(|weight| weight / 1000.0)
}

/// The samples of a match, each with its TD(λ) target.
fn positions<G: Race>(options: &G::Options, weights: &Weights, seed: u64) -> Vec<Position> {
    let mut samples: Vec<(Vec<Seat>, Vec<Real>)> = Vec::new();
    let end = matches::play(options, weights, seed, |state: &G, rng| {
        if matches!(state.turn(), Turn::Chance(_)) && rng.u32(..SAMPLED) == 0 {
            let seats: Vec<_> = Seat::all(state.seats()).filter(|seat| !state.is_home(*seat)).collect();
            let features = seats.iter().map(|seat| features(state, *seat));
            samples.push((seats.clone(), features.collect()));
        }
    });
    let places = end.outcome().expect("the match is over").places;
    let weights = units(weights);
    let mut positions: Vec<Position> = Vec::new();
    let mut after: Option<(Vec<Seat>, Vec<f64>)> = None;
    for (seats, features) in samples.into_iter().rev() {
        let chances = match after {
            // The target mixes the prediction at the next sample and the result.
            Some((same, chances)) if same == seats => chances,
            // A seat has come home in between, or the match is over.
            _ => {
                let next = (0..seats.len()).min_by_key(|place| places[seats[*place].index()]);
                (0..seats.len()).map(|place| f64::from(u8::from(Some(place) == next))).collect()
            }
        };
        let predicted = predicted(&features, &weights);
        let before = predicted.iter().zip(&chances).map(|(now, then)| LAMBDA * then + (1.0 - LAMBDA) * now).collect();
        after = Some((seats, before));
        positions.push(Position { features, chances });
    }
    positions
}

/// The probability of each seat to come home next with these weights.
fn predicted(features: &[Real], weights: &Real) -> Vec<f64> {
    let score = |features: &Real| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>();
    let odds: Vec<_> = features.iter().map(|features| score(features).exp()).collect();
    let all: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

/// Adds the gradient of the loss at a position, divided by the size `of` its batch, to `gradient`; returns the loss.
fn descend(position: &Position, weights: &Real, gradient: &mut Real, of: usize) -> f64 {
    let mut loss = 0.0;
    let predicted = predicted(&position.features, weights);
    for ((features, predicted), chance) in position.features.iter().zip(predicted).zip(&position.chances) {
        for (gradient, feature) in gradient.iter_mut().zip(features) {
            *gradient += (predicted - chance) * feature / count(of);
        }
        loss -= chance * predicted.ln();
    }
    loss
}
