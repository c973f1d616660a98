//! A seeded random number generator for bots and their hands in a duel; not for dice.

/// The generator `SplitMix64` (G. Steele, D. Lea, C. Flood, *Fast splittable pseudorandom number generators*, 2014),
/// from its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64(pub u64);

/// The increment of the state.
const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

impl SplitMix64 {
    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        finalize(self.0)
    }

    /// A random number below `count`; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        bounded(count, self.next_u64())
    }

    /// Shuffles the slice in place (Fisher–Yates).
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for left in (2..=all.len()).rev() {
            all.swap(left - 1, self.below(left));
        }
    }
}

/// Scales 64 random bits to a number below `count`; 0 if `count` is 0. The bias is below 2⁻⁵⁰: negligible for a bot,
/// not good enough for dice.
pub fn bounded(count: usize, bits: u64) -> usize {
    let scaled = (u128::from(bits) * count as u128) >> u64::BITS;
    usize::try_from(scaled).unwrap_or_default()
}

/// Hashes `bits`: every bit of the result depends on every bit of the input.
pub const fn mix(bits: u64) -> u64 {
    finalize(bits.wrapping_mul(GAMMA))
}

const fn finalize(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::{SplitMix64, bounded};

    #[test]
    fn bounded_numbers_are_uniform_and_in_range() {
        let all = (0..=255_u64).map(|high| bounded(3, high << 56));
        let counts = all.fold([0; 3], |mut counts, chosen| {
            counts[chosen] += 1;
            counts
        });
        assert_eq!(counts, [86, 85, 85]);
        assert_eq!(bounded(3, u64::MAX), 2);
        assert_eq!(bounded(0, u64::MAX), 0);
    }

    #[test]
    fn the_outputs_are_those_of_splitmix() {
        // The outputs of the author's program (https://prng.di.unimi.it/splitmix64.c) with the seed 1234567.
        let mut rng = SplitMix64(1_234_567);
        assert_eq!([rng.next_u64(), rng.next_u64()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_shuffle_loses_nothing_and_brings_everything_everywhere() {
        let mut firsts = [0; 3];
        for seed in 0..300 {
            let mut all = [0, 1, 2];
            SplitMix64(seed).shuffle(&mut all);
            firsts[all[0]] += 1;
            all.sort_unstable();
            assert_eq!(all, [0, 1, 2]);
        }
        assert!(firsts.iter().all(|count| (70..130).contains(count)), "{firsts:?}");
    }
}
