//! Sums over the faces of the die in Marrakech: what each direction costs, and what each rug brings.

use caravanserai::puzzles::{Puzzle, PuzzleGame, Task};
use caravanserai::rules::Game;
use caravanserai::rules::marrakech::Marrakech;

/// `true` if the sums of what each direction costs can be worked out in the head, and the solutions are what costs least.
fn has_simple_sums(puzzle: &Puzzle<Marrakech>) -> bool {
    let costs = puzzle.state.costs();
    let least = costs.iter().map(|(_, sum)| sum.total()).min();
    let cheapest = costs.iter().filter(|(_, sum)| Some(sum.total()) == least);
    let are_small = costs.iter().flat_map(|(_, sum)| &sum.terms).all(|term| term.dirhams < 10);
    let not_free = costs.iter().filter(|(_, sum)| sum.total() > 0).count();
    let are_solutions = cheapest.clone().all(|(action, _)| puzzle.accepts(action));
    are_small && not_free >= 2 && are_solutions && cheapest.count() == puzzle.solutions.len()
}

/// The least difference between what the best rug brings and what another does, over the six faces of the die: a
/// third of a dirham a roll.
const LEAST_MORE: u32 = 2;

/// `true` if the solutions bring most ([`PuzzleGame::payment`]), by [`LEAST_MORE`] over every other rug.
fn pays_most(puzzle: &Puzzle<Marrakech>) -> bool {
    let mut actions = Vec::new();
    puzzle.state.actions(&mut actions);
    let payments = actions.iter().map(|action| Some((puzzle.accepts(action), puzzle.state.payment(action)?)));
    let Some(payments) = payments.collect::<Option<Vec<_>>>() else { return false };
    let of = |is_right: bool| payments.iter().filter(move |(right, _)| *right == is_right).map(|(_, sum)| sum.total());
    of(true).min() == of(true).max() && of(true).min() >= of(false).max().map(|other| other + LEAST_MORE)
}

/// `true` if the direction that costs least is right: the board shows what each costs, which gives the answer away.
fn is_given_away(puzzle: &Puzzle<Marrakech>) -> bool {
    let costs = puzzle.state.costs();
    let least = costs.iter().map(|(_, sum)| sum.total()).min();
    costs.iter().any(|(action, sum)| Some(sum.total()) == least && puzzle.accepts(action))
}

/// What a puzzle asks for; `None` if the board gives its answer away.
pub fn task(puzzle: &Puzzle<Marrakech>) -> Option<Task> {
    if has_simple_sums(puzzle) {
        Some(Task::Costs)
    } else if pays_most(puzzle) {
        Some(Task::Payment)
    } else {
        (!is_given_away(puzzle)).then_some(Task::Choose)
    }
}
