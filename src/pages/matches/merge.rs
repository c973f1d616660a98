//! Merging a backup with the matches of this device.

use std::collections::{BTreeMap, HashSet};

/// The effect of restoring a backup on one of its matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: it contains nothing new.
    Skip,
    /// It replaces the match with the same id, which it continues.
    Extend,
    /// It is added under its own id, which is free here.
    Add,
    /// It is added under a new id, because its id belongs to another match here.
    AddWithNewId,
}

/// Returns a step for each match of a backup. Matches are given as pairs of id and text.
#[must_use]
pub fn merge<'a>(here: &[(&'a str, &'a str)], coming: &[(&'a str, &'a str)]) -> Vec<Step> {
    let mut by_id: BTreeMap<_, _> = here.iter().copied().collect();
    let mut texts: HashSet<_> = by_id.values().copied().collect();
    let step = |(id, text): &(&'a str, &'a str)| {
        let step = match by_id.get(id).copied() {
            _ if texts.contains(text) => Step::Skip,
            None => Step::Add,
            Some(here) if begins(here, text) => Step::Skip,
            Some(here) if begins(text, here) => Step::Extend,
            Some(_) => Step::AddWithNewId,
        };
        if matches!(step, Step::Add | Step::Extend) {
            by_id.insert(id, text);
        }
        texts.insert(text);
        step
    };
    coming.iter().map(step).collect()
}

/// `true` if a text of a match begins with another one, apart from the last line of the latter, which is a checksum.
fn begins(text: &str, beginning: &str) -> bool {
    let lines = beginning.trim_end().rsplit_once('\n').map_or("", |(lines, _)| lines);
    text.strip_prefix(lines).is_some_and(|rest| rest.starts_with('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGUN: &str = "caravanserai 2\nactions\na\nend 1\n";
    const LONGER: &str = "caravanserai 2\nactions\na\nb\nend 2\n";
    const OTHERWISE: &str = "caravanserai 2\nactions\nab\nend 3\n";

    #[track_caller]
    fn check(here: &[(&str, &str)], coming: &[(&str, &str)], steps: &[Step]) {
        assert_eq!(merge(here, coming), steps);
    }

    #[test]
    fn what_is_here_does_not_come_again() {
        check(&[("1", BEGUN)], &[("1", BEGUN)], &[Step::Skip]);
        check(&[("1", BEGUN)], &[("2", BEGUN)], &[Step::Skip]);
        check(&[("1", LONGER)], &[("1", BEGUN)], &[Step::Skip]);
        check(&[], &[("1", BEGUN), ("2", BEGUN)], &[Step::Add, Step::Skip]);
    }

    #[test]
    fn a_match_that_went_on_elsewhere_goes_on() {
        check(&[("1", BEGUN)], &[("1", LONGER)], &[Step::Extend]);
        check(&[("1", BEGUN)], &[("1", LONGER), ("1", BEGUN)], &[Step::Extend, Step::Skip]);
    }

    #[test]
    fn what_went_another_way_stands_beside_what_is_here() {
        check(&[("1", BEGUN)], &[("1", OTHERWISE)], &[Step::AddWithNewId]);
        check(&[("1", LONGER)], &[("1", OTHERWISE), ("1", OTHERWISE)], &[Step::AddWithNewId, Step::Skip]);
        check(&[("1", BEGUN)], &[("2", LONGER)], &[Step::Add]);
        check(&[("1", "")], &[("1", BEGUN)], &[Step::AddWithNewId]);
    }
}
