//! The results of the sums in a match, by player and kind.

use std::fmt;

use crate::rules::Seat;
use crate::words::{sums, table};

/// The kind for the total of all sums.
const ALL: &str = "=";

/// The results of each player's sums at the first try. The text form is saved and survives a reload.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally(Vec<Count>);

/// The number of sums that were right at the first try, among all sums of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    seat: Seat,
    kind: String,
    right: u32,
    all: u32,
}

impl Tally {
    /// Counts a sum of this kind, worked out by `seat`.
    pub fn add(&mut self, seat: Seat, kind: &str, right: bool) {
        for kind in [ALL, kind] {
            let count = self.count(seat, kind);
            count.right += u32::from(right);
            count.all += 1;
        }
    }

    fn count(&mut self, seat: Seat, kind: &str) -> &mut Count {
        let place = self.0.iter().position(|count| count.seat == seat && count.kind == kind).unwrap_or_else(|| {
            self.0.push(Count { seat, kind: kind.into(), right: 0, all: 0 });
            self.0.len() - 1
        });
        &mut self.0[place]
    }

    /// The results of `seat` in words: `7 of 9 sums right at the first try: + 3 of 3, − 4 of 6`. `None` if there are none.
    #[must_use]
    pub fn summary(&self, seat: Seat) -> Option<String> {
        let mut counts = self.0.iter().filter(|count| count.seat == seat);
        let all = counts.next()?;
        let kind = |Count { kind, right, all, .. }: &Count| sums::sums_of_kind(kind, *right, *all);
        let kinds = counts.map(kind).reduce(|kinds, kind| table::list_more(&kinds, &kind)).unwrap_or_default();
        Some(sums::sums_right(all.right, all.all, &kinds))
    }

    /// Parses the text form. Entries that cannot be parsed are ignored.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let count = |entry: &str| {
            let mut words = entry.split(' ');
            let (seat, kind, right) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
            let all = words.next()?.parse().ok().filter(|all| right <= *all && *all < 100_000)?;
            Some(Count { seat: seat.parse().ok()?, kind: kind.into(), right, all })
        };
        Self(text.split(';').filter_map(count).collect())
    }
}

/// Written `A = 7 9;A + 3 3;A − 4 6`: the seat, the kind, the number of right results, and the number of sums.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter().map(|Count { seat, kind, right, all }| format!("{seat} {kind} {right} {all}"));
        f.write_str(&counts.collect::<Vec<_>>().join(";"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_counted_by_player_and_kind() {
        let mut tally = Tally::default();
        assert_eq!(tally.summary(Seat(0)), None);
        tally.add(Seat(0), "+", true);
        assert_eq!(tally.summary(Seat(0)).as_deref(), Some("1 of 1 sum right at the first try: + 1 of 1"));
        tally.add(Seat(0), "−", false);
        tally.add(Seat(0), "+", false);
        tally.add(Seat(1), "÷", true);
        assert_eq!(tally.summary(Seat(0)).as_deref(), Some("1 of 3 sums right at the first try: + 1 of 2, − 0 of 1"));
        assert_eq!(tally.summary(Seat(1)).as_deref(), Some("1 of 1 sum right at the first try: ÷ 1 of 1"));
    }

    #[test]
    fn a_tally_survives_as_text_and_nonsense_does_no_harm() {
        let mut tally = Tally::default();
        tally.add(Seat(1), "×", false);
        tally.add(Seat(0), "−", true);
        assert_eq!(tally.to_string(), "B = 0 1;B × 0 1;A = 1 1;A − 1 1");
        assert_eq!(Tally::read(&tally.to_string()), tally);
        for text in ["", ";", "A", "A + 2 1", "A + -1 1", "A + 1 4294967295", "💥 + 1 1"] {
            assert_eq!(Tally::read(text), Tally::default(), "{text}");
        }
    }
}
