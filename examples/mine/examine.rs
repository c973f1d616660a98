//! Positions of Damath: what each move is worth, beyond doubt.

use caravanserai::bots::Evaluate;
use caravanserai::bots::search::Limits;
use caravanserai::puzzles::{Points, Worth};
use caravanserai::rules::damath::{Action, ChipSet, Damath, Sum};
use caravanserai::rules::{Game, Turn};

/// The depths, in moves, at which the search of the bots has to find the same move.
pub const DEPTHS: [u8; 3] = [3, 5, 7];

/// The depth of the search by points ([`Points`]), and twice as much, at which nothing may change.
pub const DEPTH: u8 = 5;
pub const TWICE: u8 = 2 * DEPTH;

/// `true` if there are enough moves to choose from: two ways of taking, or three moves.
pub fn is_choice(state: &Damath) -> bool {
    state.ways().len() >= if state.must_capture() { 2 } else { 3 }
}

/// The greatest number of best moves.
pub const MOST_SOLUTIONS: usize = 2;

/// The least difference between the best move and the second, in hundredths of a point: half the mean of the set's chips,
/// and 6 points in Integer.
pub const fn least_gap(set: ChipSet) -> i64 {
    match set {
        ChipSet::Counting => 325,
        ChipSet::Whole => 275,
        ChipSet::Integer => 600,
        ChipSet::Fraction => 33,
        ChipSet::Rational => 28,
        ChipSet::Radical => 9_100,
        ChipSet::Polynomial => 25_000,
    }
}

/// The state after a move.
pub fn after(state: &Damath, action: &Action) -> Damath {
    let mut after = *state;
    after.happen(action);
    after
}

/// The moves that are best and equal at this depth, by points, if the next one is worse by [`least_gap`]. `None` if there
/// are none such, or the search takes too many positions.
pub fn best_by_points(state: &Damath, depth: u8, points: &mut Points) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let worths = actions.into_iter().map(|action| {
        let worth = points.worth(&after(state, &action), depth - 1, Worth::LEAST, -Worth::LEAST)?;
        Some((-worth, action))
    });
    let mut worths = worths.collect::<Option<Vec<_>>>()?;
    worths.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let set = state.options().set;
    let (best, _) = *worths.first()?;
    let equal = worths.iter().take_while(|(worth, _)| *worth == best).count();
    let (second, _) = worths.get(equal)?;
    let gap = best.hundredths(set) - second.hundredths(set);
    (gap >= least_gap(set)).then(|| worths[..equal].iter().map(|(_, action)| *action).collect())
}

/// `true` if by points each of the `solutions` is better than every other move, by a search of this depth. `None` if that
/// takes too many positions.
pub fn are_best(state: &Damath, solutions: &[Action], depth: u8, points: &mut Points) -> Option<bool> {
    let mut least: Option<Worth> = None;
    for solution in solutions {
        let after = after(state, solution);
        let found = (1..depth).map(|depth| points.worth(&after, depth, Worth::LEAST, -Worth::LEAST)).last()?;
        let worth = -found?;
        least = Some(least.map_or(worth, |least| least.min(worth)));
    }
    let least = least?;
    // A little less than the solutions: nobody wants to know how much worse a move is.
    let set = state.options().set;
    let little = i128::from(set.denominator()) * i128::from(least_gap(set)) / 400;
    let below = Worth { lead: least.lead - Sum { whole: little, root: 0 }, ..least };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.retain(|action| !solutions.contains(action));
    for action in actions {
        let after = after(state, &action);
        // Shallow searches first, which teach the deep one where to look.
        for shallow in (1..depth).rev().step_by(2).collect::<Vec<_>>().into_iter().rev() {
            let worth = -points.worth(&after, shallow, -least, -below)?;
            if shallow == depth - 1 && worth >= least {
                return Some(false);
            }
        }
    }
    Some(true)
}

/// The move that the search of the bots finds at this depth.
pub fn best_by_bots(state: &Damath, depth: u8) -> Option<Action> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut search = state.start_search(seat, actions, Limits { depth, positions: 3_000_000 });
    while search.advance(u64::MAX) {}
    search.thought().map(|thought| thought.action)
}

/// `true` if whoever looks one move ahead, and takes what scores most, chooses one of the `solutions`.
pub fn is_plain(state: &Damath, solutions: &[Action]) -> bool {
    let Turn::Seat(seat) = state.turn() else { return false };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let scores: Vec<_> = actions.iter().map(|action| after(state, action).material(seat)).collect();
    let most = scores.iter().max();
    let mut chosen = actions.iter().zip(&scores).filter(|(_, score)| Some(*score) == most);
    chosen.all(|(action, _)| solutions.contains(action))
}

/// The greatest number of replies in a line, so that whoever solves a puzzle makes four moves at most.
const REPLIES: usize = 3;

/// What follows a solution: the best reply, and the answer to it if that is the only move or the only best one; and so
/// on as long as pieces are taken.
pub fn line(state: &Damath, solution: Action) -> Vec<(Action, Action)> {
    let mut state = after(state, &solution);
    let mut line = Vec::new();
    while line.len() < REPLIES {
        let mut points = Points::new(POSITIONS);
        let Some(reply) = points.best(&state, DEPTH + 1) else { break };
        let replied = after(&state, &reply);
        if !matches!(replied.turn(), Turn::Seat(_)) || !(state.must_capture() || replied.must_capture()) {
            break;
        }
        let mut actions = Vec::new();
        replied.actions(&mut actions);
        let best = if actions.len() == 1 { Some(actions) } else { best_by_points(&replied, DEPTH, &mut points) };
        let Some([answer]) = best.as_deref() else { break };
        state = after(&replied, answer);
        line.push((reply, *answer));
    }
    line
}

/// The number of positions that the search for a reply and the answer to it visits at most.
const POSITIONS: u64 = 1_000_000;
