//! The sums that were worked out on this device: how many were right, and how long they took, by name and operation.

use std::collections::BTreeMap;
use std::fmt;

use crate::play::WorkedSum;

/// The signs of the operations, in the order of the columns.
pub const OPERATIONS: [&str; 4] = ["+", "−", "×", "÷"];

const HEADER: &str = "sums 1";

/// The sums of a name with the same operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SumCount {
    /// The number of right ones.
    pub right: u32,
    /// The number of wrong ones.
    pub wrong: u32,
    /// The time that they took together, in milliseconds.
    pub millis: u64,
}

/// The text with more sums, each with the name of who has worked it out; `None` if it is not of this version. Each sum is a
/// line of its own, so that the program of a game need not read the others.
#[must_use]
pub fn with_sums<'a>(text: Option<String>, sums: impl Iterator<Item = (&'a str, &'a WorkedSum)>) -> Option<String> {
    let mut text = text.unwrap_or_else(|| format!("{HEADER}\n"));
    if text.lines().next() != Some(HEADER) {
        return None;
    }
    for (name, WorkedSum { kind, right, millis, .. }) in sums {
        text += &format!("{kind} {} {} {millis} {name}\n", u32::from(*right), u32::from(!right));
    }
    Some(text)
}

/// The statistics of all names. Their text form is a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumStatistics {
    counts: BTreeMap<String, [SumCount; OPERATIONS.len()]>,
    /// Lines that cannot be read, which stay in the text.
    unread: Vec<String>,
}

impl SumCount {
    /// The average time of a sum in tenths of a second; `None` if there is no sum.
    #[must_use]
    pub fn mean_tenths(self) -> Option<u64> {
        let all = u64::from(self.right) + u64::from(self.wrong);
        self.millis.saturating_add(50 * all).checked_div(100 * all)
    }

    fn add(&mut self, other: Self) {
        self.right = self.right.saturating_add(other.right);
        self.wrong = self.wrong.saturating_add(other.wrong);
        self.millis = self.millis.saturating_add(other.millis);
    }
}

impl SumStatistics {
    /// Parses the text form; `None` if it is not of this version. Lines of the same name and operation are added up.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        let mut statistics = Self::default();
        for line in lines {
            match read_line(line) {
                Some((name, operation, count)) => statistics.count(name, operation, count),
                None => statistics.unread.push(line.to_owned()),
            }
        }
        Some(statistics)
    }

    fn count(&mut self, name: &str, operation: usize, count: SumCount) {
        self.counts.entry(name.to_owned()).or_default()[operation].add(count);
    }

    /// The names in alphabetical order, each with its counts in the order of [`OPERATIONS`].
    pub fn names(&self) -> impl Iterator<Item = (&str, &[SumCount; OPERATIONS.len()])> {
        self.counts.iter().map(|(name, counts)| (name.as_str(), counts))
    }
}

impl fmt::Display for SumStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for (name, counts) in self.names() {
            for (sign, SumCount { right, wrong, millis }) in OPERATIONS.iter().zip(counts) {
                if right.saturating_add(*wrong) > 0 {
                    writeln!(f, "{sign} {right} {wrong} {millis} {name}")?;
                }
            }
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Reads a line: the name, the index of the operation, and the count.
fn read_line(line: &str) -> Option<(&str, usize, SumCount)> {
    let mut parts = line.splitn(5, ' ');
    let sign = parts.next()?;
    let operation = OPERATIONS.iter().position(|known| *known == sign)?;
    let (right, wrong) = (parts.next()?.parse::<u32>().ok()?, parts.next()?.parse::<u32>().ok()?);
    let millis = parts.next()?.parse().ok()?;
    let name = parts.next().filter(|name| !name.trim().is_empty() && (right, wrong) != (0, 0))?;
    Some((name, operation, SumCount { right, wrong, millis }))
}
