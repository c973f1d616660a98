//! The lists of the site.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use caravanserai::bots::Choices;
use caravanserai::puzzles::{Band, Puzzle, PuzzleGame, Task, Theme};
use caravanserai::rules::Turn;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{ChipSet, Damath};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

use super::{puzzles, text};

/// The greatest size of the four lists together, in bytes. Brotli makes them an eighth of it.
const MOST: usize = 300_000;

/// Checks that a list has so many puzzles, and at least so many of each band.
fn check<G: PuzzleGame>(count: RangeInclusive<usize>, least: usize) {
    let all = puzzles::<G>();
    assert!(count.contains(&all.len()), "{}: {}", G::NAME, all.len());
    let lines: BTreeSet<_> = all.iter().map(|puzzle| puzzle.state.to_string()).collect();
    assert_eq!(lines.len(), all.len(), "{}: a position is repeated", G::NAME);
    for band in Band::ALL {
        let of = all.iter().filter(|puzzle| puzzle.band == band).count();
        assert!(of >= least, "{}: {of} in {band:?}", G::NAME);
    }
    for puzzle in &all {
        let state = &puzzle.state;
        let Turn::Seat(seat) = state.turn() else { panic!("{state}: nobody is to act") };
        // A bot has the same choices as a person, so that its levels can be asked.
        let open = Choices::of(state, seat);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        assert_eq!((open.at_random, &open.actions), (false, &actions), "{state}");
        assert!(actions.len() > puzzle.solutions.len(), "{state}");
        for solution in &puzzle.solutions {
            assert!(actions.contains(solution) && state.check(solution).is_ok(), "{state}: {solution}");
            assert!(puzzle.accepts(solution));
        }
        assert_eq!(state.written().parse().as_ref(), Ok(state), "{state}");
    }
}

#[test]
fn the_lists_are_whole() {
    check::<Damath>(600..=700, 30);
    check::<Marrakech>(200..=400, 14);
    check::<Chaupar>(60..=60, 4);
    check::<Pachisi>(60..=60, 4);
    let size = text::<Damath>().len() + text::<Marrakech>().len() + text::<Chaupar>().len() + text::<Pachisi>().len();
    assert!(size <= MOST, "{size} bytes");
}

#[test]
fn every_set_of_chips_has_its_puzzles() {
    let mut sets: BTreeMap<_, usize> = BTreeMap::new();
    for puzzle in puzzles::<Damath>() {
        *sets.entry(format!("{:?}", puzzle.state.options().set)).or_default() += 1;
    }
    assert_eq!(sets.len(), ChipSet::ALL.len());
    assert!(sets.values().all(|count| *count >= 50), "{sets:?}");
}

#[test]
fn captures_decide_most_puzzles_of_damath() {
    let all = puzzles::<Damath>();
    let count = |is_of: &dyn Fn(&Puzzle<Damath>) -> bool| all.iter().filter(|puzzle| is_of(puzzle)).count();
    assert!(count(&|puzzle| puzzle.state.must_capture() && puzzle.state.ways().len() > 1) >= 300);
    assert!(count(&|puzzle| puzzle.theme() == Theme::Sacrifice) >= 100);
    assert!(count(&|puzzle| puzzle.theme() == Theme::Quiet) <= all.len() / 8);
    assert!(count(&|puzzle| !puzzle.state.board().damas().is_empty()) >= 30);
    assert!(count(&|puzzle| !puzzle.line.is_empty()) >= 200);
    for puzzle in &all {
        assert!(puzzle.solutions.len() <= 2 && puzzle.line.len() <= 3, "{puzzle}");
        let sacrifices = puzzle.theme() == Theme::Sacrifice;
        assert!(!sacrifices || !puzzle.line.is_empty(), "{puzzle}: what it brings is played");
    }
}

#[test]
fn two_thirds_of_marrakech_ask_for_sums() {
    let all = puzzles::<Marrakech>();
    let count = |task| all.iter().filter(|puzzle| puzzle.task == task).count();
    let [costs, payment] = [Task::Costs, Task::Payment].map(count);
    assert!(costs >= 100 && payment >= 100, "{costs} and {payment}");
    assert!(3 * (costs + payment) >= 2 * all.len() - 2, "{costs} and {payment} of {}", all.len());
}
