//! Alpha-beta search with iterative deepening, principal variation search, a transposition table, killer and history
//! heuristics, late move reductions, futility pruning, and a quiescence search of compulsory captures.
//!
//! Each is described under that name in the Chess Programming Wiki (<https://www.chessprogramming.org>).

use std::cmp::{Ordering, Reverse};

use super::table::{Bound, Entry, Table};
use super::{Deepening, Limits, Progress, Search, Thought, advance};

/// A position of a two-player zero-sum game without chance, as the search sees it: with a hash key and a fast
/// evaluation. All values are from the point of view of the side to move, or, in a final position, the side that would
/// be to move.
pub trait Position: Clone {
    /// An action of the game.
    type Action: Clone + PartialEq;

    /// Replaces `into` by the legal actions of the side to move; none if the match is over.
    fn actions(&self, into: &mut Vec<Self::Action>);

    /// The position after one of [`Position::actions`], with the opponent to move or the match over. The action is not
    /// checked: the result of an illegal one is unspecified.
    #[must_use]
    fn after(&self, action: &Self::Action) -> Self;

    /// `true` if the match is over.
    fn is_over(&self) -> bool;

    /// `true` if the position can be evaluated statically. The search always extends beyond a position that is not
    /// quiet, so the rules must end every chain of them.
    fn is_quiet(&self) -> bool;

    /// The result for the side to move if the match ended here; `Greater` is a win.
    fn result(&self) -> Ordering;

    /// A hash key: equal for positions with the same continuations, and almost always different for others.
    fn key(&self) -> u64;

    /// The lead in points if the match ended here.
    fn points(&self) -> i64;

    /// The points that an action scores at once.
    fn gain(&self, action: &Self::Action) -> i64;

    /// The static evaluation: the points, and the potential of the position.
    fn evaluation(&self) -> i64;

    /// The futility margin per ply: the evaluation hardly ever changes by more in one move. `None` if there is no
    /// such bound.
    fn futility_margin(&self) -> Option<i64>;

    /// The index of an action in the history table, independent of the position: its from and to squares. Below
    /// [`HISTORY_SIZE`].
    fn history_index(action: &Self::Action) -> usize;
}

/// The size of the history table.
pub const HISTORY_SIZE: usize = 1024;

/// The value of a win before its points are added: greater than any evaluation.
const WON: i64 = 1 << 56;

/// The search value of a match that ends with this result and these points.
pub fn with_result(result: Ordering, points: i64) -> i64 {
    result as i64 * WON + points
}

/// The points in a search value that is a proven win or loss; `None` for an evaluation.
pub fn proven_points(worth: i64) -> Option<i64> {
    match worth {
        won if won > WON / 2 => Some(won - WON),
        lost if lost < -WON / 2 => Some(lost + WON),
        _ => None,
    }
}

/// A bound above all values.
const INFINITE: i64 = i64::MAX;

/// The greatest search depth, in plies.
const MAX_DEPTH: u8 = 60;

/// The greatest remaining depth, in plies, for futility pruning: a quiet position is not searched if its evaluation
/// is outside the window by more than the remaining moves change it.
const FUTILITY_DEPTH: u8 = 3;

/// Late move reductions apply from this place in the move order and from this remaining depth on.
const LATE_MOVE: usize = 3;
const REDUCTION_DEPTH: u8 = 3;

/// A search for the best action of the side to move. An iteration searches one ply deeper than the one before, and
/// compulsory captures beyond that.
pub struct AlphaBeta<P: Position> {
    state: P,
    /// The root actions, the best so far first.
    actions: Vec<P::Action>,
    progress: Progress,
    thought: Option<Thought<P::Action>>,
    table: Table,
    /// The history heuristic, by [`Position::history_index`]: how often, weighted by depth, an action has caused a
    /// beta cutoff rather than failed before one.
    history: Vec<u32>,
    /// The path from the root to the current position; empty between iterations.
    stack: Vec<Node<P>>,
    /// The killer heuristic, by ply: the history index of the last action that caused a beta cutoff.
    killers: Vec<usize>,
    /// Unused buffers for choices.
    pool: Vec<Choices<P::Action>>,
}

/// The actions in a position as the state lists them, and the order in which they are searched.
struct Choices<A> {
    actions: Vec<A>,
    /// The priority of each action and its index in the list. Actions are moved to their place in the search order one
    /// by one, because most positions are left before the last.
    order: Vec<(i64, u8)>,
}

impl<A> Choices<A> {
    const fn none() -> Self {
        Self { actions: Vec::new(), order: Vec::new() }
    }

    /// Moves the action that is searched next to the place `at`: the one with the highest priority, and of equal ones the
    /// first in the list.
    fn select(&mut self, at: usize) {
        let next = (at..self.order.len()).min_by_key(|&at| (Reverse(self.order[at].0), self.order[at].1));
        self.order.swap(at, next.unwrap_or(at));
    }

    /// The action at this place in the search order, and its index in the list.
    fn at(&self, at: usize) -> (u8, &A) {
        let (_, place) = self.order[at];
        (place, &self.actions[usize::from(place)])
    }
}

/// A position on the path of the search.
struct Node<P: Position> {
    state: P,
    key: u64,
    quiet: bool,
    /// The remaining depth, in plies.
    depth: u8,
    /// The window (fail-soft): a result at most `alpha` is an upper bound, and one of at least `beta` a lower bound.
    /// `first_alpha` is the value of `alpha` on entry.
    alpha: i64,
    beta: i64,
    first_alpha: i64,
    /// The best value so far, and the index of the action that leads to it.
    best: i64,
    best_place: u8,
    choices: Choices<P::Action>,
    /// The place of the current action in the search order, and the mode of its search.
    at: usize,
    mode: Mode,
}

/// The mode in which an action is searched (principal variation search).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// With the full window: its value.
    FullWindow,
    /// With a null window: whether it is better than the best so far.
    NullWindow,
    /// With a null window and reduced depth (late move reductions).
    Reduced,
}

impl<P: Position> AlphaBeta<P> {
    /// A search that has not visited a position yet. Of equal `actions` the first is found.
    pub fn new(state: P, actions: Vec<P::Action>, limits: Limits) -> Self {
        Self {
            state,
            actions,
            progress: Progress::new(Limits { depth: limits.depth.min(MAX_DEPTH), ..limits }),
            thought: None,
            table: Table::new(limits.positions),
            history: vec![0; HISTORY_SIZE],
            stack: Vec::new(),
            killers: Vec::new(),
            pool: Vec::new(),
        }
    }

    /// Enters a position at `ply`. Returns its value if it is known without a search (final, quiet at depth 0, in the
    /// transposition table, or futile); otherwise pushes it on the path.
    fn enter(&mut self, state: P, ply: usize, depth: u8, (alpha, beta): (i64, i64)) -> Option<i64> {
        let quiet = state.is_quiet();
        if state.is_over() {
            return Some(with_result(state.result(), state.points()));
        }
        if depth == 0 && quiet {
            return Some(state.evaluation());
        }
        // Before the table is looked up, which takes longer.
        if quiet
            && depth <= FUTILITY_DEPTH
            && beta == alpha + 1
            && let Some(futility_margin) = state.futility_margin()
        {
            let (worth, futility_margin) = (state.evaluation(), i64::from(depth) * futility_margin);
            if worth - futility_margin >= beta || worth + futility_margin <= alpha {
                return Some(worth);
            }
        }
        let key = if depth > 0 { state.key() } else { 0 };
        let known = if depth > 0 { self.table.get(key) } else { None };
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let settled = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.value >= beta,
                Bound::Upper => known.value <= alpha,
            };
            if settled {
                return Some(known.value);
            }
        }
        let choices = self.ordered(&state, ply, known.map(|known| known.best), quiet);
        self.stack.push(Node::new(state, key, quiet, depth, (alpha, beta), choices));
        None
    }

    /// Backs up the value of the current action to the last position of the path. Returns the value of that position
    /// once it is complete and has left the path.
    fn back_up(&mut self, value: i64) -> Option<i64> {
        let ply = self.stack.len() - 1;
        let node = self.stack.last_mut()?;
        if node.must_search_again(value) {
            return None;
        }
        let (place, action) = node.choices.at(node.at);
        if value > node.best {
            (node.best, node.best_place) = (value, place);
            if ply == 0 {
                let Progress { depth, positions, .. } = self.progress;
                self.thought = Some(Thought { depth, positions, worth: value, action: action.clone() });
                let before = self.actions.iter().position(|other| other == action);
                self.actions[..=before.unwrap_or_default()].rotate_right(1);
            }
        }
        node.alpha = node.alpha.max(value);
        if value >= node.beta {
            if node.quiet {
                let history_index = P::history_index(action);
                let weight = u32::from(node.depth).pow(2);
                self.history[history_index] = self.history[history_index].saturating_add(weight);
                // The actions searched before the cutoff were ordered too high.
                for at in 0..node.at {
                    let history = &mut self.history[P::history_index(node.choices.at(at).1)];
                    *history = history.saturating_sub(weight);
                }
                self.killers[ply] = history_index;
            }
        } else if node.at + 1 < node.choices.order.len() {
            node.at += 1;
            node.choices.select(node.at);
            node.mode = if ply > 0 && node.is_reducible() { Mode::Reduced } else { Mode::NullWindow };
            return None;
        }
        self.finish()
    }

    /// Removes the last position from the path and stores it in the transposition table. Returns its value, or `None`
    /// for the root.
    fn finish(&mut self) -> Option<i64> {
        let Node { key, depth, first_alpha, beta, best, best_place, choices, .. } = self.stack.pop()?;
        self.pool.push(choices);
        if self.stack.is_empty() {
            return None;
        }
        if depth > 0 {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.put(Entry { key, value: best, depth, bound, best: best_place });
        }
        Some(best)
    }

    /// The actions in search order: the move of the transposition table, then in a quiet position the killer move and
    /// the history heuristic, otherwise the greatest gain in points. Ties keep the order of the list.
    fn ordered(&mut self, state: &P, ply: usize, known: Option<u8>, quiet: bool) -> Choices<P::Action> {
        if self.killers.len() <= ply + 1 {
            self.killers.resize(ply + 2, HISTORY_SIZE);
        }
        let killer = self.killers[ply + 1];
        let mut choices = self.pool.pop().unwrap_or_else(Choices::none);
        state.actions(&mut choices.actions);
        let alone = choices.actions.len() == 1;
        let priority = |(place, action): (u8, &P::Action)| {
            let history_index = P::history_index(action);
            let priority = if alone {
                0
            } else if known == Some(place) {
                i64::MAX
            } else if !quiet {
                state.gain(action)
            } else if history_index == killer {
                i64::MAX - 1
            } else {
                i64::from(self.history[history_index])
            };
            (priority, place)
        };
        choices.order.clear();
        choices.order.extend((0..=u8::MAX).zip(&choices.actions).map(priority));
        choices.select(0);
        choices
    }
}

impl<P: Position> Node<P> {
    fn new(state: P, key: u64, quiet: bool, depth: u8, (alpha, beta): (i64, i64), choices: Choices<P::Action>) -> Self {
        let best = -INFINITE;
        Self {
            state,
            key,
            quiet,
            depth,
            alpha,
            beta,
            first_alpha: alpha,
            best,
            best_place: 0,
            choices,
            at: 0,
            mode: Mode::FullWindow,
        }
    }

    /// `true` if the current action comes late enough in the order for a reduced search.
    fn is_reducible(&self) -> bool {
        self.quiet && self.depth >= REDUCTION_DEPTH && self.at >= LATE_MOVE
    }

    /// The position after the current action, its remaining depth, and its window from the opponent's point of view.
    fn next(&self) -> (P, u8, (i64, i64)) {
        // Compulsory captures do not use up depth; each removes a piece, so they end.
        let rest = if self.quiet { self.depth - 1 } else { self.depth };
        let (depth, beta) = match self.mode {
            Mode::FullWindow => (rest, self.beta),
            Mode::NullWindow => (rest, self.alpha + 1),
            Mode::Reduced => (rest - 1, self.alpha + 1),
        };
        (self.state.after(self.choices.at(self.at).1), depth, (-beta, -self.alpha))
    }

    /// `true` if the result `value` requires the action to be searched again, with a wider window or greater depth.
    fn must_search_again(&mut self, value: i64) -> bool {
        self.mode = match self.mode {
            Mode::Reduced if value > self.alpha => Mode::NullWindow,
            Mode::NullWindow if value > self.alpha && value < self.beta => Mode::FullWindow,
            Mode::FullWindow | Mode::NullWindow | Mode::Reduced => return false,
        };
        true
    }
}

impl<P: Position> Deepening for AlphaBeta<P> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_iterating(&self) -> bool {
        !self.stack.is_empty()
    }

    fn begin_iteration(&mut self) {
        let order = (0..=u8::MAX).zip(&self.actions).map(|(place, _)| (0, place)).collect();
        let choices = Choices { actions: self.actions.clone(), order };
        let window = (-INFINITE, INFINITE);
        self.stack.push(Node::new(self.state.clone(), 0, true, self.progress.depth, window, choices));
    }

    fn visit(&mut self) {
        let ply = self.stack.len() - 1;
        let Some((next, depth, window)) = self.stack.last().map(Node::next) else { return };
        let mut known = self.enter(next, ply, depth, window);
        // A complete position may complete its parent.
        while let Some(value) = known {
            known = self.back_up(-value);
        }
    }
}

impl<P: Position> Search<P::Action> for AlphaBeta<P> {
    fn advance(&mut self, positions: u64) -> bool {
        advance(self, positions)
    }

    fn thought(&self) -> Option<&Thought<P::Action>> {
        self.thought.as_ref()
    }
}
