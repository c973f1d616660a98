//! All puzzles are searched again, with twice the effort of mining: there is no other best choice, and no equal one is
//! refused.

use caravanserai::puzzles::{Band, Points, Puzzle};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

use super::examine::{
    DEPTH, DEPTHS, MOST_SOLUTIONS, TWICE, are_best, best_by_bots, best_by_points, is_choice, is_plain, least_gap, line,
};
use super::playouts::{self, ERRORS, PLAYOUTS, Playable, best_by_expectation};
use super::some;
use crate::effort;

/// The number of positions that a search visits at most.
const POSITIONS: u64 = 10_000_000;

#[test]
fn damath_at_twice_the_depth() {
    for Puzzle { state, solutions, line: asked, band, .. } in some::<Damath>(6) {
        assert!(
            is_choice(&state) && solutions.len() <= MOST_SOLUTIONS && least_gap(state.options().set) > 0,
            "{state}"
        );
        let mut points = Points::new(POSITIONS);
        assert_eq!(best_by_points(&state, DEPTH, &mut points).as_ref(), Some(&solutions), "{state}");
        assert_eq!(are_best(&state, &solutions, TWICE, &mut points), Some(true), "{state}");
        assert_eq!(line(&state, solutions[0]), asked, "{state}");
        for depth in DEPTHS {
            let best = best_by_bots(&state, depth).expect("a move");
            assert!(solutions.contains(&best), "{state}: {best} at depth {depth}");
        }
        assert!(band == Band::Easiest || !is_plain(&state, &solutions), "{state}: a look is enough");
    }
}

/// Searches puzzles with at most `most` choices again, or with `LONG=1` all.
fn with_throws<G: Playable>(most: usize) {
    let is_long = effort::is_long();
    for Puzzle { state, solutions, .. } in some::<G>(3) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let found = best_by_expectation(&state);
        assert_eq!(found.as_ref(), Some(&solutions), "{state}");
        if is_long || actions.len() <= most {
            assert!(playouts::are_best(&state, &solutions, PLAYOUTS..3 * PLAYOUTS, ERRORS), "{state}");
        }
    }
}

#[test]
fn marrakech_with_twice_the_playouts() {
    with_throws::<Marrakech>(3);
}

#[test]
fn chaupar_with_twice_the_playouts() {
    with_throws::<Chaupar>(3);
}

#[test]
fn pachisi_with_twice_the_playouts() {
    with_throws::<Pachisi>(3);
}
