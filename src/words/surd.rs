//! Exact arithmetic with fractions and the root of two.

/// The value (whole + root·√2) ÷ over, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surd {
    /// The rational part.
    pub whole: i128,
    /// The coefficient of √2.
    pub root: i128,
    /// The positive denominator of both.
    pub over: i128,
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Every operation returns `None` if the result is undefined or too large.
impl Surd {
    fn new(whole: i128, root: i128, over: i128) -> Option<Self> {
        let common = gcd(gcd(whole.unsigned_abs(), root.unsigned_abs()), over.unsigned_abs());
        let common = i128::try_from(common).ok()?.checked_mul(over.signum())?;
        let part = |part: i128| part.checked_div(common);
        Some(Self { whole: part(whole)?, root: part(root)?, over: part(over)? })
    }

    /// An integer.
    #[must_use]
    pub const fn integer(whole: i128) -> Self {
        Self { whole, root: 0, over: 1 }
    }

    pub(super) fn plus(self, other: Self) -> Option<Self> {
        let part = |own: i128, others: i128| own.checked_mul(other.over)?.checked_add(others.checked_mul(self.over)?);
        Self::new(part(self.whole, other.whole)?, part(self.root, other.root)?, self.over.checked_mul(other.over)?)
    }

    pub(super) fn times(self, other: Self) -> Option<Self> {
        let roots = self.root.checked_mul(other.root)?.checked_mul(2)?;
        let crossed = self.whole.checked_mul(other.root)?.checked_add(self.root.checked_mul(other.whole)?)?;
        let whole = self.whole.checked_mul(other.whole)?.checked_add(roots)?;
        Self::new(whole, crossed, self.over.checked_mul(other.over)?)
    }

    /// The reciprocal: the conjugate makes the denominator rational.
    pub(super) fn inverse(self) -> Option<Self> {
        if self.root == 0 {
            return Self::new(self.over, 0, self.whole);
        }
        let roots = self.root.checked_mul(self.root)?.checked_mul(2)?;
        let norm = self.whole.checked_mul(self.whole)?.checked_sub(roots)?;
        Self::new(self.whole.checked_mul(self.over)?, self.root.checked_mul(self.over)?.checked_neg()?, norm)
    }

    pub(super) fn negated(self) -> Option<Self> {
        self.times(Self::integer(-1))
    }

    pub(super) fn power(self, exponent: u32) -> Option<Self> {
        (0..exponent).try_fold(Self::integer(1), |power, _| power.times(self))
    }

    /// The square root of a fraction, if it is a fraction or a multiple of √2.
    pub(super) fn square_root(self) -> Option<Self> {
        let square = self.whole.checked_mul(self.over).filter(|square| self.root == 0 && *square >= 0)?;
        let exact = |square: i128| Some(square.isqrt()).filter(|root| root * root == square);
        match exact(square) {
            Some(root) => Self::new(root, 0, self.over),
            None if square % 2 == 0 => Self::new(0, exact(square / 2)?, self.over),
            None => None,
        }
    }
}
