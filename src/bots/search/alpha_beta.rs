//! Alpha-beta search with all that makes it deep: iterative deepening, principal variation search, a transposition table,
//! killer and history heuristics, late move reductions, futility pruning, and a quiescence search of what is compulsory.
//!
//! Each of them by its name in the Chess Programming Wiki (<https://www.chessprogramming.org>).

use std::cmp::{Ordering, Reverse};

use super::table::{Bound, Entry, Table};
use super::{Deepening, Limits, Progress, Thought, go_on};
use crate::bots::Search;
use crate::rules::{Game, Turn};

/// A game in which two act in turn and nothing is left to chance, and whose positions can be found again and judged quickly.
pub trait Position: Game {
    /// The state after one of [`Game::actions`]: it is the other's turn then, or the match is over. What it is after
    /// anything else means nothing, for that is not checked.
    #[must_use]
    fn after(&self, action: &Self::Action) -> Self;

    /// Whether the position can be judged as it stands. One that cannot is always looked beyond, so the rules must
    /// bring each chain of them to an end.
    fn is_quiet(&self) -> bool;

    /// How the match comes out for whoever's turn it is, or would be, if it ends with this position; greater is won.
    fn result(&self) -> Ordering;

    /// Positions from which the same can follow have the same key; others hardly ever do.
    fn key(&self) -> u64;

    /// How far whoever's turn it is, or would be, is ahead of the other if the match ends with this position.
    fn points(&self) -> i64;

    /// How good the position is for whoever's turn it is: the points, and what can be hoped for.
    fn worth(&self) -> i64;

    /// By how much a move hardly ever changes that, if that can be told.
    fn sway(&self) -> Option<i64>;

    /// Whether so little is left that a deep search finds all that can be hoped for.
    fn is_ending(&self) -> bool;

    /// Which of [`TRACES`] actions are alike whatever the position: those from one square to another.
    fn trace(action: &Self::Action) -> usize;
}

/// How many different traces there are at the most.
pub const TRACES: usize = 1024;

/// What a won match is worth beside its points: more than any that goes on.
const WON: i64 = 1 << 56;

/// The points in what a position is worth in which the match is won or lost; none where it goes on.
pub fn points(worth: i64) -> Option<i64> {
    match worth {
        won if won > WON / 2 => Some(won - WON),
        lost if lost < -WON / 2 => Some(lost + WON),
        _ => None,
    }
}

/// More than any position is worth.
const INFINITE: i64 = i64::MAX;

/// No search needs to look so far.
const DEEPEST: u8 = 60;

/// A search that may look so far ahead finds what is left at the end of a match.
const DEEP: u8 = 12;

/// When it is to look so few moves ahead, a search does not look into a position that is better or worse than matters by more
/// than these moves change (futility pruning).
const FUTILE: u8 = 3;

/// From which action on, and from which depth on, moves that came late in the order are looked at less deeply first.
const LATE: usize = 3;
const REDUCED: u8 = 3;

/// A search for the best of the actions of whoever's turn it is; both sides play their best. A step looks one move further
/// ahead; what is compulsory at the end of it is looked beyond.
pub struct AlphaBeta<P: Position> {
    state: P,
    /// The best so far first.
    actions: Vec<P::Action>,
    progress: Progress,
    /// Whether nothing is hoped for but what is found: a position at which the search stops is worth what a match is that ends
    /// with it. So it is worth in truth where nobody can force anything, and no more is needed to find what somebody can.
    exact: bool,
    thought: Option<Thought<P::Action>>,
    table: Table,
    /// By trace, how much more often than not such an action has been too good for the other to let it come to pass, the deeper
    /// the more.
    history: Vec<u32>,
    /// The positions on the way to the one that is looked at, the first of the search in front; none between the steps.
    line: Vec<Node<P>>,
    /// By how many moves have been made, the trace of the last action that the other would not have let come to pass.
    killers: Vec<usize>,
    /// Room for choices that is not in use.
    room: Vec<Choices<P::Action>>,
}

/// The actions in a position as they are listed, and in which order they are looked at.
struct Choices<A> {
    actions: Vec<A>,
    /// How much each promises, with its place among the actions; the most promising first.
    order: Vec<(i64, u8)>,
}

impl<A> Choices<A> {
    const fn none() -> Self {
        Self { actions: Vec::new(), order: Vec::new() }
    }

    /// The action that comes then in the order, with its place.
    fn at(&self, at: usize) -> (u8, &A) {
        let (_, place) = self.order[at];
        (place, &self.actions[usize::from(place)])
    }
}

/// A position that is being looked at.
struct Node<P: Position> {
    state: P,
    key: u64,
    quiet: bool,
    /// How many moves it looks ahead.
    depth: u8,
    /// Between these its worth matters: what is not above `alpha` may come out greater than it is, but not above `alpha`;
    /// what is not below `beta` less, but not below `beta`. `from` is what `alpha` was at first.
    alpha: i64,
    beta: i64,
    from: i64,
    /// The best worth so far, and the place of the action that leads to it.
    best: i64,
    best_place: u8,
    choices: Choices<P::Action>,
    /// Which of them in their order is looked at, and how.
    at: usize,
    look: Look,
}

/// How an action is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// What it is worth.
    Whole,
    /// Whether it is worth more than the best so far.
    More,
    /// The same, less deeply.
    Reduced,
}

impl<P: Position> AlphaBeta<P> {
    /// Before the first position. Of `actions` that are as good the first is found.
    pub fn new(state: &P, actions: Vec<P::Action>, limits: Limits) -> Self {
        Self {
            state: state.clone(),
            exact: state.is_ending() && limits.depth >= DEEP,
            actions,
            progress: Progress::new(Limits { depth: limits.depth.min(DEEPEST), ..limits }),
            thought: None,
            table: Table::new(limits.positions),
            history: vec![0; TRACES],
            line: Vec::new(),
            killers: Vec::new(),
            room: Vec::new(),
        }
    }

    /// What a position is worth, after so many moves, if that is seen at once; if it is not, it is looked at from now on.
    fn enter(&mut self, state: P, made: usize, depth: u8, (alpha, beta): (i64, i64)) -> Option<i64> {
        let quiet = state.is_quiet();
        if state.turn() == Turn::Over || depth == 0 && quiet && self.exact {
            return Some(state.result() as i64 * WON + state.points());
        }
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
        if quiet
            && depth <= FUTILE
            && !self.exact
            && beta == alpha + 1
            && let Some(sway) = state.sway()
        {
            let (worth, sway) = (state.worth(), i64::from(depth) * sway);
            if worth - sway >= beta || worth + sway <= alpha {
                return Some(worth);
            }
        }
        let choices = self.in_order(&state, made, known.map(|known| known.best), quiet);
        self.line.push(Node::new(state, key, quiet, depth, (alpha, beta), choices));
        None
    }

    /// The last position of the line is told what the action that it has looked at is worth. Gives what the position is worth,
    /// if that is known now; then it is the last no more.
    fn tell(&mut self, value: i64) -> Option<i64> {
        let made = self.line.len() - 1;
        let node = self.line.last_mut()?;
        if node.looks_again(value) {
            return None;
        }
        let (place, action) = node.choices.at(node.at);
        if value > node.best {
            (node.best, node.best_place) = (value, place);
            if made == 0 {
                let Progress { depth, positions, .. } = self.progress;
                self.thought = Some(Thought { depth, positions, worth: value, action: action.clone() });
                let before = self.actions.iter().position(|other| other == action);
                self.actions[..=before.unwrap_or_default()].rotate_right(1);
            }
        }
        node.alpha = node.alpha.max(value);
        if value >= node.beta {
            if node.quiet {
                let trace = P::trace(action);
                let weight = u32::from(node.depth).pow(2);
                self.history[trace] = self.history[trace].saturating_add(weight);
                // What was looked at before it in vain promised too much.
                for at in 0..node.at {
                    let history = &mut self.history[P::trace(node.choices.at(at).1)];
                    *history = history.saturating_sub(weight);
                }
                self.killers[made] = trace;
            }
        } else if node.at + 1 < node.choices.order.len() {
            node.at += 1;
            node.look = if made > 0 && !self.exact && node.is_late() { Look::Reduced } else { Look::More };
            return None;
        }
        self.finish()
    }

    /// The last position of the line is looked at no more; gives what it is worth, unless it is the first.
    fn finish(&mut self) -> Option<i64> {
        let Node { key, depth, from, beta, best, best_place, choices, .. } = self.line.pop()?;
        self.room.push(choices);
        if self.line.is_empty() {
            return None;
        }
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

    /// The actions, the most promising first: the best that is known, what takes most, the killer, and the others by their
    /// history. Like ones stay as they are listed.
    fn in_order(&mut self, state: &P, made: usize, known: Option<u8>, quiet: bool) -> Choices<P::Action> {
        if self.killers.len() <= made + 1 {
            self.killers.resize(made + 2, TRACES);
        }
        let killer = self.killers[made + 1];
        let mut choices = self.room.pop().unwrap_or_else(Choices::none);
        state.actions(&mut choices.actions);
        let alone = choices.actions.len() == 1;
        let promise = |(place, action): (u8, &P::Action)| {
            let trace = P::trace(action);
            let promise = if alone {
                0
            } else if known == Some(place) {
                i64::MAX
            } else if !quiet {
                -state.after(action).points()
            } else if trace == killer {
                i64::MAX - 1
            } else {
                i64::from(self.history[trace])
            };
            (promise, place)
        };
        choices.order.clear();
        choices.order.extend((0..=u8::MAX).zip(&choices.actions).map(promise));
        choices.order.sort_unstable_by_key(|&(promise, place)| (Reverse(promise), place));
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
            from: alpha,
            best,
            best_place: 0,
            choices,
            at: 0,
            look: Look::Whole,
        }
    }

    /// Whether the action that is looked at came late in the order, so that it is looked at less deeply first.
    fn is_late(&self) -> bool {
        self.quiet && self.depth >= REDUCED && self.at >= LATE
    }

    /// What the action leads to, how far ahead it is looked from there, and between which worths for the other.
    fn next(&self) -> (P, u8, (i64, i64)) {
        // What is compulsory costs no depth: each takes a piece for good.
        let rest = if self.quiet { self.depth - 1 } else { self.depth };
        let (depth, beta) = match self.look {
            Look::Whole => (rest, self.beta),
            Look::More => (rest, self.alpha + 1),
            Look::Reduced => (rest - 1, self.alpha + 1),
        };
        (self.state.after(self.choices.at(self.at).1), depth, (-beta, -self.alpha))
    }

    /// Whether the action, which seems to be worth `value`, is to be looked at more closely.
    fn looks_again(&mut self, value: i64) -> bool {
        self.look = match self.look {
            Look::Reduced if value > self.alpha => Look::More,
            Look::More if value > self.alpha && value < self.beta => Look::Whole,
            Look::Whole | Look::More | Look::Reduced => return false,
        };
        true
    }
}

impl<P: Position> Deepening for AlphaBeta<P> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_at_work(&self) -> bool {
        !self.line.is_empty()
    }

    fn deepen(&mut self) {
        let order = (0..=u8::MAX).zip(&self.actions).map(|(place, _)| (0, place)).collect();
        let choices = Choices { actions: self.actions.clone(), order };
        let window = (-INFINITE, INFINITE);
        self.line.push(Node::new(self.state.clone(), 0, true, self.progress.depth, window, choices));
    }

    fn look(&mut self) {
        let made = self.line.len() - 1;
        let Some((next, depth, window)) = self.line.last().map(Node::next) else { return };
        let mut known = self.enter(next, made, depth, window);
        // What is known of the last position tells something of the one before.
        while let Some(value) = known {
            known = self.tell(-value);
        }
    }
}

impl<P: Position> Search<P::Action> for AlphaBeta<P> {
    fn go_on(&mut self, positions: u64) -> bool {
        go_on(self, positions)
    }

    fn thought(&self) -> Option<&Thought<P::Action>> {
        self.thought.as_ref()
    }
}
