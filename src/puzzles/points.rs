//! A plain alpha-beta search of Damath by exact points: without any pruning that can err, and without an evaluation.

use std::mem;
use std::ops::Neg;

use crate::rules::damath::{Action, Board, ChipSet, Damath, Side, Sum};
use crate::rules::{Game, Turn};

/// The value of a position for the side to move: won matches are above all that go on, and those above lost ones; within
/// each, the greater lead is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth {
    /// 1 if the match is won, −1 if it is lost; 0 if it is a draw or goes on.
    pub decided: i8,
    /// The lead in final score if the match ended now (D12).
    pub lead: Sum,
}

impl Worth {
    /// Less than the value of any position; negated, greater than any.
    pub const LEAST: Self = Self { decided: -2, lead: Sum::ZERO };

    /// The value of a position as it stands, without looking ahead.
    #[must_use]
    pub fn standing(state: &Damath) -> Self {
        let side = state.side();
        let lead = state.total(side) - state.total(side.other());
        let decided = if state.turn() == Turn::Over { lead.cmp(&Sum::ZERO) as i8 } else { 0 };
        Self { decided, lead }
    }

    /// The lead in hundredths of a point, rounded.
    #[must_use]
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "it is shown in hundredths only")]
    pub fn hundredths(self, set: ChipSet) -> i64 {
        let lead = self.lead.whole as f64 + std::f64::consts::SQRT_2 * self.lead.root as f64;
        (lead * (100.0 / set.denominator() as f64)).round() as i64
    }
}

/// The value for the opponent.
impl Neg for Worth {
    type Output = Self;

    fn neg(self) -> Self {
        Self { decided: -self.decided, lead: -self.lead }
    }
}

/// A search, which keeps what it has found for the next.
pub struct Points {
    /// The number of positions that it may still visit.
    positions: u64,
    /// A transposition table, whose size is a power of two; a new entry always replaces the old one.
    table: Vec<Entry>,
    /// By the number of moves made.
    plies: Vec<Ply>,
}

/// The result of a search of a position to `depth`, 0 in an empty entry.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    depth: u8,
    bound: Bound,
    worth: Worth,
    /// The index of the best action.
    best: u8,
}

/// The relation of a found value to that of the position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Lower,
    Upper,
}

/// The common data of positions after the same number of moves.
#[derive(Default)]
struct Ply {
    /// A buffer for the actions.
    actions: Vec<Action>,
    /// The last action that was too good for the opponent to allow; it often is in the next position too.
    killer: Option<Action>,
}

/// The greatest size of the table.
const MOST_ENTRIES: u64 = 1 << 18;

impl Points {
    /// A search that visits up to so many `positions`.
    #[must_use]
    pub fn new(positions: u64) -> Self {
        let worth = Worth::LEAST;
        let empty = Entry { key: 0, depth: 0, bound: Bound::Exact, worth, best: 0 };
        let size = usize::try_from(positions.clamp(1, MOST_ENTRIES).next_power_of_two()).unwrap_or(1);
        Self { positions, table: vec![empty; size], plies: Vec::new() }
    }

    /// The value of `state` for the side to move, by a search of this depth, in moves, and of the compulsory captures
    /// after it (D7). It is exact between `alpha` and `beta`; below, it is an upper bound not above `alpha`, and above a
    /// lower bound not below `beta`. `None` if it takes too many positions.
    pub fn worth(&mut self, state: &Damath, depth: u8, alpha: Worth, beta: Worth) -> Option<Worth> {
        self.search(state, 0, depth, alpha, beta)
    }

    /// The best action of the side to move by a search of this depth, the first of equals. `None` if it takes too many
    /// positions, or there is no action.
    pub fn best(&mut self, state: &Damath, depth: u8) -> Option<Action> {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let (mut alpha, mut best) = (Worth::LEAST, None);
        for action in actions {
            let worth = -self.worth(&after(state, &action), depth.saturating_sub(1), Worth::LEAST, -alpha)?;
            if worth > alpha {
                (alpha, best) = (worth, Some(action));
            }
        }
        best
    }

    fn search(&mut self, state: &Damath, made: usize, depth: u8, mut alpha: Worth, beta: Worth) -> Option<Worth> {
        if state.turn() == Turn::Over || (depth == 0 && !state.must_capture()) {
            return Some(Worth::standing(state));
        }
        self.positions = self.positions.checked_sub(1)?;
        // The value of a position may depend on the moves before it if they were quiet or to and fro (D11).
        let has_past = state.quiet_moves() > 0 || Side::BOTH.into_iter().any(|side| state.board().of(side).len() == 1);
        let key = if depth > 0 && !has_past { key(state) } else { 0 };
        let place = usize::try_from(key % self.table.len() as u64).unwrap_or_default();
        let known = Some(self.table[place]).filter(|entry| key != 0 && entry.key == key && entry.depth > 0);
        if let Some(known) = known.filter(|known| known.depth == depth) {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.worth >= beta,
                Bound::Upper => known.worth <= alpha,
            };
            if settles {
                return Some(known.worth);
            }
        }
        if self.plies.len() <= made {
            self.plies.resize_with(made + 1, Ply::default);
        }
        let mut actions = mem::take(&mut self.plies[made].actions);
        state.actions(&mut actions);
        let order = self.order(state, made, &actions, known.map(|known| known.best));
        let (first_alpha, mut best, mut best_place) = (alpha, Worth::LEAST, 0);
        for place in order {
            let action = &actions[usize::from(place)];
            let then = self.search(&after(state, action), made + 1, depth.saturating_sub(1), -beta, -alpha);
            let Some(worth) = then.map(Neg::neg) else {
                self.plies[made].actions = actions;
                return None;
            };
            if worth > best {
                (best, best_place) = (worth, place);
            }
            alpha = alpha.max(worth);
            if worth >= beta {
                self.plies[made].killer = Some(*action);
                break;
            }
        }
        self.plies[made].actions = actions;
        if key != 0 {
            let bound = match best {
                best if best >= beta => Bound::Lower,
                best if best > first_alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            self.table[place] = Entry { key, depth, bound, worth: best, best: best_place };
        }
        Some(best)
    }

    /// The places of the actions in the order in which they are searched: the best one that is known, the killer, the
    /// captures by what they score, and the others as they are listed.
    fn order(&self, state: &Damath, made: usize, actions: &[Action], known: Option<u8>) -> Vec<u8> {
        let killer = self.plies[made].killer;
        let captures = state.must_capture() && actions.len() > 1;
        let scored = |action: &Action| {
            let after = after(state, action);
            Worth { decided: 0, lead: after.total(state.side().other()) - after.total(state.side()) }
        };
        let mut order = Vec::with_capacity(actions.len());
        for (place, action) in (0..=u8::MAX).zip(actions) {
            let rank = if known == Some(place) {
                0
            } else if killer == Some(*action) {
                1
            } else {
                2
            };
            let ranked = (rank, if captures { scored(action) } else { Worth::LEAST }, place);
            // Insertion is fast for so few, and a sort would be a tenth of the engine's program.
            order.insert(order.partition_point(|other| *other < ranked), ranked);
        }
        order.into_iter().map(|(_, _, place)| place).collect()
    }
}

/// The state after a listed action.
fn after(state: &Damath, action: &Action) -> Damath {
    if let Action::Play(way) = action {
        return state.played(way);
    }
    let mut state = *state;
    state.happen(action);
    state
}

/// A hash key of the pieces, the side to move and the scores; never 0.
fn key(state: &Damath) -> u64 {
    let scores = state.score(Side::First) - state.score(Side::Second);
    let [whole, root] = [scores.whole, scores.root].map(bits);
    let side = state.side().index() as u64;
    mix(whole ^ mix(root ^ side)) ^ placement(state.board()) | 1
}

/// The lower 64 bits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "only the bits matter")]
const fn bits(part: i128) -> u64 {
    part as u64
}

fn placement(board: &Board) -> u64 {
    let pieces = Side::BOTH.into_iter().flat_map(|side| {
        board.pieces(side).map(move |(square, piece)| {
            let what = 2 * u64::from(piece.dama) + side.index() as u64;
            mix((what << 10 | (square.index() as u64) << 5 | piece.chip.index() as u64) + 1)
        })
    });
    pieces.fold(0, |key, piece| key ^ piece)
}

/// Hashes `bits`: every bit of the result depends on every bit of the input (the finalizer of `SplitMix64`).
const fn mix(bits: u64) -> u64 {
    let bits = bits.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}
