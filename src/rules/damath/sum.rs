//! Scores in a form that is fast to add and compare.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A score of one chip set: whole + root·√2, both counted in units of 1 ÷ [`ChipSet::denominator`], so that adding and
/// comparing need no common denominators (D10).
///
/// [`ChipSet::denominator`]: super::ChipSet::denominator
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sum {
    /// The rational part.
    pub whole: i128,
    /// The coefficient of √2.
    pub root: i128,
}

impl Sum {
    /// The score 0.
    pub const ZERO: Self = Self { whole: 0, root: 0 };
}

impl Add for Sum {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { whole: self.whole + other.whole, root: self.root + other.root }
    }
}

impl AddAssign for Sum {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Sum {
    type Output = Self;

    fn neg(self) -> Self {
        Self { whole: -self.whole, root: -self.root }
    }
}

impl Sub for Sum {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul<u8> for Sum {
    type Output = Self;

    fn mul(self, factor: u8) -> Self {
        Self { whole: self.whole * i128::from(factor), root: self.root * i128::from(factor) }
    }
}

impl std::iter::Sum for Sum {
    fn sum<I: Iterator<Item = Self>>(sums: I) -> Self {
        sums.fold(Self::ZERO, Self::add)
    }
}

impl Ord for Sum {
    fn cmp(&self, other: &Self) -> Ordering {
        let Self { whole, root } = *self - *other;
        match (whole.cmp(&0), root.cmp(&0)) {
            (sign, Ordering::Equal) | (Ordering::Equal, sign) => sign,
            (one, two) if one == two => one,
            // Of opposite signs: the greater of whole² and 2·root² decides. They are never equal.
            (sign, _) if whole * whole > 2 * root * root => sign,
            (_, sign) => sign,
        }
    }
}

impl PartialOrd for Sum {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d10_radicals_compare_exactly() {
        let sum = |whole, root| Sum { whole, root };
        // 99/70 and 577/408 are next to √2, from above; 41/29 and 239/169 from below.
        assert!(sum(99, -70) > Sum::ZERO && sum(577, -408) > Sum::ZERO);
        assert!(sum(41, -29) < Sum::ZERO && sum(239, -169) < Sum::ZERO);
        assert!(sum(-99, 70) < Sum::ZERO && sum(-41, 29) > Sum::ZERO);
        assert!(sum(0, -1) < Sum::ZERO && sum(1, 1) > Sum::ZERO && sum(-1, -1) < Sum::ZERO);
        assert_eq!(sum(3, 5).cmp(&sum(3, 5)), Ordering::Equal);
    }
}
