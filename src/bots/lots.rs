//! Lots that bots draw, and that lead a hand in a duel that they take part in: not for dice.

/// Numbers that look as if they fell by lot, the same by the same seed: `SplitMix64` (G. Steele, D. Lea and C. Flood, Fast
/// splittable pseudorandom number generators, 2014).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots(pub u64);

/// What it goes on by.
const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

impl Lots {
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        finished(self.0)
    }

    /// A number below `count`, 0 if that is 0.
    pub fn below(&mut self, count: usize) -> usize {
        lot(count, self.bits())
    }

    /// Puts `all` in an order that falls by lot.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for left in (2..=all.len()).rev() {
            all.swap(left - 1, self.below(left));
        }
    }
}

/// A number below `count`, 0 if that is 0. Some come up more often than others by less than one in 2⁵⁰, which is
/// nothing to a bot; it is not for dice.
pub fn lot(count: usize, bits: u64) -> usize {
    let scaled = (u128::from(bits) * count as u128) >> u64::BITS;
    usize::try_from(scaled).unwrap_or_default()
}

/// A number whose bits all hang on all of those of `bits`.
pub const fn mixed(bits: u64) -> u64 {
    finished(bits.wrapping_mul(GAMMA))
}

const fn finished(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Lots, lot};

    #[test]
    fn the_lot_falls_evenly_and_never_outside() {
        let all = (0..=255_u64).map(|high| lot(3, high << 56));
        let counts = all.fold([0; 3], |mut counts, chosen| {
            counts[chosen] += 1;
            counts
        });
        assert_eq!(counts, [86, 85, 85]);
        assert_eq!(lot(3, u64::MAX), 2);
        assert_eq!(lot(0, u64::MAX), 0);
    }

    #[test]
    fn lots_are_those_of_splitmix() {
        // As the author's program has them (https://prng.di.unimi.it/splitmix64.c), with the seed 1234567.
        let mut lots = Lots(1_234_567);
        assert_eq!([lots.bits(), lots.bits()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_shuffle_loses_nothing_and_brings_everything_everywhere() {
        let mut firsts = [0; 3];
        for seed in 0..300 {
            let mut all = [0, 1, 2];
            Lots(seed).shuffle(&mut all);
            firsts[all[0]] += 1;
            all.sort_unstable();
            assert_eq!(all, [0, 1, 2]);
        }
        assert!(firsts.iter().all(|count| (70..130).contains(count)), "{firsts:?}");
    }
}
