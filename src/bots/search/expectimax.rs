//! Expectimax search (D. Michie, *Game-playing and game-learning automata*, 1966) for any number of seats, each of
//! which maximises its own value (maxⁿ: C. Luckhardt and K. Irani, *An algorithmic solution of n-person games*,
//! 1986).

use super::{Deepening, Limits, Progress, Search, Thought, advance};
use crate::bots::{Scale, Worth};
use crate::rules::{Game, Seat, Turn};

/// The value of each seat that is behind at the end of a match, with [`Scale::Lead`]: greater than any evaluation.
const PLACE: i64 = 1 << 40;

/// A search for the best action of a seat. The first iteration searches until chance or another seat is to act; each
/// further one continues past one more such point. A chance outcome is never a leaf: the action that uses it is
/// searched too.
pub struct Expectimax<G: Game> {
    state: G,
    seat: Seat,
    /// The root actions, the best so far first.
    actions: Vec<(G::Action, u32)>,
    evaluate: fn(&G) -> Worth,
    /// The unit of the game's outlooks.
    scale: Scale,
    progress: Progress,
    thought: Option<Thought<G::Action>>,
    /// The path from the root to the current position; empty between iterations.
    stack: Vec<Node<G>>,
    /// Unused buffers for actions.
    pool: Vec<Vec<(G::Action, u32)>>,
    listed: Vec<G::Action>,
}

/// A position on the path of the search.
struct Node<G: Game> {
    state: G,
    turn: Turn,
    /// The number of changes of turn that the search still looks beyond.
    depth: u8,
    /// The actions or chance outcomes, with their weights; the weight of an action is 1.
    actions: Vec<(G::Action, u32)>,
    /// The index of the current one.
    at: usize,
    /// The result of those before it: the weighted sum at a chance node, otherwise the best for the seat to act.
    worth: Option<Worth>,
    weights: i64,
}

impl<G: Game> Expectimax<G> {
    /// A search that has not visited a position yet. Of `actions` that are equal for `seat` the first is found.
    /// `evaluate` is the static evaluation of a game whose outlooks are in the unit `scale`; with [`Scale::Lead`] it is
    /// without the result of the match.
    pub fn new(
        state: &G,
        seat: Seat,
        actions: Vec<G::Action>,
        evaluate: fn(&G) -> Worth,
        scale: Scale,
        limits: Limits,
    ) -> Self {
        Self {
            state: state.clone(),
            seat,
            actions: actions.into_iter().map(|action| (action, 1)).collect(),
            evaluate,
            scale,
            progress: Progress::new(limits),
            thought: None,
            stack: Vec::new(),
            pool: Vec::new(),
            listed: Vec::new(),
        }
    }

    /// Enters a position after one whose turn was `before`. Returns its value if it is a leaf; otherwise pushes it on
    /// the path.
    fn enter(&mut self, state: G, before: Turn, depth: u8) -> Option<Worth> {
        let turn = state.turn();
        let ends = match turn {
            Turn::Over | Turn::Seats(_) => return Some(self.evaluated(&state)),
            Turn::Chance(_) => true,
            // The seat that acts on a chance outcome still belongs to the same point.
            Turn::Seat(_) => turn != before && matches!(before, Turn::Seat(_)),
        };
        let Some(depth) = depth.checked_sub(ends.into()) else { return Some(self.evaluated(&state)) };
        let mut actions = self.pool.pop().unwrap_or_default();
        if let Turn::Chance(_) = turn {
            state.outcomes(&mut actions);
        } else {
            state.actions(&mut self.listed);
            actions.extend(self.listed.drain(..).map(|action| (action, 1)));
        }
        self.stack.push(Node { state, turn, depth, actions, at: 0, worth: None, weights: 0 });
        None
    }

    /// Backs up the value of the current action to the last position of the path. Returns the value of that position
    /// once it is complete and has left the path.
    fn back_up(&mut self, worth: Worth) -> Option<Worth> {
        let is_first = self.stack.len() == 1;
        let node = self.stack.last_mut()?;
        let (action, weight) = &node.actions[node.at];
        match (node.turn, &mut node.worth) {
            (Turn::Chance(_), sum) => {
                let sum = sum.get_or_insert_default();
                sum.iter_mut().zip(worth).for_each(|(sum, each)| *sum += each * i64::from(*weight));
                node.weights += i64::from(*weight);
            }
            (Turn::Seat(seat), Some(best)) if worth[seat.index()] <= best[seat.index()] => {}
            (_, best) => {
                *best = Some(worth);
                if is_first {
                    let Progress { depth, positions, .. } = self.progress;
                    let worth = worth[self.seat.index()];
                    self.thought = Some(Thought { depth, positions, worth, action: action.clone() });
                    // The next iteration searches the best action first, so that only a strictly better one replaces
                    // it.
                    let before = self.actions.iter().position(|(other, _)| other == action);
                    self.actions[..=before.unwrap_or_default()].rotate_right(1);
                }
            }
        }
        node.at += 1;
        if node.at < node.actions.len() {
            return None;
        }
        let mut node = self.stack.pop()?;
        node.actions.clear();
        self.pool.push(node.actions);
        let weights = node.weights.max(1);
        node.worth.map(|worth| worth.map(|each| each / weights))
    }

    /// The value of a leaf. With [`Scale::Chance`] the evaluation includes the result of the match: a seat whose
    /// place is certain is indifferent to the end.
    fn evaluated(&self, state: &G) -> Worth {
        let mut worth = (self.evaluate)(state);
        let outcome = if self.scale == Scale::Lead { state.outcome() } else { None };
        if let Some(outcome) = outcome {
            for (worth, own) in worth.iter_mut().zip(&outcome.places) {
                *worth += PLACE * outcome.places.iter().map(|place| place.cmp(own) as i64).sum::<i64>();
            }
        }
        worth
    }
}

impl<G: Game> Deepening for Expectimax<G> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_iterating(&self) -> bool {
        !self.stack.is_empty()
    }

    fn begin_iteration(&mut self) {
        let (state, actions) = (self.state.clone(), self.actions.clone());
        // If several seats may act at once, the searching seat does.
        let (turn, depth) = (Turn::Seat(self.seat), self.progress.depth - 1);
        self.stack.push(Node { state, turn, depth, actions, at: 0, worth: None, weights: 0 });
    }

    fn visit(&mut self) {
        let Some(last) = self.stack.last() else { return };
        let (mut state, turn, depth) = (last.state.clone(), last.turn, last.depth);
        state.happen(&last.actions[last.at].0);
        let mut known = self.enter(state, turn, depth);
        // A complete position may complete its parent.
        while let Some(worth) = known {
            known = self.back_up(worth);
        }
    }
}

impl<G: Game> Search<G::Action> for Expectimax<G> {
    fn advance(&mut self, positions: u64) -> bool {
        advance(self, positions)
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}
