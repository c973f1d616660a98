//! Endgames of Damath, solved by value iteration over all positions that can be reached.

use std::collections::HashMap;

use super::damath::placement_key;
use super::{Position, Thought, with_result};
use crate::bots::Search;
use crate::rules::damath::{Action, Board, Damath, Side};

/// The greatest number of pieces in an endgame. Three have up to 400 000 placements in which each may be a dama or not,
/// of which all damas have 60 000; four would have too many for a phone.
const MOST_PIECES: u32 = 3;

/// The greatest number of sweeps. A forced win seldom takes one side more than twenty moves; the values of positions
/// that never settle are as good after so many.
const MAX_SWEEPS: u8 = 120;

/// A solver that first lists the positions that can follow and their moves, and then sweeps over them: after sweep n
/// each position has its value under best play over n moves, as if the match ended then (D12). It ends with a sweep that
/// changes no value. Repetitions and the number of quiet moves (D11) are left out of account.
pub struct Endgame {
    state: Damath,
    /// The actions at the root, the best so far first.
    actions: Vec<Move<Action>>,
    numbers: HashMap<u64, usize>,
    positions: Vec<(Board, Side)>,
    /// For each position that has been expanded, the end of its moves in `moves`.
    ends: Vec<usize>,
    moves: Vec<Move<()>>,
    /// The value of each position: the points that the side to move gains from there on, in hundredths.
    values: Vec<i64>,
    sweeps: u8,
    thought: Thought<Action>,
}

/// A move, the points that it gains at once for the side that makes it, in hundredths, and the number of the position
/// after it; `None` if the match is over then.
struct Move<A> {
    action: A,
    gain: i64,
    next: Option<usize>,
}

impl Endgame {
    /// A solver of this position; `None` if it is no endgame or there is no action. Of equal `actions` the first is found.
    pub fn new(state: &Damath, actions: &[Action]) -> Option<Self> {
        let pieces: u32 = Side::BOTH.into_iter().map(|side| state.board().of(side).len()).sum();
        let first = *actions.first().filter(|_| pieces <= MOST_PIECES)?;
        let mut endgame = Self {
            state: *state,
            actions: Vec::new(),
            numbers: HashMap::new(),
            positions: Vec::new(),
            ends: Vec::new(),
            moves: Vec::new(),
            values: Vec::new(),
            sweeps: 0,
            thought: Thought { depth: 1, positions: 0, worth: 0, action: first },
        };
        for action in actions {
            let found = endgame.follow(state, &state.after(action), *action);
            endgame.actions.push(found);
        }
        endgame.choose();
        Some(endgame)
    }

    /// The move that leads from one state to another. Lists the position after it if it is new.
    fn follow<A>(&mut self, before: &Damath, after: &Damath, action: A) -> Move<A> {
        let next = after.end().is_none().then(|| {
            let (board, side) = (*after.board(), after.side());
            *self.numbers.entry(placement_key(&board, side)).or_insert_with(|| {
                self.positions.push((board, side));
                self.positions.len() - 1
            })
        });
        Move { action, gain: -after.points() - before.points(), next }
    }

    /// Lists the moves of the next position; `false` if there is none left.
    fn expand(&mut self) -> bool {
        let Some(&(board, side)) = self.positions.get(self.ends.len()) else { return false };
        let before = self.state.with_board(board, side);
        for way in before.ways() {
            let found = self.follow(&before, &before.played(&way), ());
            self.moves.push(found);
        }
        self.ends.push(self.moves.len());
        true
    }

    /// Values all positions and then the actions one move further ahead; `false` if no value has changed.
    fn sweep(&mut self) -> bool {
        let mut begin = 0;
        let values = self.ends.iter().map(|&end| {
            let moves = &self.moves[std::mem::replace(&mut begin, end)..end];
            moves.iter().map(|found| self.value(found)).max().unwrap_or_default()
        });
        let values: Vec<_> = values.collect();
        let changes = values != self.values;
        self.values = values;
        self.sweeps += 1;
        self.choose();
        changes
    }

    /// Moves the best action to the front, where an earlier one stays in front of its equals: a win that has been found
    /// is not put off.
    fn choose(&mut self) {
        let values = self.actions.iter().map(|found| self.value(found));
        // `max_by_key` finds the last of equals.
        let Some((best, gain)) = values.enumerate().rev().max_by_key(|&(_, gain)| gain) else { return };
        self.actions[..=best].rotate_right(1);
        let points = self.state.points() + gain;
        self.thought = Thought {
            depth: self.sweeps + 1,
            positions: self.ends.len() as u64,
            worth: with_result(points.cmp(&0), points),
            action: self.actions[0].action,
        };
    }

    /// The points that a move gains in the end for the side that makes it, as far as is known.
    fn value<A>(&self, found: &Move<A>) -> i64 {
        found.gain - found.next.and_then(|next| self.values.get(next)).copied().unwrap_or_default()
    }
}

impl Search<Action> for Endgame {
    /// A sweep counts as as many positions as it takes some time to expand.
    fn advance(&mut self, positions: u64) -> bool {
        let sweep_cost = self.positions.len() as u64 / 8;
        let mut left = positions;
        while left > 0 {
            if self.expand() {
                left -= 1;
            } else if self.sweeps < MAX_SWEEPS && self.sweep() {
                left = left.saturating_sub(sweep_cost.max(1));
            } else {
                return false;
            }
        }
        true
    }

    fn thought(&self) -> Option<&Thought<Action>> {
        Some(&self.thought)
    }
}
