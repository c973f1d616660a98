//! The bands of difficulty, tested with other seeds than those of mining.

use caravanserai::bots::Level;
use caravanserai::puzzles::{Band, PuzzleGame};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

use super::rates::{SEEDS, band, rate, rates};
use super::some;
use crate::effort;

/// The ranks of numbers, from 1; equal numbers share the mean of theirs.
#[allow(clippy::cast_precision_loss, reason = "there are a few hundred")]
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |number: &f64| {
        let less = numbers.iter().filter(|other| *other < number).count();
        let equal = numbers.iter().filter(|other| other.total_cmp(number).is_eq()).count();
        less as f64 + f64::midpoint(equal as f64, 1.0)
    };
    numbers.iter().map(rank).collect()
}

/// Spearman's rank correlation of two rows of numbers.
#[allow(clippy::cast_precision_loss, reason = "there are a few hundred")]
fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let mean = f64::midpoint(one.len() as f64, 1.0);
    let product = |one: &[f64], other: &[f64]| -> f64 {
        one.iter().zip(other).map(|(one, other)| (one - mean) * (other - mean)).sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

#[test]
fn a_rank_correlation_is_one_for_the_same_order() {
    assert!((spearman(&[1.0, 2.0, 2.0, 9.0], &[0.1, 0.2, 0.2, 0.3]) - 1.0).abs() < 1e-9);
    assert!((spearman(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0]) + 1.0).abs() < 1e-9);
    assert!((spearman(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0]) - 0.5).abs() < 1e-9);
}

/// The bots solve fewer puzzles from band to band. By default the master is taken at his word: he solves what is not in
/// the last band.
fn check<G: PuzzleGame>(few: usize) {
    let is_long = effort::is_long();
    let puzzles = some::<G>(few);
    let solved = |puzzle: &caravanserai::puzzles::Puzzle<G>| -> f64 {
        let (state, solutions) = (&puzzle.state, &puzzle.solutions);
        if is_long {
            return rates(state, solutions, SEEDS).iter().sum();
        }
        let lower = Level::ALL.into_iter().filter(|level| *level != Level::Master);
        lower.map(|level| rate(level, state, solutions, SEEDS)).sum()
    };
    let solved: Vec<f64> = puzzles.iter().map(solved).collect();
    let bands: Vec<f64> = puzzles.iter().map(|puzzle| -f64::from(puzzle.band.number())).collect();
    let correlation = spearman(&bands, &solved);
    assert!(correlation >= 0.9, "{}: {correlation}", G::NAME);
    #[allow(clippy::cast_precision_loss, reason = "there are a few hundred")]
    let mean = |band: Band| {
        let of: Vec<f64> =
            puzzles.iter().zip(&solved).filter(|(puzzle, _)| puzzle.band == band).map(|(_, solved)| *solved).collect();
        of.iter().sum::<f64>() / of.len() as f64
    };
    let means = Band::ALL.map(mean);
    assert!(means.is_sorted_by(|one, other| one > other), "{}: {means:?}", G::NAME);
}

#[test]
fn fewer_bots_solve_a_puzzle_from_band_to_band() {
    check::<Damath>(8);
    check::<Marrakech>(8);
    check::<Chaupar>(8);
    check::<Pachisi>(8);
}

#[test]
fn a_band_is_that_of_the_rates() {
    assert_eq!(band([1.0; 4]), Band::Easiest);
    assert_eq!(band([0.1, 1.0, 1.0, 1.0]), Band::Easy);
    assert_eq!(band([0.0, 0.0, 1.0, 1.0]), Band::Medium);
    assert_eq!(band([0.2, 0.2, 0.0, 1.0]), Band::Hard);
    assert_eq!(band([0.0, 0.0, 0.0, 1.0]), Band::Hardest);
    assert_eq!(band([0.0; 4]), Band::Hardest);
}
