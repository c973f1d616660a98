//! Sums of what each direction costs in Marrakech.

use caravanserai::puzzles::{Puzzle, PuzzleGame};
use caravanserai::rules::marrakech::Marrakech;

/// `true` if the sums of what each direction costs can be worked out in the head, and the solutions are what costs least.
pub fn has_simple_sums(puzzle: &Puzzle<Marrakech>) -> bool {
    let costs = puzzle.state.costs();
    let least = costs.iter().map(|(_, sum)| sum.total()).min();
    let cheapest = costs.iter().filter(|(_, sum)| Some(sum.total()) == least);
    let are_small = costs.iter().flat_map(|(_, sum)| &sum.terms).all(|term| term.dirhams < 10);
    let not_free = costs.iter().filter(|(_, sum)| sum.total() > 0).count();
    let are_solutions = cheapest.clone().all(|(action, _)| puzzle.accepts(action));
    are_small && not_free >= 2 && are_solutions && cheapest.count() == puzzle.solutions.len()
}
