//! Numbers as they are written in sentences.

use super::house;

/// A number that a message tells, and by which its words may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i32);

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Number {
            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_possible_wrap,
                clippy::cast_lossless,
                reason = "no game comes to numbers that would be cut; some of these types are never cut"
            )]
            fn from(number: $number) -> Self {
                Self(number as i32)
            }
        })*
    };
}

numbers!(u8, u16, u32, usize, i64);

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self(number)
    }
}

impl Number {
    /// `12`, `−3`: with a minus sign that is as wide as a plus.
    pub(super) fn write(self, out: &mut String) {
        if self.0 < 0 {
            out.push('−');
        }
        *out += &self.0.unsigned_abs().to_string();
    }
}

/// A number of tenths as a decimal fraction: `1.5`, in French `1,5`.
#[must_use]
pub fn decimal(tenths: u32) -> String {
    house::decimal(tenths / 10, tenths % 10)
}

/// A number with its sign in any case but nought: `+3`, `−3`, `0`.
#[must_use]
pub fn signed(number: impl Into<Number>) -> String {
    let number = number.into();
    let mut signed = String::from(if number.0 > 0 { "+" } else { "" });
    number.write(&mut signed);
    signed
}
