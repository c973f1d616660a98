//! Fits the weights of Damath's evaluation (`src/bots/search/damath_evaluation.rs`) to the results of self-play by
//! logistic regression, with Newton's method.

use caravanserai::bots::Thinking;
use caravanserai::bots::search::{Limits, Method};
use caravanserai::rules::damath::{Bits, Damath, Options, Side, Sum};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::matches::{EXPLORATION, OPENING};
use crate::numbers::solve;
use crate::random;

/// The search limit of the bot, in positions.
const POSITIONS: u64 = 1000;
/// One quiet position in this many is sampled.
const SAMPLED: u32 = 3;
/// The number of steps of Newton's method.
const STEPS: u32 = 12;
/// The L2 penalty of the weights.
const PENALTY: f64 = 1.0;
/// The average value of a chip, in points.
const CHIP: f64 = 6.5;
/// The number of pieces on the board that do not count for the feature of the pieces.
const FEW_PIECES: u32 = 3;

const NAMES: [&str; ALL] = [
    "points",
    "written",
    "written on damas",
    "pieces",
    "prey",
    "damas",
    "guards",
    "guards",
    "guards",
    "guards",
    "near",
    "move",
];
const ALL: usize = 12;

type Features = [f64; ALL];

/// Plays `matches` matches and prints the weights, in hundredths of the value of a chip.
pub fn learn(matches: u64) {
    let mut samples = Vec::new();
    for seed in 0..matches {
        collect(seed, &mut samples);
    }
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let step = step(&samples, &weights);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    for (name, weight) in NAMES.iter().zip(weights) {
        println!("{name}: {:.0}", 100.0 * weight / weights[0]);
    }
}

/// Plays a match and samples its quiet positions: the features, and the result for the side to move (1, 0.5 or 0).
fn collect(seed: u64, samples: &mut Vec<(Features, f64)>) {
    let mut rng = Rng::with_seed(seed);
    let mut state = Damath::new(&Options::default()).expect("options that can be played");
    let mut quiet: Vec<(Features, Seat)> = Vec::new();
    let mut made = 0;
    loop {
        let action = match state.turn() {
            Turn::Chance(_) => rng.choice(state.chance()).expect("an outcome").0,
            Turn::Seat(seat) => {
                made += 1;
                if made > OPENING && !state.must_capture() && rng.u32(..SAMPLED) == 0 {
                    quiet.push((features(&state), seat));
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
    samples.extend(quiet.into_iter().map(|(features, seat)| {
        let share = if winners.len() > 1 { 0.5 } else { f64::from(u8::from(winners.contains(&seat))) };
        (features, share)
    }));
}

/// The features of the side to move minus those of the opponent; they are scaled up as pieces disappear.
fn features(state: &Damath) -> Features {
    let mover = state.side();
    let left = Side::BOTH.map(|side| state.board().of(side).len()).into_iter().sum();
    let [own, other] = [mover, mover.other()].map(|side| of_side(state, side, left));
    let scale = 20.0 / f64::from(left + 4);
    std::array::from_fn(|place| (own[place] - other[place]) * scale)
}

fn of_side(state: &Damath, side: Side, left: u32) -> Features {
    let board = state.board();
    let pieces = board.of(side);
    let damas = pieces & board.damas();
    let chips = pieces & !damas;
    let [first, near] = match side {
        Side::First => [0, 6],
        Side::Second => [7, 1],
    };
    let written = |squares: Bits| chip(squares.into_iter().map(|at| state.value(side, at, board.piece(at))).sum());
    let guards = [0, 1, 2, 3].map(|pair| {
        let guards = (chips & Bits::row(first)).into_iter().filter(|square| side.sees(*square).0 / 2 == pair);
        guards.map(|_| 1.0).sum::<f64>()
    });
    let prey = if damas.is_empty() { 0 } else { board.of(side.other()).len() };
    let count = |squares: Bits| f64::from(squares.len());
    [
        chip(state.total(side)),
        written(pieces),
        written(damas),
        f64::from(left.saturating_sub(FEW_PIECES)) * count(pieces),
        f64::from(prey),
        count(damas),
        guards[0],
        guards[1],
        guards[2],
        guards[3],
        count(chips & Bits::row(near)),
        f64::from(u8::from(state.side() == side)),
    ]
}

/// A score in units of the average chip.
#[allow(clippy::cast_precision_loss, reason = "no score is so great")]
fn chip(score: Sum) -> f64 {
    score.whole as f64 / Options::default().set.denominator() as f64 / CHIP
}

/// One step of Newton's method.
fn step(samples: &[(Features, f64)], weights: &Features) -> Features {
    let mut slope = weights.map(|weight| -PENALTY * weight);
    let mut bend: [Features; ALL] =
        std::array::from_fn(|row| std::array::from_fn(|column| if row == column { PENALTY } else { 0.0 }));
    for (features, share) in samples {
        let predicted: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        let chance = 1.0 / (1.0 + (-predicted).exp());
        for (row, feature) in features.iter().enumerate() {
            slope[row] += (share - chance) * feature;
            for (bend, other) in bend[row].iter_mut().zip(features) {
                *bend += chance * (1.0 - chance) * feature * other;
            }
        }
    }
    solve(bend, slope)
}
