//! Exact numbers for display and notation.

use std::fmt;
use std::str::FromStr;

use super::{ChipSet, Sum};
use crate::rules::{Expected, ParseError};

/// A number of the form a + b√2 with fractions a and b (D10), exact and in lowest terms. Written `-1`, `3/4`, `√2`,
/// `1/2-5/3√2`, with an ASCII minus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    whole: i128,
    root: i128,
    over: i128,
}

/// The greatest absolute values of the parts of a rational number, and of one with √2. No score reaches them.
const MOST_RATIONAL: u128 = 10u128.pow(27);
const MOST_RADICAL: u128 = 10u128.pow(16);

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Number {
    /// The number (whole + root·√2) ÷ over. `None` if `over` is not positive, or a part in lowest terms is greater than
    /// 10²⁷ (10¹⁶ with √2), which no score is.
    #[must_use]
    pub fn new(whole: i128, root: i128, over: i128) -> Option<Self> {
        let number = (over > 0).then(|| Self::lowest(whole, root, over))?;
        let most = if root == 0 { MOST_RATIONAL } else { MOST_RADICAL };
        let fits = |part: i128| part.unsigned_abs() <= most;
        (fits(number.whole) && fits(number.root) && fits(number.over)).then_some(number)
    }

    /// The same in lowest terms; `over` is positive.
    fn lowest(whole: i128, root: i128, over: i128) -> Self {
        let common = gcd(gcd(whole.unsigned_abs(), root.unsigned_abs()), over.unsigned_abs());
        let common = i128::try_from(common).unwrap_or(1);
        Self { whole: whole / common, root: root / common, over: over / common }
    }

    /// The rational part, the coefficient of √2, and the positive denominator of both.
    #[must_use]
    pub fn parts(self) -> (i128, i128, i128) {
        (self.whole, self.root, self.over)
    }

    /// The number of a score of `set`.
    #[must_use]
    pub fn from_sum(sum: Sum, set: ChipSet) -> Self {
        Self::lowest(sum.whole, sum.root, i128::from(set.denominator()))
    }

    /// The number as a score of `set`. `None` if its denominator does not fit, it has a √2 in a set without, or it is
    /// greater than `taken` captured pieces can score.
    pub(super) fn to_sum(self, set: ChipSet, taken: u32) -> Option<Sum> {
        let denominator = i128::from(set.denominator());
        let units = denominator / self.over;
        // The greatest score of one captured piece is a product of two multiples of √2, times four.
        let most = i128::from(taken) * 8 * i128::from(set.greatest()).pow(2) * denominator;
        let part = |part: i128| part.checked_mul(units).filter(|part| (-most..=most).contains(part));
        let possible = denominator % self.over == 0 && (self.root == 0 || set == ChipSet::Radical);
        let (whole, root) = part(self.whole).zip(part(self.root))?;
        possible.then_some(Sum { whole, root })
    }

    /// The number in hundredths, rounded, halves away from zero (D10).
    #[must_use]
    pub fn hundredths(self) -> i128 {
        // Numbers within the limits are never too large for two decimals.
        self.rounded_to(2).unwrap_or_default()
    }

    /// The number times 10 to the power of `decimals`, rounded, halves away from zero; `None` if that is too large.
    #[must_use]
    pub fn rounded_to(self, decimals: u32) -> Option<i128> {
        let negative = Sum { whole: self.whole, root: self.root } < Sum::ZERO;
        let sign = if negative { -1 } else { 1 };
        let double = 10_i128.checked_pow(decimals)?.checked_mul(2 * sign)?;
        // The greatest n with n ≤ 10^d·|number| + 1/2 = (2·10^d·whole + 2·10^d·root·√2 + over) / (2·over).
        let root = self.root.checked_mul(double)?;
        let roots = i128::try_from(root.unsigned_abs().checked_pow(2)?.checked_mul(2)?.isqrt()).ok()?;
        // The floor of root·√2: no multiple of √2 other than 0 is an integer.
        let floor = if root < 0 { -roots - 1 } else { roots };
        let whole = self.whole.checked_mul(double)?.checked_add(floor)?.checked_add(self.over)?;
        Some(sign * whole.div_euclid(2 * self.over))
    }

    /// The number with two decimals, rounded, halves away from zero (D10): `-0.50`.
    #[must_use]
    pub fn rounded(self) -> String {
        let hundredths = self.hundredths();
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        format!("{sign}{whole}.{rest:02}")
    }
}

/// Writes a ÷ b in lowest terms.
fn fraction(f: &mut fmt::Formatter<'_>, above: i128, below: i128) -> fmt::Result {
    let common = i128::try_from(gcd(above.unsigned_abs(), below.unsigned_abs())).unwrap_or(1);
    match (above / common, below / common) {
        (above, 1) => write!(f, "{above}"),
        (above, below) => write!(f, "{above}/{below}"),
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.whole != 0 || self.root == 0 {
            fraction(f, self.whole, self.over)?;
        }
        if self.root == 0 {
            return Ok(());
        }
        if self.whole != 0 && self.root > 0 {
            f.write_str("+")?;
        }
        if self.root == -self.over {
            f.write_str("-")?;
        } else if self.root != self.over {
            fraction(f, self.root, self.over)?;
        }
        f.write_str("√2")
    }
}

/// Parses `a` or `a/b`.
fn read_fraction(text: &str) -> Option<(i128, i128)> {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    let (above, below) = (above.parse::<i128>().ok()?, below.parse::<i128>().ok()?);
    (below > 0).then_some((above, below))
}

fn read(text: &str) -> Option<Number> {
    let Some(text) = text.strip_suffix("√2") else {
        let (above, below) = read_fraction(text)?;
        return Number::new(above, 0, below);
    };
    let split = text.rfind(['+', '-']).unwrap_or(0);
    let (whole, root) = text.split_at(split);
    let (whole, over) = if whole.is_empty() { (0, 1) } else { read_fraction(whole)? };
    let (root, root_over) = match root {
        "" | "+" => (1, 1),
        "-" => (-1, 1),
        root => read_fraction(root)?,
    };
    Number::new(whole.checked_mul(root_over)?, root.checked_mul(over)?, over.checked_mul(root_over)?)
}

impl FromStr for Number {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read(text).ok_or_else(|| ParseError::new(Expected("number"), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(whole: i128, root: i128, over: i128) -> Number {
        Number::new(whole, root, over).expect("a number")
    }

    #[test]
    fn d10_numbers_are_exact_and_read_back() {
        for (number, text) in [
            (number(0, 0, 5), "0"),
            (number(-4, 0, 4), "-1"),
            (number(6, 0, 8), "3/4"),
            (number(0, 7, 7), "√2"),
            (number(0, -1, 1), "-√2"),
            (number(3, 3, 3), "1+√2"),
            (number(3, -10, 6), "1/2-5/3√2"),
            (number(-1, 1, 2), "-1/2+1/2√2"),
        ] {
            assert_eq!(number.to_string(), text);
            assert_eq!(text.parse(), Ok(number));
        }
    }

    #[test]
    fn d10_numbers_that_are_none() {
        for text in [
            "",
            "√",
            "1/0",
            "1/-2",
            "x",
            "1+",
            "1+2",
            "1/2/3",
            "--1",
            "9999999999999999999999999999",
            "99999999999999999√2",
        ] {
            assert!(text.parse::<Number>().is_err(), "{text}");
        }
    }

    #[test]
    fn d10_rounding_takes_halves_away_from_zero() {
        for (number, rounded) in [
            (number(1, 0, 200), "0.01"),
            (number(-1, 0, 200), "-0.01"),
            (number(-1, 0, 201), "0.00"),
            (number(-1, 0, 3), "-0.33"),
            (number(2, 0, 3), "0.67"),
            (number(-100, 0, 1), "-100.00"),
            (number(0, 1, 1), "1.41"),
            (number(0, -1, 1), "-1.41"),
            (number(3, -1, 1), "1.59"),
            (number(1, -1, 1), "-0.41"),
            (number(-7, 5, 1), "0.07"),
            (number(7, -5, 1), "-0.07"),
            (number(141, -100, 100), "0.00"),
        ] {
            assert_eq!(number.rounded(), rounded, "{number}");
        }
    }
}
