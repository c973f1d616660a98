//! Learns the network of Damath's evaluation (`src/bots/search/damath_network.rs`) from samples of self-play by stochastic
//! gradient descent with the Adam rule (D. Kingma and J. Ba, *Adam: a method for stochastic optimization*, 2015).

use std::ops::Range;
use std::{array, fs};

use caravanserai::bots::search::damath_network::{
    HIDDEN, INPUTS, LINEAR, NUMBERS, PIECES, SUM_UNIT, Seen, WEIGHT_UNIT, WHOLE, linear_index,
};
use caravanserai::rules::damath::{Chip, ChipSet, Options};
use fastrand::Rng;

use crate::damath_samples::{Sample, play};
use crate::refuse;

/// The number of passes over the samples, and of samples for a step.
const EPOCHS: usize = 6;
const BATCH: usize = 512;
/// The size of the first step; later ones shrink linearly to a hundredth.
const RATE: f32 = 0.004;
/// The decay of the means of the slopes and of their squares in Adam.
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
/// The share of the result of the match in what is learned; the rest is the value that the search has found.
const RESULT: f32 = 0.3;
/// The greatest value of the search, in chips: greater ones are as good as a win.
const GREATEST: f32 = 60.0;
/// The greatest weight of an input that fits the file.
const GREATEST_WEIGHT: f32 = 1.98;
/// One sample in this many tests the network and is not learned from.
const TESTED: usize = 20;
/// The typical amounts of the terms of the whole position: the amounts are divided by them.
const TYPICAL: [f32; WHOLE] = [1.0, 3.0, 1.0, 50.0, 20.0, 1.0, 5.0];

/// The number on a piece that counts as 1.
const NUMBER_UNIT: f32 = 8.0;
/// The linear terms of numbers on pieces.
const NUMBERS_AMONG_LINEAR: Range<usize> = NUMBERS.start / 2..NUMBERS.end / 2;
/// The steps of Newton's method for [`odds_of_worth`].
const NEWTON_STEPS: u32 = 12;

/// The weights in the order of the file: where each kind begins, and how many there are.
const BIASES: usize = INPUTS * HIDDEN;
const OUTPUTS: usize = BIASES + HIDDEN;
const LINEARS: usize = OUTPUTS + 4 * HIDDEN;
const WHOLES: usize = LINEARS + 2 * LINEAR;
const LEADS: usize = WHOLES + 2 * WHOLE;
const ALL: usize = LEADS + 2;

/// Plays `matches` matches with these options, learns a network from them and writes it to the file that the source
/// includes. The network that is compiled in plays the matches.
pub fn learn(options: &Options, matches: u64) {
    let set = options.set;
    let name = match set {
        ChipSet::Counting => "counting",
        ChipSet::Integer => "integer",
        ChipSet::Fraction => "fraction",
        _ => refuse("Damath has networks for the sets Counting, Integer and Fraction."),
    };
    let samples: Vec<Sample> = (0..matches).flat_map(|seed| play(options, seed)).collect();
    let weights = fit(set, &samples);
    let path = format!("{}/src/bots/search/damath_weights/{name}.bin", env!("CARGO_MANIFEST_DIR"));
    if let Err(error) = fs::write(&path, file(&weights)) {
        refuse(&format!("{path}: {error}"));
    }
    println!("{path}");
}

/// The weights that fit the samples.
fn fit(set: ChipSet, samples: &[Sample]) -> Vec<f32> {
    let (learned, tested) = samples.split_at(samples.len() - samples.len() / TESTED);
    let odds = odds_of_worth(learned);
    let mut rng = Rng::with_seed(1);
    let mut weights = first_weights(&mut rng);
    let (mut means, mut squares) = (vec![0.0; ALL], vec![0.0; ALL]);
    let mut order: Vec<usize> = (0..learned.len()).collect();
    let steps = EPOCHS * learned.len().div_ceil(BATCH);
    let mut made = 0;
    for epoch in 1..=EPOCHS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let mut slopes = vec![0.0; ALL];
            for sample in batch.iter().map(|&at| &learned[at]) {
                add_slopes(set, sample, &weights, odds, &mut slopes);
            }
            made += 1;
            let rate = RATE * (1.0 - count(made) / count(steps)).max(0.01);
            let [mean_part, square_part] = [MEAN_DECAY, SQUARE_DECAY].map(|decay| 1.0 - decay.powf(count(made)));
            for (at, weight) in weights.iter_mut().enumerate() {
                let slope = slopes[at] / count(batch.len());
                means[at] += (1.0 - MEAN_DECAY) * (slope - means[at]);
                squares[at] += (1.0 - SQUARE_DECAY) * (slope * slope - squares[at]);
                *weight -= rate * (means[at] / mean_part) / ((squares[at] / square_part).sqrt() + f32::EPSILON);
            }
            weights[..BIASES].iter_mut().for_each(|weight| *weight = weight.clamp(-GREATEST_WEIGHT, GREATEST_WEIGHT));
        }
        let losses = tested.iter().map(|sample| loss(output(set, sample, &weights).chance(), sample.result));
        println!("epoch {epoch}: loss {:.5} in {} tests", losses.sum::<f32>() / count(tested.len()), tested.len());
    }
    weights
}

/// Small random weights, with the hidden units in the middle of their range.
fn first_weights(rng: &mut Rng) -> Vec<f32> {
    let mut weights = vec![0.0; ALL];
    let mut random = |weight: &mut f32| *weight = 0.3 * (rng.f32() - 0.5);
    weights[..BIASES].iter_mut().for_each(&mut random);
    weights[OUTPUTS..LINEARS].iter_mut().for_each(&mut random);
    weights[BIASES..OUTPUTS].fill(0.3);
    weights[LEADS..].fill(0.3);
    weights
}

/// The factor from the value that the search has found to the logarithm of the odds to win: logistic regression of the
/// results, with Newton's method.
fn odds_of_worth(samples: &[Sample]) -> f32 {
    let mut odds = 0.0;
    for _ in 0..NEWTON_STEPS {
        let (mut slope, mut bend) = (0.0, f32::EPSILON);
        for sample in samples {
            let worth = sample.worth.clamp(-GREATEST / 3.0, GREATEST / 3.0);
            let chance = logistic(odds * worth);
            slope += (sample.result - chance) * worth;
            bend += chance * (1.0 - chance) * worth * worth;
        }
        odds += slope / bend;
    }
    odds
}

fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The cross entropy of a predicted chance to win.
fn loss(chance: f32, result: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
}

#[allow(clippy::cast_precision_loss, reason = "numbers of samples, steps and pieces")]
fn count(number: usize) -> f32 {
    number as f32
}

/// The output for a sample.
struct Output {
    /// The sums of the hidden units' inputs, seen from the side to move and from the other.
    sums: [[f32; HIDDEN]; 2],
    /// The logarithm of the odds to win.
    odds: f32,
}

impl Output {
    fn chance(&self) -> f32 {
        logistic(self.odds)
    }
}

/// The factors of the weights at the start and at the end for a sample, which grow as pieces disappear.
fn shares(sample: &Sample) -> [f32; 2] {
    let left = count(sample.pieces.len());
    let (scale, start) = (20.0 / (left + 4.0), left / f32::from(PIECES));
    [scale * start, scale * (1.0 - start)]
}

/// The inputs of a piece.
fn inputs(set: ChipSet, seen: Seen, chip: Chip) -> [(usize, f32); 3] {
    #[allow(clippy::cast_precision_loss, reason = "numbers on pieces are small")]
    seen.inputs(set, chip)
        .map(|(input, amount)| (input, amount as f32 / if NUMBERS.contains(&input) { NUMBER_UNIT } else { 1.0 }))
}

/// The indices of all weights of hidden units' outputs, for one side and phase.
fn outputs(phase: usize, side: usize) -> Range<usize> {
    let start = OUTPUTS + (2 * phase + side) * HIDDEN;
    start..start + HIDDEN
}

/// Passes the linear terms of a sample to `each`: the indices of the weights at the start and at the end, and the amount.
fn linear_terms(set: ChipSet, sample: &Sample, mut each: impl FnMut([usize; 2], f32)) {
    for &(seen, chip) in &sample.pieces {
        let (own, sign) = if seen.is_own() { (seen, 1.0) } else { (seen.by_the_other_side(), -1.0) };
        for (input, amount) in inputs(set, own, chip) {
            let at = LINEARS + linear_index(input);
            each([at, at + LINEAR], sign * amount);
        }
    }
    for (at, (amount, typical)) in (WHOLES..).zip(sample.whole.iter().zip(TYPICAL)) {
        each([at, at + WHOLE], amount / typical);
    }
    each([LEADS, LEADS + 1], sample.lead);
}

fn output(set: ChipSet, sample: &Sample, weights: &[f32]) -> Output {
    let mut sums = [array::from_fn(|unit| weights[BIASES + unit]); 2];
    for &(seen, chip) in &sample.pieces {
        for (sums, seen) in sums.iter_mut().zip([seen, seen.by_the_other_side()]) {
            for (input, amount) in inputs(set, seen, chip) {
                let weights = &weights[input * HIDDEN..][..HIDDEN];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += amount * weight);
            }
        }
    }
    let shares = shares(sample);
    let mut odds = 0.0;
    for (phase, share) in shares.iter().enumerate() {
        for (side, sums) in sums.iter().enumerate() {
            let products =
                sums.iter().zip(&weights[outputs(phase, side)]).map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight);
            odds += share * products.sum::<f32>();
        }
    }
    linear_terms(set, sample, |at, amount| {
        odds += amount * (shares[0] * weights[at[0]] + shares[1] * weights[at[1]]);
    });
    Output { sums, odds }
}

/// Adds the slopes of the loss of a sample by backpropagation.
fn add_slopes(set: ChipSet, sample: &Sample, weights: &[f32], odds: f32, slopes: &mut [f32]) {
    let output = output(set, sample, weights);
    let found = logistic(odds * sample.worth.clamp(-GREATEST, GREATEST));
    let slope = output.chance() - (RESULT * sample.result + (1.0 - RESULT) * found);
    let shares = shares(sample).map(|share| share * slope);
    let mut of_sums = [[0.0; HIDDEN]; 2];
    for (phase, share) in shares.iter().enumerate() {
        for (side, (sums, of_sums)) in output.sums.iter().zip(&mut of_sums).enumerate() {
            for (at, (sum, of_sum)) in outputs(phase, side).zip(sums.iter().zip(of_sums)) {
                slopes[at] += share * sum.clamp(0.0, 1.0);
                if (0.0..1.0).contains(sum) {
                    *of_sum += share * weights[at];
                }
            }
        }
    }
    for of_sums in &of_sums {
        slopes[BIASES..OUTPUTS].iter_mut().zip(of_sums).for_each(|(slope, of_sum)| *slope += of_sum);
    }
    for &(seen, chip) in &sample.pieces {
        for (of_sums, seen) in of_sums.iter().zip([seen, seen.by_the_other_side()]) {
            for (input, amount) in inputs(set, seen, chip) {
                let slopes = &mut slopes[input * HIDDEN..][..HIDDEN];
                slopes.iter_mut().zip(of_sums).for_each(|(slope, of_sum)| *slope += amount * of_sum);
            }
        }
    }
    linear_terms(set, sample, |at, amount| {
        for (at, share) in at.into_iter().zip(shares) {
            slopes[at] += share * amount;
        }
    });
}

/// The bytes of the file of a network.
#[allow(clippy::cast_possible_truncation, reason = "the weights are clamped to what fits")]
fn file(weights: &[f32]) -> Vec<u8> {
    let small = |weight: &f32| (weight * f32::from(WEIGHT_UNIT)).round().clamp(-127.0, 127.0) as i8;
    let mut bytes: Vec<u8> = weights[..BIASES].iter().map(|weight| small(weight).cast_unsigned()).collect();
    // All weights but those of the hidden units' inputs are relative to that of the lead.
    let unit = 1000.0 / weights[LEADS];
    for (at, weight) in weights.iter().enumerate().skip(BIASES) {
        let unit = match at {
            ..OUTPUTS => f32::from(SUM_UNIT),
            LINEARS..WHOLES if NUMBERS_AMONG_LINEAR.contains(&((at - LINEARS) % LINEAR)) => unit / NUMBER_UNIT,
            WHOLES..LEADS => unit / TYPICAL[(at - WHOLES) % WHOLE],
            _ => unit,
        };
        bytes.extend(((weight * unit).round() as i16).to_le_bytes());
    }
    bytes
}
