//! Statistics of matches and moves.

use std::time::Duration;

/// The 97.5th percentile of the standard normal distribution.
const Z: f64 = 1.96;

/// The 95 % confidence interval of the true share for `points` out of `matches`, each worth one point: the Wilson
/// score interval (E. B. Wilson, *Probable inference*, 1927), which also holds for no wins or all. It is conservative
/// for ties and for pairs with the same throws.
pub fn interval(points: f64, matches: u32) -> [f64; 2] {
    let count = f64::from(matches.max(1));
    let share = points / count;
    let middle = share + Z * Z / (2.0 * count);
    let half = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    [middle - half, middle + half].map(|end| (end / (1.0 + Z * Z / count)).clamp(0.0, 1.0))
}

/// The mean; zero if there are no times.
pub fn mean(times: &[Duration]) -> Duration {
    times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap_or(u32::MAX).max(1)
}

/// The `percent`th percentile, by nearest rank; zero if there are no times.
pub fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    let rank = (times.len() * percent).div_ceil(100);
    rank.checked_sub(1).and_then(|place| times.get(place)).copied().unwrap_or_default()
}
