//! Looking ahead in games of chance: expectimax search (D. Michie, Game-playing and game-learning automata, 1966), with as
//! many seats as there are, each of which does what is best for itself (maxⁿ: C. Luckhardt and K. Irani, An algorithmic
//! solution of n-person games, 1986).

use super::{Deepening, Limits, Progress, Thought, go_on};
use crate::bots::{Evaluate, Scale, Search, Worth};
use crate::rules::{Seat, Turn};

/// What it is worth that another one is behind at the end, where a lead is counted: more than any position that goes on.
const PLACE: i64 = 1 << 40;

/// A search for the best of the actions of a seat whose turn it is. The first step looks at all that it can do until chance or
/// somebody else is to move, and each further one beyond one more such moment; what is thrown is always seen used.
pub struct Expectimax<G: Evaluate> {
    state: G,
    seat: Seat,
    /// The best so far first.
    actions: Vec<(G::Action, u32)>,
    judges: fn(&G) -> Worth,
    progress: Progress,
    thought: Option<Thought<G::Action>>,
    /// The positions on the way to the one that is looked at, the first of the search in front; none between the steps.
    line: Vec<Node<G>>,
    /// Room for actions that is not in use.
    room: Vec<Vec<(G::Action, u32)>>,
    listed: Vec<G::Action>,
}

/// A position that is being looked at.
struct Node<G: Evaluate> {
    state: G,
    turn: Turn,
    /// Beyond how many moments more it is looked.
    depth: u8,
    /// What can happen, with its weight where chance decides.
    actions: Vec<(G::Action, u32)>,
    /// Which of them is looked at.
    at: usize,
    /// What those before it come to: the sum by weight where chance decides, else the best for whoever does.
    worth: Option<Worth>,
    weights: i64,
}

impl<G: Evaluate> Expectimax<G> {
    /// Before the first position. Of `actions` that are as good for `seat` the first is found. `judges` tells what a position
    /// is worth as it stands, beside how it has ended.
    pub fn new(state: &G, seat: Seat, actions: Vec<G::Action>, judges: fn(&G) -> Worth, limits: Limits) -> Self {
        Self {
            state: state.clone(),
            seat,
            actions: actions.into_iter().map(|action| (action, 1)).collect(),
            judges,
            progress: Progress::new(limits),
            thought: None,
            line: Vec::new(),
            room: Vec::new(),
            listed: Vec::new(),
        }
    }

    /// What a position after `before` is worth, if it is looked no further; if it is, it is looked at from now on.
    fn enter(&mut self, state: G, before: Turn, depth: u8) -> Option<Worth> {
        let turn = state.turn();
        let ends = match turn {
            Turn::Over | Turn::Seats(_) => return Some(self.judged(&state)),
            Turn::Chance(_) => true,
            // What chance has decided is seen used.
            Turn::Seat(_) => turn != before && matches!(before, Turn::Seat(_)),
        };
        let Some(depth) = depth.checked_sub(ends.into()) else { return Some(self.judged(&state)) };
        let mut actions = self.room.pop().unwrap_or_default();
        if let Turn::Chance(_) = turn {
            state.outcomes(&mut actions);
        } else {
            state.actions(&mut self.listed);
            actions.extend(self.listed.drain(..).map(|action| (action, 1)));
        }
        self.line.push(Node { state, turn, depth, actions, at: 0, worth: None, weights: 0 });
        None
    }

    /// The last position of the line is told what the action that it has looked at is worth. Gives what the position is worth,
    /// if that is known now; then it is the last no more.
    fn tell(&mut self, worth: Worth) -> Option<Worth> {
        let is_first = self.line.len() == 1;
        let node = self.line.last_mut()?;
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
                    // The next step looks at it first: whatever is found better then, is.
                    let before = self.actions.iter().position(|(other, _)| other == action);
                    self.actions[..=before.unwrap_or_default()].rotate_right(1);
                }
            }
        }
        node.at += 1;
        if node.at < node.actions.len() {
            return None;
        }
        let mut node = self.line.pop()?;
        node.actions.clear();
        self.room.push(node.actions);
        let weights = node.weights.max(1);
        node.worth.map(|worth| worth.map(|each| each / weights))
    }

    /// What a position is worth as it stands. Chances tell by themselves how it has ended: whose third place ends a match has
    /// nothing to fear from that.
    fn judged(&self, state: &G) -> Worth {
        let mut worth = (self.judges)(state);
        let outcome = if G::SCALE == Scale::Lead { state.outcome() } else { None };
        if let Some(outcome) = outcome {
            for (worth, own) in worth.iter_mut().zip(&outcome.places) {
                *worth += PLACE * outcome.places.iter().map(|place| place.cmp(own) as i64).sum::<i64>();
            }
        }
        worth
    }
}

impl<G: Evaluate> Deepening for Expectimax<G> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_at_work(&self) -> bool {
        !self.line.is_empty()
    }

    fn deepen(&mut self) {
        let (state, actions) = (self.state.clone(), self.actions.clone());
        // Where several may act at once, this one does.
        let (turn, depth) = (Turn::Seat(self.seat), self.progress.depth - 1);
        self.line.push(Node { state, turn, depth, actions, at: 0, worth: None, weights: 0 });
    }

    fn look(&mut self) {
        let Some(last) = self.line.last() else { return };
        let (mut state, turn, depth) = (last.state.clone(), last.turn, last.depth);
        state.happen(&last.actions[last.at].0);
        let mut known = self.enter(state, turn, depth);
        // What is known of the last position tells something of the one before.
        while let Some(worth) = known {
            known = self.tell(worth);
        }
    }
}

impl<G: Evaluate> Search<G::Action> for Expectimax<G> {
    fn go_on(&mut self, positions: u64) -> bool {
        go_on(self, positions)
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}
