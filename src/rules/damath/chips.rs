//! The seven sets of chips.

use super::{Chip, OperatorBoard};

/// A set of chips: the values of each player's twelve (D2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChipSet {
    /// 1 to 12.
    #[default]
    Counting,
    /// 0 to 11.
    Whole,
    /// 0 to 11, the odd ones negative.
    Integer,
    /// Counting ÷ 10.
    Fraction,
    /// Integer ÷ 10.
    Rational,
    /// Multiples of √2.
    Radical,
    /// Monomials in the column x and the row y.
    Polynomial,
}

const COUNTING: [i64; 12] = [10, 7, 2, 5, 1, 4, 11, 8, 12, 9, 6, 3];
const WHOLE: [i64; 12] = [9, 6, 1, 4, 0, 3, 10, 7, 11, 8, 5, 2];
const INTEGER: [i64; 12] = [-9, 6, -1, 4, 0, -3, 10, -7, -11, 8, -5, 2];
/// As multiples of √2.
const RADICAL: [i64; 12] = [-9, -2, 12, 64, -98, -75, 144, 64, -363, -324, 100, 288];
/// Coefficient, exponent of x, exponent of y.
const POLYNOMIAL: [(i64, u32, u32); 12] = [
    (-3, 2, 1),
    (-1, 1, 2),
    (6, 1, 0),
    (10, 0, 1),
    (-21, 1, 2),
    (-15, 1, 0),
    (28, 0, 1),
    (36, 2, 1),
    (-55, 1, 0),
    (-45, 0, 1),
    (66, 2, 1),
    (78, 1, 2),
];

impl ChipSet {
    /// All of them, in the rulebook's order.
    pub const ALL: [Self; 7] =
        [Self::Counting, Self::Whole, Self::Integer, Self::Fraction, Self::Rational, Self::Radical, Self::Polynomial];

    /// The operators that belong to the set (D2).
    #[must_use]
    pub const fn operators(self) -> OperatorBoard {
        match self {
            Self::Counting => OperatorBoard::PlusMinus,
            _ => OperatorBoard::Four,
        }
    }

    /// The inscription of a chip, as in the rulebook's table, with an ASCII minus.
    #[must_use]
    pub const fn inscription(self, chip: Chip) -> &'static str {
        let inscriptions = match self {
            Self::Counting => ["10", "7", "2", "5", "1", "4", "11", "8", "12", "9", "6", "3"],
            Self::Whole => ["9", "6", "1", "4", "0", "3", "10", "7", "11", "8", "5", "2"],
            Self::Integer => ["-9", "6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"],
            Self::Fraction => {
                ["10/10", "7/10", "2/10", "5/10", "1/10", "4/10", "11/10", "8/10", "12/10", "9/10", "6/10", "3/10"]
            }
            Self::Rational => {
                ["-9/10", "6/10", "-1/10", "4/10", "0/10", "-3/10", "10/10", "-7/10", "-11/10", "8/10", "-5/10", "2/10"]
            }
            Self::Radical => [
                "-9√2",
                "-√8",
                "4√18",
                "16√32",
                "-49√8",
                "-25√18",
                "36√32",
                "64√2",
                "-121√18",
                "-81√32",
                "100√2",
                "144√8",
            ],
            Self::Polynomial => {
                ["-3x²y", "-xy²", "6x", "10y", "-21xy²", "-15x", "28y", "36x²y", "-55x", "-45y", "66x²y", "78xy²"]
            }
        };
        inscriptions[chip.index()]
    }

    /// The chip with this inscription.
    #[must_use]
    pub fn chip(self, inscription: &str) -> Option<Chip> {
        Chip::all().find(|&chip| self.inscription(chip) == inscription)
    }

    /// A number that every denominator of the set's scores divides (D10).
    #[must_use]
    pub const fn denominator(self) -> i64 {
        match self {
            Self::Counting | Self::Whole | Self::Integer => 27_720,
            Self::Fraction | Self::Rational => 138_600,
            Self::Radical => 768_398_400,
            Self::Polynomial => 2_669_835_168_000,
        }
    }

    /// The divisor of the [`amount`](Self::amount) of a chip.
    pub(super) const fn scale(self) -> i64 {
        match self {
            Self::Fraction | Self::Rational => 10,
            _ => 1,
        }
    }

    /// The value of a chip in column x and row y, counted from the side that D10 names: in tenths for sets that are
    /// divided by ten, in multiples of √2 for Radical, else in ones.
    pub(super) fn amount(self, chip: Chip, (x, y): (u8, u8)) -> i64 {
        let amounts = match self {
            Self::Counting | Self::Fraction => &COUNTING,
            Self::Whole => &WHOLE,
            Self::Integer | Self::Rational => &INTEGER,
            Self::Radical => &RADICAL,
            Self::Polynomial => {
                let (coefficient, of_x, of_y) = POLYNOMIAL[chip.index()];
                return coefficient * i64::from(x).pow(of_x) * i64::from(y).pow(of_y);
            }
        };
        amounts[chip.index()]
    }

    /// The number on a chip without the set’s common factor: tenths, multiples of √2, or the
    /// coefficient of a polynomial.
    #[must_use]
    pub fn number(self, chip: Chip) -> i32 {
        let number = match self {
            Self::Counting | Self::Fraction => COUNTING[chip.index()],
            Self::Whole => WHOLE[chip.index()],
            Self::Integer | Self::Rational => INTEGER[chip.index()],
            Self::Radical => RADICAL[chip.index()],
            Self::Polynomial => POLYNOMIAL[chip.index()].0,
        };
        i32::try_from(number).unwrap_or_default()
    }

    /// The greatest absolute value of an amount.
    pub(super) const fn greatest(self) -> i64 {
        match self {
            Self::Counting | Self::Fraction => 12,
            Self::Whole | Self::Integer | Self::Rational => 11,
            Self::Radical => 363,
            Self::Polynomial => 78 * 7 * 49,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every square that is not 0 in x or y.
    fn places() -> impl Iterator<Item = (u8, u8)> {
        (1..8).flat_map(|x| (1..8).map(move |y| (x, y)))
    }

    #[test]
    fn d10_the_denominators_are_the_smallest_that_do() {
        const fn gcd(a: i64, b: i64) -> i64 {
            if b == 0 { a } else { gcd(b, a % b) }
        }
        for set in ChipSet::ALL {
            let amount = |chip| places().map(move |place| set.amount(chip, place).abs());
            let amounts: Vec<i64> = Chip::all().flat_map(amount).filter(|&amount| amount != 0).collect();
            let lcm = |one, two| one / gcd(one, two) * two;
            let needed = amounts.iter().fold(set.scale() * set.scale(), |one, &two| lcm(one, two));
            assert_eq!(set.denominator(), needed, "{set:?}");
            assert_eq!(amounts.into_iter().max(), Some(set.greatest()));
        }
    }

    #[test]
    fn d2_inscriptions_read_back() {
        for set in ChipSet::ALL {
            for chip in Chip::all() {
                assert_eq!(set.chip(set.inscription(chip)), Some(chip));
            }
        }
    }
}
