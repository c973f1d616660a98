//! The output of the arena.

use std::time::Duration;

#[path = "../examples/arena/statistics.rs"]
mod statistics;

use statistics::{interval, mean, percentile};

fn shares(points: f64, matches: u32) -> [String; 2] {
    interval(points, matches).map(|share| format!("{share:.3}"))
}

#[test]
fn an_interval_is_that_of_wilson() {
    // The values of published tables of the Wilson score interval.
    assert_eq!(shares(50.0, 100), ["0.404", "0.596"]);
    assert_eq!(shares(15.0, 50), ["0.191", "0.438"]);
    assert_eq!(shares(0.0, 10), ["0.000", "0.278"]);
    assert_eq!(shares(10.0, 10), ["0.722", "1.000"]);
}

#[test]
fn more_matches_make_the_interval_narrower() {
    let width = |matches: u32| interval(f64::from(matches) * 0.6, matches).iter().rev().copied().reduce(|a, b| a - b);
    assert!(width(400) < width(100) && width(4000) < width(400));
}

#[test]
fn the_percentile_is_one_of_the_times() {
    let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
    assert_eq!(percentile(&times, 99), Duration::from_millis(198));
    assert_eq!(percentile(&times, 100), Duration::from_millis(200));
    assert_eq!(percentile(&times[..1], 99), Duration::from_millis(200));
    assert_eq!(percentile(&[], 99), Duration::ZERO);
}

#[test]
fn the_mean_is_of_all_times() {
    assert_eq!(mean(&[1, 2, 6].map(Duration::from_millis)), Duration::from_millis(3));
    assert_eq!(mean(&[]), Duration::ZERO);
}
