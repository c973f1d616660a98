//! The counts of `tests/data/damath/perft.txt`.

use caravanserai::rules::damath::{ChipSet, Damath, perft};
use caravanserai::rules::{Game, Turn};

use super::common::state;
use super::naive::options;

const TABLE: &str = include_str!("../data/damath/perft.txt");

/// Counts the sequences of moves by playing them as in a match.
fn played(state: &Damath, depth: u32) -> u64 {
    if depth == 0 || state.turn() == Turn::Over {
        return u64::from(depth == 0);
    }
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let next = actions.iter().map(|action| {
        let mut next = *state;
        next.apply(action).expect("a legal action");
        played(&next, depth - 1)
    });
    next.sum()
}

#[test]
fn d7_perft() {
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let (counts, position) = line.split_once(" : ").expect("counts and a position");
        let state = state(position);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let count: u64 = count.parse().expect("a count");
            assert_eq!(perft(state.board(), state.side(), depth), count, "depth {depth} of {position}");
            if count < 10_000 {
                assert_eq!(played(&state, depth), count, "depth {depth} of {position}, played");
            }
        }
    }
}

#[test]
fn d2_all_sets_have_the_same_counts() {
    for set in ChipSet::ALL {
        let state = state(&format!("{} | first A", options(set)));
        assert_eq!(perft(state.board(), state.side(), 6), 37_628);
        assert_eq!(played(&state, 4), 1469);
    }
}
