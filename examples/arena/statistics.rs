//! What a number of matches and moves tells.

use std::time::Duration;

/// How many standard deviations of the normal distribution lie about its middle in 95 of 100 cases.
const Z: f64 = 1.96;

/// Between which shares the true one lies, at 95 %, if so many `points` were made in `matches`, each worth one: the Wilson
/// score interval (E. B. Wilson, Probable inference, 1927), which holds for all wins and none, too. Where matches are tied or
/// come in pairs with the same throws, it is rather too wide than too narrow.
pub fn interval(points: f64, matches: u32) -> [f64; 2] {
    let count = f64::from(matches.max(1));
    let share = points / count;
    let middle = share + Z * Z / (2.0 * count);
    let half = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    [middle - half, middle + half].map(|end| (end / (1.0 + Z * Z / count)).clamp(0.0, 1.0))
}

/// The mean; nothing of none.
pub fn mean(times: &[Duration]) -> Duration {
    times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap_or(u32::MAX).max(1)
}

/// The least of `times` that `percent` of a hundred are not above (nearest rank); nothing of none.
pub fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    let rank = (times.len() * percent).div_ceil(100);
    rank.checked_sub(1).and_then(|place| times.get(place)).copied().unwrap_or_default()
}
