//! The checker of a list: whether the answers of its puzzles hold when one looks further than mining did.
//!
//! In Marrakech playouts with other numbers are asked, and whether the task is that of the position (`sums.rs`). In Damath
//! the search is the plain one by exact points ([`Points`]), without pruning that can err and without an evaluation. At
//! every depth from that of mining on, no answer may be worse than another by as much as makes a way wrong
//! ([`least_gap`]), and every other way has to be worth less than the best.

use caravanserai::puzzles::{Points, Puzzle, PuzzleList, Worth};
use caravanserai::rules::Game;
use caravanserai::rules::damath::{Action, Damath, Sum};
use caravanserai::rules::marrakech::Marrakech;

use crate::examine::{DEPTH, after, least_gap};
use crate::playouts::{self, ERRORS, PLAYOUTS};
use crate::sums;

/// The depth of the deepest search.
const DEEPEST: u8 = 16;

/// Whether the answers of a puzzle hold.
pub enum Verdict {
    /// They are the best at every depth up to this one, the last that was searched to the end.
    Hold(u8),
    /// At this depth an answer is much worse than another.
    Unequal(u8, Action),
    /// At this depth another way is worth as much as the answers, or more.
    Refuted(u8, Action),
}

/// Searches a puzzle at every depth, until its answers float or the search has visited so many `positions`.
pub fn check(puzzle: &Puzzle<Damath>, positions: u64) -> Verdict {
    let Puzzle { state, solutions, .. } = puzzle;
    let mut others = Vec::new();
    state.actions(&mut others);
    others.retain(|action| !solutions.contains(action));
    let mut points = Points::new(positions);
    let mut last = DEPTH;
    for depth in DEPTH..=DEEPEST {
        match check_depth(state, solutions, &others, depth, &mut points) {
            Some(Verdict::Hold(depth)) => last = depth,
            Some(floats) => return floats,
            None => break,
        }
    }
    Verdict::Hold(last)
}

/// Searches a puzzle at one depth. `None` if that takes too many positions.
fn check_depth(
    state: &Damath,
    solutions: &[Action],
    others: &[Action],
    depth: u8,
    points: &mut Points,
) -> Option<Verdict> {
    let mut worth = |action: &Action, alpha: Worth, beta: Worth| {
        Some(-points.worth(&after(state, action), depth - 1, -beta, -alpha)?)
    };
    let mut worths = Vec::new();
    for solution in solutions {
        worths.push((worth(solution, Worth::LEAST, -Worth::LEAST)?, *solution));
    }
    let most = worths.iter().map(|(worth, _)| *worth).max()?;
    let set = state.options().set;
    let lacks = |worth: Worth| most.hundredths(set) - worth.hundredths(set) >= least_gap(set);
    if let Some((_, less)) = worths.iter().find(|(worth, _)| worth.decided < most.decided || lacks(*worth)) {
        return Some(Verdict::Unequal(depth, *less));
    }
    // How much worse another way is does not matter, so the window is narrow.
    let less = Worth { lead: most.lead - Sum { whole: 1, root: 0 }, ..most };
    for other in others {
        if worth(other, less, most)? >= most {
            return Some(Verdict::Refuted(depth, *other));
        }
    }
    Some(Verdict::Hold(depth))
}

/// Checks the puzzles of Marrakech with these numbers, from 1, or all, with so many playouts each; names those that do not
/// hold, and returns `true` if there is none.
pub fn check_marrakech(text: &str, numbers: &[usize], count: u64) -> bool {
    let list = PuzzleList::<Marrakech>::parse(text).unwrap_or_else(|error| panic!("a list: {error:?}"));
    let mut fall = 0;
    for (number, puzzle) in (1..).zip(&list.puzzles).filter(|(one, _)| numbers.is_empty() || numbers.contains(one)) {
        let Puzzle { state, solutions, task, .. } = puzzle;
        // Mining takes the numbers below.
        let playouts = 3 * PLAYOUTS..3 * PLAYOUTS + count;
        let fault = if sums::task(puzzle) != Some(*task) {
            "another task"
        } else if playouts::best_by_expectation(state).as_ref() != Some(solutions) {
            "another expectation"
        } else if !playouts::are_best(state, solutions, playouts, ERRORS) {
            "playouts do not tell"
        } else {
            continue;
        };
        println!("{number}: {fault}");
        fall += 1;
    }
    println!("{fall} do not hold");
    fall == 0
}

/// Checks the puzzles of Damath with these numbers, from 1, or all, with so many `positions` each; tells about each whose
/// answers float, and returns `true` if there is none.
pub fn check_damath(text: &str, numbers: &[usize], positions: u64) -> bool {
    let list = PuzzleList::<Damath>::parse(text).unwrap_or_else(|error| panic!("a list: {error:?}"));
    let mut floating = 0;
    let mut depths = Vec::new();
    for (number, puzzle) in (1..).zip(&list.puzzles).filter(|(one, _)| numbers.is_empty() || numbers.contains(one)) {
        match check(puzzle, positions) {
            Verdict::Hold(depth) => {
                depths.push(depth);
                continue;
            }
            Verdict::Unequal(depth, action) => {
                println!("{number}: at depth {depth}, {action} is much worse than the best");
            }
            Verdict::Refuted(depth, action) => println!("{number}: at depth {depth}, {action} is worth as much"),
        }
        floating += 1;
    }
    depths.sort_unstable();
    println!("{} hold, to depth {:?} or more, and {floating} float", depths.len(), depths.first());
    floating == 0
}
