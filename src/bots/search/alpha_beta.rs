//! Alpha-beta search with all that makes it deep: iterative deepening, principal variation search, a transposition table,
//! killer and history heuristics, late move reductions, and a quiescence search of what is compulsory.
//!
//! Each of them by its name in the Chess Programming Wiki (<https://www.chessprogramming.org>).

use std::mem;

use super::table::{Bound, Entry, Table};
use super::{Limits, Thought, Watch};
use crate::bots::alpha_beta::Duel;
use crate::rules::Turn;

/// A game of two whose positions can be found again and judged quickly.
pub trait Position: Duel {
    /// Positions from which the same can follow have the same key; others hardly ever do.
    fn key(&self) -> u64;

    /// As [`Duel::lead`], in whole numbers.
    fn points(&self) -> i64;

    /// How good the position is for whoever's turn it is: the points, and what can be hoped for.
    fn worth(&self) -> i64;

    /// Which of [`TRACES`] actions are alike whatever the position: those from one square to another.
    fn trace(action: &Self::Action) -> usize;
}

/// How many different traces there are at the most.
pub const TRACES: usize = 1024;

/// What a won match is worth beside its points: more than any that goes on.
const WON: i64 = 1 << 56;

/// More than any position is worth.
const INFINITE: i64 = i64::MAX;

/// No search needs to look so far.
const DEEPEST: u8 = 60;

/// From which action on, and from which depth on, moves that came late in the order are looked at less deeply first.
const LATE: usize = 3;
const REDUCED: u8 = 3;

/// That one of `actions` which is best for whoever's turn it is; both sides play their best. A step looks one move further
/// ahead; what is compulsory at the end of it is looked beyond. `None` if there are no actions.
pub fn best<P: Position>(state: &P, mut actions: Vec<P::Action>, limits: &mut Limits<P::Action>) -> Option<P::Action> {
    let mut search = Search::<P> {
        table: Table::new(),
        history: vec![0; TRACES],
        plies: Vec::new(),
        watch: Watch::new(limits.positions, limits.stop),
    };
    for depth in 1..=limits.depth.clamp(1, DEEPEST) {
        let Some(worth) = search.step(state, &mut actions, depth) else { break };
        search.watch.may_stop = true;
        let Some(action) = actions.first().cloned() else { break };
        (limits.report)(&Thought { depth, positions: search.watch.positions, worth, action });
    }
    actions.into_iter().next()
}

/// A search that goes on.
struct Search<'a, P: Position> {
    table: Table,
    /// By trace, how often such an action has been too good for the other to let it come to pass, the deeper the more.
    history: Vec<u32>,
    /// By how many moves have been made.
    plies: Vec<Ply<P::Action>>,
    watch: Watch<'a>,
}

/// What the positions after the same number of moves share.
struct Ply<A> {
    /// Room for the actions with their places, the most promising first.
    actions: Vec<(i64, u8, A)>,
    listed: Vec<A>,
    /// The last action that the other would not have let come to pass.
    killer: Option<A>,
}

impl<A> Default for Ply<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), listed: Vec::new(), killer: None }
    }
}

impl<P: Position> Search<'_, P> {
    /// Brings the best of `actions` to the front, and tells what it is worth; `None` if it has to stop. The best so far then
    /// is in front.
    fn step(&mut self, state: &P, actions: &mut [P::Action], depth: u8) -> Option<i64> {
        let mut alpha = -INFINITE;
        for place in 0..actions.len() {
            let next = state.after(&actions[place]);
            let window = if place == 0 { INFINITE } else { alpha + 1 };
            let mut value = -self.value(&next, 0, depth - 1, -window, -alpha)?;
            if place > 0 && value > alpha {
                value = -self.value(&next, 0, depth - 1, -INFINITE, -alpha)?;
            }
            if value > alpha {
                alpha = value;
                actions[..=place].rotate_right(1);
            }
        }
        Some(alpha)
    }

    /// What `state`, which `made` moves have led to, is worth to whoever's turn it is, looking `depth` moves ahead. It
    /// matters only between `alpha` and `beta` (fail-soft). `None` if it has to stop.
    fn value(&mut self, state: &P, made: usize, depth: u8, mut alpha: i64, beta: i64) -> Option<i64> {
        if state.turn() == Turn::Over {
            return Some(state.lead().cmp(&P::Lead::default()) as i64 * WON + state.points());
        }
        self.watch.count()?;
        let quiet = state.is_quiet();
        if depth == 0 && quiet {
            return Some(state.worth());
        }
        let key = if depth > 0 { state.key() } else { 0 };
        let known = if depth > 0 { self.table.get(key) } else { None };
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let settled = match known.bound {
                Bound::Exact => true,
                Bound::Least => known.value >= beta,
                Bound::Most => known.value <= alpha,
            };
            if settled {
                return Some(known.value);
            }
        }
        if self.plies.len() == made {
            self.plies.push(Ply::default());
        }
        let actions = self.in_order(state, made, known.map(|known| known.best), quiet);
        let from = alpha;
        let (mut best, mut best_place) = (-INFINITE, 0);
        // What is compulsory costs no depth: each takes a piece for good.
        let rest = if quiet { depth - 1 } else { depth };
        for (order, (_, place, action)) in actions.iter().enumerate() {
            let next = state.after(action);
            let value = if order == 0 {
                -self.value(&next, made + 1, rest, -beta, -alpha)?
            } else {
                let reduced = quiet && depth >= REDUCED && order >= LATE;
                let mut value = -self.value(&next, made + 1, rest - u8::from(reduced), -alpha - 1, -alpha)?;
                if value > alpha && reduced {
                    value = -self.value(&next, made + 1, rest, -alpha - 1, -alpha)?;
                }
                if value > alpha && value < beta {
                    value = -self.value(&next, made + 1, rest, -beta, -alpha)?;
                }
                value
            };
            if value > best {
                (best, best_place) = (value, *place);
            }
            alpha = alpha.max(value);
            if value >= beta {
                if quiet {
                    let history = &mut self.history[P::trace(action)];
                    *history = history.saturating_add(u32::from(depth).pow(2));
                    self.plies[made].killer = Some(action.clone());
                }
                break;
            }
        }
        self.plies[made].actions = actions;
        if depth > 0 {
            let bound = if best >= beta {
                Bound::Least
            } else if best > from {
                Bound::Exact
            } else {
                Bound::Most
            };
            self.table.put(Entry { key, value: best, depth, bound, best: best_place });
        }
        Some(best)
    }

    /// The actions with their places, the most promising first: the best that is known, what takes most, the killer, and the
    /// others by their history. Like ones stay as they are listed.
    fn in_order(&mut self, state: &P, made: usize, known: Option<u8>, quiet: bool) -> Vec<(i64, u8, P::Action)> {
        let ply = &mut self.plies[made];
        let mut actions = mem::take(&mut ply.actions);
        actions.clear();
        state.actions(&mut ply.listed);
        let alone = ply.listed.len() == 1;
        for (place, action) in (0..=u8::MAX).zip(ply.listed.drain(..)) {
            let promise = if alone {
                0
            } else if known == Some(place) {
                i64::MAX
            } else if !quiet {
                -state.after(&action).points()
            } else if ply.killer.as_ref() == Some(&action) {
                i64::MAX - 1
            } else {
                i64::from(self.history[P::trace(&action)])
            };
            actions.push((promise, place, action));
        }
        actions.sort_by_key(|(promise, ..)| std::cmp::Reverse(*promise));
        actions
    }
}
