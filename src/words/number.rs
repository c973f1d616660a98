//! Numbers in sentences.

use super::table;

/// A number in a message, which may also select a plural form.
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

numbers!(u8, u16, u32, u64, usize, i64);

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self(number)
    }
}

impl Number {
    /// Writes `12` or `−3`, with a true minus sign.
    pub(super) fn write(self, out: &mut String) {
        if self.0 < 0 {
            out.push('−');
        }
        *out += &self.0.unsigned_abs().to_string();
    }
}

/// The separator of digit groups: a narrow no-break space.
const GAP: char = '\u{202f}';
/// The greatest number of digits that are not grouped.
const UNGROUPED: usize = 4;

/// A number of tenths as a decimal fraction: `1.5`, in French `1,5`; long numbers have groups of three digits: `12
/// 345.6`.
#[must_use]
pub fn decimal(tenths: impl Into<u64>) -> String {
    let tenths = tenths.into();
    let digits = (tenths / 10).to_string();
    let mut whole = String::new();
    for (place, digit) in digits.char_indices() {
        if digits.len() > UNGROUPED && place > 0 && (digits.len() - place).is_multiple_of(3) {
            whole.push(GAP);
        }
        whole.push(digit);
    }
    table::decimal(&whole, tenths % 10)
}

/// A number with its sign, except 0: `+3`, `−3`, `0`.
#[must_use]
pub fn signed(number: impl Into<Number>) -> String {
    let number = number.into();
    let mut signed = String::from(if number.0 > 0 { "+" } else { "" });
    number.write(&mut signed);
    signed
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn long_numbers_stand_in_groups() {
        assert_eq!([0_u32, 15, 99_999].map(decimal), ["0.0", "1.5", "9999.9"]);
        assert_eq!([100_000_u64, 191_088_855].map(decimal), ["10\u{202f}000.0", "19\u{202f}108\u{202f}885.5"]);
    }
}
