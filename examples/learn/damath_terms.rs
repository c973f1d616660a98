//! Fits the weights of Damath's learned evaluation (`src/bots/search/damath_learned.rs`) to the results of self-play by
//! logistic regression, with Newton's method.

use caravanserai::bots::Thinking;
use caravanserai::bots::search::damath_learned::{self, NAMES, TERMS};
use caravanserai::bots::search::{Limits, Method};
use caravanserai::rules::damath::{Damath, Options};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::matches::{EXPLORATION, OPENING};
use crate::numbers::solve;
use crate::random;

/// The search limit of the bot, in positions.
const POSITIONS: u64 = 200;
/// One quiet position in this many is sampled.
const SAMPLED: u32 = 2;
/// The number of steps of Newton's method.
const STEPS: u32 = 7;
/// The penalty of the squared difference between the weight of a term and the mean of its group, for a typical amount
/// of the term: the weights of rare terms stay near the mean.
const PENALTY: f64 = 150.0;

/// The L2 penalty of every weight.
const LEAST_PENALTY: f64 = 1.0;

/// The weights of each term at the start of a match and at its end, one after the other.
type Weights = [f64; ALL];
const ALL: usize = 2 * TERMS;

/// A quiet position: the terms that are not 0, each with its amount, and the result for the side to move (1, 0.5 or
/// 0).
struct Sample {
    terms: Vec<(u16, f32)>,
    result: f64,
}

impl Sample {
    fn chance(&self, weights: &Weights) -> f64 {
        let sum: f64 = self.terms.iter().map(|&(term, amount)| weights[usize::from(term)] * f64::from(amount)).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Plays `matches` matches with these options and prints the weights, in thousandths of the value of a chip: those at
/// the start of a match, and those at its end.
pub fn learn(options: &Options, matches: u64) {
    let samples: Vec<Sample> = (0..matches).flat_map(|seed| samples(options, seed)).collect();
    let weights = fit(&samples);
    let lead = weights[damath_learned::LEAD];
    for (phase, weights) in ["start", "end"].iter().zip(weights.chunks(TERMS)) {
        for (name, range) in NAMES {
            let weights: Vec<_> =
                weights[range].iter().map(|weight| format!("{:.0}", 1000.0 * weight / lead)).collect();
            println!("{name}, {phase}: {}", weights.join(", "));
        }
    }
}

/// Plays a match and samples its quiet positions.
fn samples(options: &Options, seed: u64) -> Vec<Sample> {
    let mut rng = Rng::with_seed(seed);
    let mut state = Damath::new(options).expect("options that can be played");
    let mut quiet: Vec<(Damath, Seat)> = Vec::new();
    let mut made = 0;
    loop {
        let action = match state.turn() {
            Turn::Chance(_) => rng.choice(state.chance()).expect("an outcome").0,
            Turn::Seat(seat) => {
                made += 1;
                if made > OPENING && !state.must_capture() && rng.u32(..SAMPLED) == 0 {
                    quiet.push((state, seat));
                }
                if made <= OPENING || rng.u8(..100) < EXPLORATION {
                    random::choose(&state, seat, &mut rng).expect("an action")
                } else {
                    let limits = Limits::positions(POSITIONS);
                    let thinking = Thinking::search(Method::Search, &state, seat, rng.u64(..), limits);
                    thinking.expect("a turn").finish()
                }
            }
            _ => break,
        };
        state.happen(&action);
    }
    let winners: Vec<Seat> = state.outcome().expect("the match is over").winners().collect();
    let sample = |(state, seat): (Damath, Seat)| {
        let result = if winners.len() > 1 { 0.5 } else { f64::from(u8::from(winners.contains(&seat))) };
        Sample { terms: terms(&state), result }
    };
    quiet.into_iter().map(sample).collect()
}

/// The terms of the side to move minus those of the opponent, scaled up as pieces disappear.
#[allow(clippy::cast_possible_truncation, reason = "some hundred terms, with amounts of no great precision")]
fn terms(state: &Damath) -> Vec<(u16, f32)> {
    let mut amounts = [0.0; TERMS];
    damath_learned::terms(state, |term, amount| amounts[term] += amount);
    let [start, end] = damath_learned::shares(state);
    let both = [(0, start), (TERMS, end)].into_iter().flat_map(|(from, share)| {
        amounts.iter().enumerate().map(move |(term, amount)| ((from + term) as u16, (amount * share) as f32))
    });
    both.filter(|(_, amount)| *amount != 0.0).collect()
}

/// The weights with the greatest likelihood of the results.
fn fit(samples: &[Sample]) -> Weights {
    let penalties = penalties(samples);
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let step = step(samples, &weights, &penalties);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// The penalty of each weight: none where a group has a single term, or the terms have nothing in common.
fn penalties(samples: &[Sample]) -> Weights {
    let (mut squares, mut counts) = ([0.0; ALL], [1.0; ALL]);
    for &(term, amount) in samples.iter().flat_map(|sample| &sample.terms) {
        squares[usize::from(term)] += f64::from(amount).powi(2);
        counts[usize::from(term)] += 1.0;
    }
    let is_single = |term: usize| term % TERMS >= damath_learned::OF_PIECES;
    std::array::from_fn(|term| if is_single(term) { 0.0 } else { PENALTY * squares[term] / counts[term] })
}

/// The terms of each group, at the start and at the end.
fn groups() -> impl Iterator<Item = std::ops::Range<usize>> {
    [0, TERMS].into_iter().flat_map(|from| NAMES.map(|(_, range)| from + range.start..from + range.end))
}

/// One step of Newton's method.
fn step(samples: &[Sample], weights: &Weights, penalties: &Weights) -> Weights {
    let mut slope = weights.map(|weight| -LEAST_PENALTY * weight);
    let mut bend = vec![[0.0; ALL]; ALL];
    for group in groups() {
        #[allow(clippy::cast_precision_loss, reason = "some dozens")]
        let share = 1.0 / group.len() as f64;
        let mean = share * weights[group.clone()].iter().sum::<f64>();
        let penalty = share * penalties[group.clone()].iter().sum::<f64>();
        for row in group.clone() {
            slope[row] -= penalty * (weights[row] - mean);
            bend[row][row] += penalty + LEAST_PENALTY;
            bend[row][group.clone()].iter_mut().for_each(|bend| *bend -= penalty * share);
        }
    }
    for sample in samples {
        let chance = sample.chance(weights);
        for &(row, amount) in &sample.terms {
            let (row, amount) = (usize::from(row), f64::from(amount));
            slope[row] += (sample.result - chance) * amount;
            let factor = chance * (1.0 - chance) * amount;
            for &(column, other) in &sample.terms {
                bend[row][usize::from(column)] += factor * f64::from(other);
            }
        }
    }
    solve(bend, slope)
}
