//! The sums that were worked out on this device: how many were right at the first or second try, and how long they took,
//! by name and operation.

use std::collections::BTreeMap;
use std::fmt;

use crate::play::{SumResult, WorkedSum};
use crate::record::name_key;

/// The signs of the operations, in the order of the columns.
pub const OPERATIONS: [&str; 4] = ["+", "−", "×", "÷"];

const HEADER: &str = "sums 1";

/// The sums of a name with the same operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SumCount {
    /// The number of those that were right at the first try.
    pub right: u32,
    /// The number of those that were right at the second try.
    pub second: u32,
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
    for (name, WorkedSum { kind, result, millis, .. }) in sums {
        let result = match result {
            SumResult::AtOnce => "1 0",
            SumResult::SecondTry => "0+1 0",
            SumResult::Wrong => "0 1",
        };
        text += &format!("{kind} {result} {millis} {name}\n");
    }
    Some(text)
}

/// The order of the names in a table of statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SumOrder {
    /// Alphabetical.
    #[default]
    Name,
    /// By the share of sums that were right at the first try, the smallest first: of the operation with this index, or of
    /// all together after the last one. Names without such a sum come last.
    Share(usize),
}

/// A row of the table of statistics: the counts in the order of [`OPERATIONS`], and of all operations together.
pub type SumRow = [SumCount; OPERATIONS.len() + 1];

/// The statistics of all names. Their text form is a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumStatistics {
    counts: BTreeMap<String, [SumCount; OPERATIONS.len()]>,
    /// The names as they are listed, by what they show.
    names: BTreeMap<String, String>,
    /// Lines that cannot be read, which stay in the text.
    unread: Vec<String>,
}

impl SumCount {
    /// The average time of a sum in tenths of a second; `None` if there is no sum.
    #[must_use]
    pub fn mean_tenths(self) -> Option<u64> {
        let all = self.all();
        self.millis.saturating_add(50 * all).checked_div(100 * all)
    }

    /// The number of sums.
    fn all(self) -> u64 {
        [self.right, self.second, self.wrong].map(u64::from).iter().sum()
    }

    /// The share of sums that were right at the first try, in millionths; `None` if there is no sum.
    fn share_at_once(self) -> Option<u64> {
        (1_000_000 * u64::from(self.right)).checked_div(self.all())
    }

    fn add(&mut self, other: Self) {
        self.right = self.right.saturating_add(other.right);
        self.second = self.second.saturating_add(other.second);
        self.wrong = self.wrong.saturating_add(other.wrong);
        self.millis = self.millis.saturating_add(other.millis);
    }
}

impl SumStatistics {
    /// Parses the text form; `None` if it is not of this version. Lines of the same name and operation are added up;
    /// names are the same if they look the same, but for capital letters.
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
        let name = self.names.entry(name_key(name)).or_insert_with(|| name.to_owned());
        self.counts.entry(name.clone()).or_default()[operation].add(count);
    }

    /// The names in alphabetical order, each with its counts in the order of [`OPERATIONS`].
    pub fn names(&self) -> impl Iterator<Item = (&str, &[SumCount; OPERATIONS.len()])> {
        self.counts.iter().map(|(name, counts)| (name.as_str(), counts))
    }

    /// The rows of a table in this order.
    #[must_use]
    pub fn rows(&self, order: SumOrder) -> Vec<(&str, SumRow)> {
        let mut rows: Vec<_> = self.names().map(|(name, counts)| (name, row(counts))).collect();
        if let SumOrder::Share(column) = order {
            rows.sort_by_key(|(_, row)| row[column].share_at_once().unwrap_or(u64::MAX));
        }
        rows
    }

    /// The row of all names together.
    #[must_use]
    pub fn total(&self) -> SumRow {
        let mut total = [SumCount::default(); OPERATIONS.len()];
        for (_, counts) in self.names() {
            total.iter_mut().zip(counts).for_each(|(total, count)| total.add(*count));
        }
        row(&total)
    }
}

impl fmt::Display for SumStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for (name, counts) in self.names() {
            for (sign, count @ SumCount { right, second, wrong, millis }) in OPERATIONS.iter().zip(counts) {
                let second = if *second > 0 { format!("+{second}") } else { String::new() };
                if count.all() > 0 {
                    writeln!(f, "{sign} {right}{second} {wrong} {millis} {name}")?;
                }
            }
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// The counts of the operations, and of all together.
fn row(counts: &[SumCount; OPERATIONS.len()]) -> SumRow {
    let mut row = SumRow::default();
    row[..OPERATIONS.len()].copy_from_slice(counts);
    for count in counts {
        row[OPERATIONS.len()].add(*count);
    }
    row
}

/// Reads a line: the name, the index of the operation, and the count.
fn read_line(line: &str) -> Option<(&str, usize, SumCount)> {
    let mut parts = line.splitn(5, ' ');
    let sign = parts.next()?;
    let operation = OPERATIONS.iter().position(|known| *known == sign)?;
    let tries = parts.next()?;
    let (right, second) = tries.split_once('+').unwrap_or((tries, "0"));
    let [right, second, wrong] = [right, second, parts.next()?].map(|count| count.parse().ok());
    let count = SumCount { right: right?, second: second?, wrong: wrong?, millis: parts.next()?.parse().ok()? };
    let name = parts.next().filter(|name| !name.trim().is_empty() && count.all() > 0)?;
    Some((name, operation, count))
}
