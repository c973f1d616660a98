//! Endgames of Damath, solved by value iteration over all positions that can be reached.

use std::collections::HashMap;
use std::ops::Range;

use super::damath::placement_key;
use super::damath_evaluation::points;
use super::{Search, Thought, with_result};
use crate::rules::Game;
use crate::rules::damath::{Action, Board, Damath, Side};

/// The greatest number of pieces in an endgame. Three damas have about 60 000 placements, and three chips that may be
/// promoted up to 400 000; four pieces have too many for a phone.
const MOST_PIECES: u32 = 3;

/// The greatest number of sweeps, in case values never settle. A forced win seldom takes one side more than twenty
/// moves.
const MAX_SWEEPS: u8 = 120;

/// A solver that first lists the positions that can follow and their moves, and then sweeps over them: after sweep n
/// each position has its value under best play over n moves, as if the match ended then (D12). It ends with a sweep that
/// changes no value. Repetitions and the number of quiet moves (D11) are left out of account.
pub struct Endgame {
    state: Damath,
    /// The actions at the root, the best so far first.
    actions: Vec<(Action, Move)>,
    /// The positions found so far, and the index of each by its [`placement_key`].
    positions: Vec<(Board, Side)>,
    indices: HashMap<u64, usize>,
    /// The moves of all positions, and the range of those of each position that has been expanded.
    moves: Vec<Move>,
    expanded: Vec<Range<usize>>,
    /// The value of each position: the points that the side to move gains from there on, in hundredths.
    values: Vec<i64>,
    sweeps: u8,
    thought: Thought<Action>,
}

/// The effect of a move.
struct Move {
    /// The points that it gains at once for the side that makes it, in hundredths.
    gain: i64,
    /// The index of the position after it; `None` if the match is over.
    next: Option<usize>,
}

impl Endgame {
    /// A solver of this position; `None` if it is not an endgame or there is no action. Of equal `actions` it finds the
    /// first.
    pub fn new(state: &Damath, actions: &[Action]) -> Option<Self> {
        let pieces: u32 = Side::BOTH.into_iter().map(|side| state.board().of(side).len()).sum();
        let first = *actions.first().filter(|_| pieces <= MOST_PIECES)?;
        let mut endgame = Self {
            state: *state,
            actions: Vec::new(),
            positions: Vec::new(),
            indices: HashMap::new(),
            moves: Vec::new(),
            expanded: Vec::new(),
            values: Vec::new(),
            sweeps: 0,
            thought: Thought { depth: 1, positions: 0, worth: 0, action: first },
        };
        for action in actions {
            let root_move = endgame.move_between(state, &after(state, action));
            endgame.actions.push((*action, root_move));
        }
        endgame.choose();
        Some(endgame)
    }

    /// The move that leads from one state to another. Adds the position after it if it is new.
    fn move_between(&mut self, before: &Damath, after: &Damath) -> Move {
        let next = after.end().is_none().then(|| {
            let (board, side) = (*after.board(), after.side());
            *self.indices.entry(placement_key(&board, side)).or_insert_with(|| {
                self.positions.push((board, side));
                self.positions.len() - 1
            })
        });
        Move { gain: -points(after) - points(before), next }
    }

    /// Generates the moves of the next position; `false` if none is left.
    fn expand(&mut self) -> bool {
        let Some(&(board, side)) = self.positions.get(self.expanded.len()) else { return false };
        let before = self.state.with_board(board, side);
        let start = self.moves.len();
        for way in before.ways() {
            let next_move = self.move_between(&before, &before.played(&way));
            self.moves.push(next_move);
        }
        self.expanded.push(start..self.moves.len());
        true
    }

    /// Values all positions and then the actions one move further ahead; `false` if no value has changed.
    fn sweep(&mut self) -> bool {
        let best = |moves: &Range<usize>| self.moves[moves.clone()].iter().map(|each| self.value(each)).max();
        let values: Vec<_> = self.expanded.iter().map(|moves| best(moves).unwrap_or_default()).collect();
        let changes = values != self.values;
        self.values = values;
        self.sweeps += 1;
        self.choose();
        changes
    }

    /// Moves the best action to the front. Of equal actions the first stays in front, so that the shortest way to a win
    /// is taken.
    fn choose(&mut self) {
        let values = self.actions.iter().map(|(_, root_move)| self.value(root_move));
        // `max_by_key` finds the last of equals.
        let Some((best, gain)) = values.enumerate().rev().max_by_key(|&(_, gain)| gain) else { return };
        self.actions[..=best].rotate_right(1);
        let points = points(&self.state) + gain;
        self.thought = Thought {
            depth: self.sweeps + 1,
            positions: self.expanded.len() as u64,
            worth: with_result(points.cmp(&0), points),
            action: self.actions[0].0,
        };
    }

    /// The points that a move gains in the end for the side that makes it, under best play over the sweeps so far.
    fn value(&self, of: &Move) -> i64 {
        of.gain - of.next.and_then(|next| self.values.get(next)).copied().unwrap_or_default()
    }
}

fn after(state: &Damath, action: &Action) -> Damath {
    let mut after = *state;
    after.happen(action);
    after
}

impl Search<Action> for Endgame {
    /// A sweep over eight positions takes about as long as the expansion of one.
    fn advance(&mut self, positions: u64) -> bool {
        let mut left = positions;
        while left > 0 {
            if self.expand() {
                left -= 1;
            } else if self.sweeps < MAX_SWEEPS && self.sweep() {
                left = left.saturating_sub((self.positions.len() as u64 / 8).max(1));
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
