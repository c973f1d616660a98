//! The cost of pairing two players: the criteria of the Dutch system, the most important one first.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// The number of limbs: the criteria of the quality of a bracket take three, and those that order its players at most
/// five.
const WIDTH: usize = 8;
/// The limit of the sum of the criteria in a limb; the matching computes with sums of a few hundred of them.
const LIMB: i64 = 1 << 50;

/// A cost: a number whose digits are the criteria, in limbs of several digits each. So costs are compared by the first
/// criterion in which they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost([i64; WIDTH]);

/// The cost of a pair while it is written, one criterion after the other.
#[derive(Clone, Copy)]
pub struct Criteria {
    cost: Cost,
    limb: usize,
    /// The product of the bases of the digits in the limb.
    used: i64,
}

impl Criteria {
    /// No criterion yet.
    pub fn new() -> Self {
        Self { cost: Cost::ZERO, limb: 0, used: 1 }
    }

    /// Adds the next criterion. All pairs together cost at most `most` by it, which must be the same for every pair.
    /// Criteria beyond those that fit are ignored.
    pub fn push(&mut self, cost: usize, most: usize) {
        let number = |one: usize| i64::try_from(one).unwrap_or(LIMB);
        let base = number(most) + 1;
        if self.used.saturating_mul(base) > LIMB {
            (self.limb, self.used) = (self.limb + 1, 1);
        }
        if let Some(limb) = self.cost.0.get_mut(self.limb) {
            *limb = *limb * base + number(cost);
        }
        self.used *= base;
    }

    /// The finished cost.
    pub fn cost(self) -> Cost {
        self.cost
    }
}

impl Cost {
    fn map(self, with: impl Fn(i64) -> i64) -> Self {
        Self(self.0.map(with))
    }

    fn zip(mut self, other: Self, with: impl Fn(i64, i64) -> i64) -> Self {
        for (one, other) in self.0.iter_mut().zip(other.0) {
            *one = with(*one, other);
        }
        self
    }
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.zip(other, |one, other| one + other)
    }
}

impl Sub for Cost {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| one - other)
    }
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Cost {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The matching computes with sums and halves of sums, which are exact in each limb for the same reason as for whole
/// numbers: it halves only what is even in all of them.
impl Weight for Cost {
    const ZERO: Self = Self([0; WIDTH]);
    const ONE: Self = {
        let mut one = [0; WIDTH];
        one[WIDTH - 1] = 1;
        Self(one)
    };

    fn inf() -> Self {
        let mut largest = Self::ZERO;
        largest.0[0] = i64::MAX / 4;
        largest
    }

    fn double(self) -> Self {
        self.map(|one| one * 2)
    }

    fn half(self) -> Self {
        self.map(|one| one / 2)
    }
}
