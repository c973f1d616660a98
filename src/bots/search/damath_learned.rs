//! The learned evaluation of Damath: a sum of terms, each with a weight for the start of the match and one for its end.
//! `examples/learn` fits the weights to the results of self-play.
//!
//! The terms of single pieces, which are most of them, are summed up by [`Potential`] as moves are made. The others
//! are computed in each position.

use std::ops::Range;

use super::damath_evaluation::{chip, hundredths, pieces_left};
use super::damath_weights;
use crate::rules::damath::{Chip, ChipSet, DamaWorth, Damath, Options, Piece, Side, Square};

const SQUARES: usize = Square::COUNT;
/// The number of terms of a kind of piece: two for each square and one for each chip.
const OF_KIND: usize = 2 * SQUARES + Chip::COUNT;
/// The number of terms of pieces, chips before damas.
pub const OF_PIECES: usize = 2 * OF_KIND;
/// The number of terms of the whole position.
const WHOLE: usize = 7;
/// The term of the lead by capturing, whose amount is in chips of average value.
pub const LEAD: usize = OF_PIECES + WHOLE;
/// The number of all terms.
pub const TERMS: usize = LEAD + 1;

/// The weights of the terms with all pieces on the board and, by linear extrapolation, with none, in thousandths of the
/// average value of a chip.
pub type Weights = [[i16; TERMS]; 2];

/// The weights for these options; `None` if there are none.
#[must_use]
pub fn weights(options: &Options) -> Option<&'static Weights> {
    // Weights are learned with the operators and the final score that belong to the set.
    if options.other_operators || options.damas == DamaWorth::Double {
        return None;
    }
    match options.set {
        ChipSet::Counting => Some(&damath_weights::COUNTING),
        ChipSet::Integer => Some(&damath_weights::INTEGER),
        ChipSet::Fraction => Some(&damath_weights::FRACTION),
        _ => None,
    }
}

/// The terms of one piece with their amounts: 1 and its number on its square, seen from the owner, and 1 for its chip.
fn piece_terms(set: ChipSet, side: Side, square: Square, piece: Piece) -> [(usize, i32); 3] {
    let square_seen = match side {
        Side::First => square.index(),
        Side::Second => Square::COUNT - 1 - square.index(),
    };
    let first = if piece.dama { OF_KIND } else { 0 };
    let at = first + square_seen;
    [(at, 1), (at + SQUARES, set.number(piece.chip)), (first + 2 * SQUARES + piece.chip.index(), 1)]
}

/// The terms with their names for people, in order.
pub const NAMES: [(&str, Range<usize>); 8] = [
    ("chip by square", 0..SQUARES),
    ("number on chip by square", SQUARES..2 * SQUARES),
    ("chip", 2 * SQUARES..OF_KIND),
    ("dama by square", OF_KIND..OF_KIND + SQUARES),
    ("number on dama by square", OF_KIND + SQUARES..OF_KIND + 2 * SQUARES),
    ("dama", OF_KIND + 2 * SQUARES..OF_PIECES),
    ("whole position", OF_PIECES..LEAD),
    ("lead", LEAD..TERMS),
];

/// Passes each term of a state, for the side to move, to `add` with its amount. The same term may come several times.
/// This is for learning.
pub fn terms(state: &Damath, mut add: impl FnMut(usize, f64)) {
    let set = state.options().set;
    let mut potential = Potential::NONE;
    for side in Side::BOTH {
        for (square, piece) in state.board().pieces(side) {
            potential.change(set, &[[0; TERMS]; 2], (side, square, piece), 1);
            for (term, amount) in piece_terms(set, side, square, piece) {
                add(term, f64::from(if side == state.side() { amount } else { -amount }));
            }
        }
    }
    for (term, amount) in (OF_PIECES..).zip(whole_terms(state, potential.written)) {
        add(term, real(amount));
    }
    let lead = state.score(state.side()) - state.score(state.side().other());
    add(LEAD, real(hundredths(set, lead)) / real(chip(set)));
}

/// The factors of the weights at the start and at the end in the evaluation of this state.
#[must_use]
pub fn shares(state: &Damath) -> [f64; 2] {
    let left = pieces_left(state);
    let scale = 20.0 / real(left + 4) / real(PIECES);
    [scale * real(left), scale * real(PIECES - left)]
}

#[allow(clippy::cast_precision_loss, reason = "no amount is so great")]
fn real(amount: i64) -> f64 {
    amount as f64
}

/// The amounts of the terms of the whole position, for the side to move.
fn whole_terms(state: &Damath, written: [Written; 2]) -> [i64; WHOLE] {
    let (board, side) = (state.board(), state.side());
    let sides = [side, side.other()];
    let [own, other] = sides.map(|side| written[side.index()]);
    let [own_count, other_count] = sides.map(|side| i64::from(board.of(side).len()));
    let [own_dama, other_dama] = sides.map(|side| i64::from(!(board.of(side) & board.damas()).is_empty()));
    [
        // Having the move.
        1,
        // A dama captures the pieces of the opponent one after the other, above all where they have none.
        own_dama * other_count - other_dama * own_count,
        own_dama - other_dama,
        // With multiplication, captures score products.
        i64::from((own.on_damas * other.on_all - other.on_damas * own.on_all) / 16),
        i64::from(own.on_all * other.on_all / 64) * (own_count - other_count) / 4,
        // The opponent will capture unless the move prevents it.
        i64::from(board.capturers(side.other()).len()),
        i64::from(board.steps(side)) - i64::from(board.steps(side.other())),
    ]
}

/// The sums of the numbers on the pieces of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// On all of them.
    pub on_all: i32,
    /// On damas.
    pub on_damas: i32,
}

/// The parts of the evaluation that come from single pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Potential {
    /// The weighted terms of the first player's pieces minus those of the second's, at the start and at the end.
    terms: [i32; 2],
    written: [Written; 2],
}

impl Potential {
    /// That of an empty board.
    pub const NONE: Self = Self { terms: [0; 2], written: [Written { on_all: 0, on_damas: 0 }; 2] };

    /// Adds a piece of `side` in a match with this set, or removes it: `times` is 1 or -1.
    pub fn change(
        &mut self,
        set: ChipSet,
        weights: &Weights,
        (side, square, piece): (Side, Square, Piece),
        times: i32,
    ) {
        let sign = if side == Side::First { times } else { -times };
        let terms = piece_terms(set, side, square, piece);
        for (sum, weights) in self.terms.iter_mut().zip(weights) {
            *sum += sign * terms.iter().map(|&(term, amount)| i32::from(weights[term]) * amount).sum::<i32>();
        }
        let written = &mut self.written[side.index()];
        let number = times * set.number(piece.chip);
        written.on_all += number;
        written.on_damas += if piece.dama { number } else { 0 };
    }
}

/// The evaluation for the side to move, in a unit that [`lead`] converts to hundredths of a point. `scored` is the lead
/// of the first player by capturing, in hundredths of a point.
#[must_use]
pub fn evaluation(state: &Damath, scored: i64, potential: &Potential, weights: &Weights) -> i64 {
    let sign = if state.side() == Side::First { 1 } else { -1 };
    let left = pieces_left(state);
    let whole = whole_terms(state, potential.written);
    let at = |phase: usize| {
        let weights = weights[phase][OF_PIECES..].iter().map(|weight| i64::from(*weight));
        let whole: i64 = whole.iter().zip(weights).map(|(amount, weight)| amount * weight).sum();
        sign * i64::from(potential.terms[phase]) + whole
    };
    let potential = blended(at(0), at(1), left) * chip(state.options().set);
    (potential + lead_weight(weights, left) * sign * scored) / 50 / (left + 4)
}

/// The expected final lead in hundredths of a point for an [`evaluation`].
#[must_use]
pub fn lead(state: &Damath, evaluation: i64, weights: &Weights) -> i64 {
    let left = pieces_left(state);
    evaluation * 50 * (left + 4) / lead_weight(weights, left)
}

/// The weight of the lead by capturing with `left` pieces on the board, which grows as pieces disappear that could
/// change it, in thousandths.
fn lead_weight(weights: &Weights, left: i64) -> i64 {
    let [start, end] = weights.map(|weights| i64::from(weights[LEAD]));
    blended(start, end, left).max(1)
}

/// The mean of a value with all pieces on the board and one with none, with `left` pieces on it.
fn blended(start: i64, end: i64, left: i64) -> i64 {
    (start * left + end * (PIECES - left)) / PIECES
}

/// The number of pieces at the start.
const PIECES: i64 = 24;
