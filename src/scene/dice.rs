//! Statistics of dice: actual and expected frequencies, and the likelihood of the longest run.

use serde::{Deserialize, Serialize};

use super::Summary;

/// Statistics of one kind of dice, over one or more matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    /// Possible results.
    pub faces: Vec<Face>,
    /// Number of throws in each match.
    pub throws: Vec<u32>,
    /// The longest run within a match, the first of equals.
    pub run: Run,
}

/// A possible result of a throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// Notation of the result.
    pub shows: String,
    /// Relative weight; the probability is its share of the sum of all weights.
    pub weight: u32,
    /// Number of throws with this result.
    pub fell: u32,
}

/// A run: the same result several times in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Notation of the result.
    pub shows: String,
    /// Length of the run.
    pub times: u32,
}

impl Dice {
    /// Counts the throws of a match that began from `state`, by kind of dice, in the order of their first throws.
    #[must_use]
    pub fn thrown<'a, G: Summary + 'a>(mut state: G, actions: impl Iterator<Item = &'a G::Action>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        let mut runs: Vec<Run> = Vec::new();
        for action in actions {
            if let Some(shows) = G::thrown(action) {
                let dice = Self::new(&state);
                let number = all.iter().position(|other| other.is_same_kind(&dice)).unwrap_or(all.len());
                if number == all.len() {
                    all.push(dice);
                    runs.push(Run::default());
                }
                runs[number].extend(&shows);
                all[number].count(&shows, &runs[number]);
            }
            if state.apply(action).is_err() {
                break; // a match replays to its end
            }
        }
        all
    }

    /// Creates empty statistics for the dice to be thrown in `state`.
    fn new<G: Summary>(state: &G) -> Self {
        let face = |(action, weight)| Some(Face { shows: G::thrown(&action)?, weight, fell: 0 });
        Self { faces: state.chance().into_iter().filter_map(face).collect(), throws: vec![0], run: Run::default() }
    }

    /// Returns `true` if both kinds have the same results with the same weights.
    #[must_use]
    pub fn is_same_kind(&self, other: &Self) -> bool {
        let faces = |dice: &Self| dice.faces.iter().map(|face| (face.shows.clone(), face.weight)).collect::<Vec<_>>();
        faces(self) == faces(other)
    }

    fn count(&mut self, shows: &str, run: &Run) {
        self.faces.iter_mut().filter(|face| face.shows == shows).for_each(|face| face.fell += 1);
        self.throws.iter_mut().for_each(|throws| *throws += 1);
        if run.times > self.run.times {
            self.run = run.clone();
        }
    }

    /// Checks the consistency of statistics that were read from a file.
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        const MOST: u64 = 100_000;
        let fell: u64 = self.faces.iter().map(|face| u64::from(face.fell)).sum();
        let throws: u64 = self.throws.iter().map(|throws| u64::from(*throws)).sum();
        let most = self.faces.iter().filter(|face| face.shows == self.run.shows).map(|face| face.fell).max();
        let weights = self.faces.iter().all(|face| (1..=1000).contains(&face.weight));
        fell == throws && throws <= MOST && most.is_some_and(|most| self.run.times <= most) && weights
    }

    /// Adds the statistics of other matches with the same kind of dice ([`Dice::is_same_kind`]).
    pub fn add(&mut self, other: &Self) {
        for (face, more) in self.faces.iter_mut().zip(&other.faces) {
            face.fell = face.fell.saturating_add(more.fell);
        }
        self.throws.extend(&other.throws);
        if other.run.times > self.run.times {
            self.run = other.run.clone();
        }
    }

    /// Returns the expected frequency of a result for the actual number of throws.
    #[must_use]
    pub fn expected(&self, face: &Face) -> f64 {
        let throws: f64 = self.throws.iter().map(|throws| f64::from(*throws)).sum();
        throws * self.share(face)
    }

    fn share(&self, face: &Face) -> f64 {
        let all: f64 = self.faces.iter().map(|face| f64::from(face.weight)).sum();
        f64::from(face.weight) / all
    }

    /// Returns the probability that a run at least as long as the longest one occurs in at least one of the matches.
    #[must_use]
    pub fn likelihood(&self) -> f64 {
        let shares: Vec<_> = self.faces.iter().map(|face| self.share(face)).collect();
        let most = self.throws.iter().max().copied().unwrap_or_default();
        let likely = likelihoods(&shares, self.run.times, most);
        let without: f64 = self.throws.iter().map(|throws| (-likely[*throws as usize]).ln_1p()).sum();
        -without.exp_m1()
    }
}

impl Run {
    /// Extends the run by a throw, or starts a new one.
    fn extend(&mut self, shows: &str) {
        if self.shows != shows {
            *self = Self { shows: shows.to_owned(), times: 0 };
        }
        self.times += 1;
    }
}

/// Returns, for each number of throws from 0 to `most`, the probability of a run of at least `times` equal results;
/// `shares` are the probabilities of the results.
fn likelihoods(shares: &[f64], times: u32, most: u32) -> Vec<f64> {
    if times < 2 {
        return (0..=most).map(|throws| if throws < times { 0.0 } else { 1.0 }).collect();
    }
    // Probabilities that no such run has occurred yet and the last throws are a run of each shorter length, by result.
    let mut last = vec![vec![0.0; times as usize - 1]; shares.len()];
    let mut none_yet = 1.0;
    let mut likely = vec![0.0];
    for _ in 0..most {
        let mut come = likely.last().copied().unwrap_or_default();
        for (runs, share) in last.iter_mut().zip(shares) {
            let other = none_yet - runs.iter().sum::<f64>();
            come += runs.last().copied().unwrap_or_default() * share;
            runs.rotate_right(1);
            runs.iter_mut().skip(1).for_each(|run| *run *= share);
            runs[0] = other * share;
        }
        none_yet = last.iter().flatten().sum();
        likely.push(come);
    }
    likely
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computes the same probability by enumerating all sequences of throws.
    fn counted(weights: &[u32], times: u32, throws: u32) -> f64 {
        let count = u32::try_from(weights.len()).unwrap();
        let all: u32 = weights.iter().sum();
        let mut likely = 0.0;
        for mut number in 0..count.pow(throws) {
            let (mut share, mut last, mut run, mut longest) = (1.0, None, 0, 0);
            for _ in 0..throws {
                let face = number % count;
                number /= count;
                share *= f64::from(weights[face as usize]) / f64::from(all);
                run = if last == Some(face) { run + 1 } else { 1 };
                last = Some(face);
                longest = longest.max(run);
            }
            if longest >= times {
                likely += share;
            }
        }
        likely
    }

    #[test]
    fn a_run_is_as_likely_as_counting_all_ways_says() {
        for weights in [&[1, 1][..], &[1, 2, 2, 1], &[1, 6, 15, 20, 15, 6, 1], &[1]] {
            let all: u32 = weights.iter().sum();
            let shares: Vec<_> = weights.iter().map(|weight| f64::from(*weight) / f64::from(all)).collect();
            let most = if weights.len() > 4 { 5 } else { 8 };
            for times in 0..=most + 1 {
                let likely = likelihoods(&shares, times, most);
                for throws in 0..=most {
                    let (is, counted) = (likely[throws as usize], counted(weights, times, throws));
                    assert!((is - counted).abs() < 1e-12, "{weights:?} {times} {throws}: {is}, not {counted}");
                }
            }
        }
    }

    #[test]
    fn what_is_hardly_likely_is_told_exactly() {
        let likely = likelihoods(&[0.25; 4], 40, 40);
        assert!((likely[40] / 0.25_f64.powi(39) - 1.0).abs() < 1e-9, "{}", likely[40]);
    }

    #[test]
    fn several_matches_make_a_run_likelier() {
        let face = |shows: &str| Face { shows: shows.into(), weight: 1, fell: 3 };
        let run = Run { shows: "1".into(), times: 3 };
        let mut dice = Dice { faces: vec![face("1"), face("2")], throws: vec![3], run };
        assert!((dice.likelihood() - 0.25).abs() < 1e-12);
        dice.add(&Dice { run: Run { shows: "2".into(), times: 2 }, ..dice.clone() });
        assert_eq!((dice.throws.as_slice(), dice.run.times, dice.faces[0].fell), (&[3, 3][..], 3, 6));
        assert!((dice.likelihood() - (1.0 - 0.75 * 0.75)).abs() < 1e-12);
    }
}
