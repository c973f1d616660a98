//! Amounts of luck, cost and outlook, in words.

use crate::words::{analysis, decimal};

/// An amount in the unit of the game's outlooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The amount in hundredths: of a percent, or of what the game counts.
    pub hundredths: i64,
    /// `true` for a chance of winning, in percent; `false` for a part of the final score.
    pub is_chance: bool,
}

impl Amount {
    /// `true` if it is zero in its signed form.
    #[must_use]
    pub fn rounds_to_zero(self) -> bool {
        self.hundredths.unsigned_abs() < if self.is_chance { 50 } else { 5 }
    }

    /// The amount with its sign: in whole percent, or with one decimal.
    #[must_use]
    pub fn signed(self) -> String {
        let sign = match self.hundredths {
            _ if self.rounds_to_zero() => "",
            ..0 => "−",
            _ => "+",
        };
        let much = self.hundredths.unsigned_abs();
        if self.is_chance {
            analysis::percent(&format!("{sign}{}", (much + 50) / 100))
        } else {
            format!("{sign}{}", decimal((much + 5) / 10))
        }
    }

    /// The amount without its sign, rounded to a whole number: `12%`, `7 points`.
    #[must_use]
    pub fn whole(self) -> String {
        let much = (self.hundredths.unsigned_abs() + 50) / 100;
        if self.is_chance { analysis::percent(&much.to_string()) } else { analysis::points(much) }
    }

    /// The part of the amount that falls to each of `count` choices, without its sign and with one decimal.
    #[must_use]
    pub fn each(self, count: usize) -> String {
        let each = decimal(self.tenths_each(count));
        if self.is_chance { analysis::percent(&each) } else { each }
    }

    /// The same in tenths, rounded.
    #[must_use]
    pub fn tenths_each(self, count: usize) -> u64 {
        let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
        (self.hundredths.unsigned_abs() + 5 * count) / (10 * count)
    }

    /// The amount as an outlook: a chance as it is, a lead with its sign, and without decimals if it is whole.
    #[must_use]
    pub fn outlook(self) -> String {
        let is_whole = self.hundredths % 100 == 0;
        match self.hundredths {
            _ if self.is_chance => self.whole(),
            0 => "0".into(),
            ..0 if is_whole => format!("−{}", self.hundredths.unsigned_abs() / 100),
            _ if is_whole => format!("+{}", self.hundredths / 100),
            _ => self.signed(),
        }
    }
}
