//! What can be hoped for in a position of Damath, beside the points.

use std::f64::consts::SQRT_2;

use super::alpha_beta::{Position, points};
use crate::rules::damath::{Bits, ChipSet, Damath, Options, Side, Sum};

/// What a piece can be hoped to take yet, in hundredths of what a chip is worth: so much for each piece on the board beyond the
/// first few. This and what follows was fitted to who won 5000 matches of a search against itself, by the rulebook's own set,
/// rounded, and chosen among a few such fits by more matches. `cargo run --release --example learn -- damath 1 5000` makes
/// another.
const PIECE: i64 = 28;
const FEW: i64 = 3;
/// What a side with a dama has for each piece of the other: however many they are, it takes one after the other.
const PREY: i64 = 105;
/// What it has for each dama, beside what is written on it.
const DAMA: i64 = -50;
/// What a chip has that has not left the first row, so that no dama comes there, by its column, the two leftmost first; and one
/// that is a step from the last.
const GUARDS: [i64; 4] = [133, 106, 64, 30];
const NEAR: i64 = 130;
/// What it is worth to have the move.
const MOVE: i64 = 9;
/// What is written on a piece scores again when it takes, and on a dama yet more: how often, in quarters.
const WRITTEN: u8 = 1;
const WRITTEN_ON_DAMA: u8 = 6;

/// The same in other sets, or with other operators, where what is written tells less: a piece, a dama besides, each row that a
/// chip has gone, a chip on the first row, and a piece at the edge, where it cannot be taken. Tried in matches.
const OTHER_PIECE: i64 = 200;
const OTHER_DAMA: i64 = 300;
const OTHER_ROW: i64 = 10;
const OTHER_GUARD: i64 = 100;
const OTHER_EDGE: i64 = 20;

/// What the position is worth to whoever's turn it is, in hundredths of a point ([`lead`]).
pub fn worth(state: &Damath) -> i64 {
    let side = state.side();
    let set = state.options().set;
    if !is_fitted(state.options()) {
        let hope = other_hope(state, side) - other_hope(state, side.other());
        return state.points() + hope * chip(set) / 100;
    }
    let left = left(state);
    let hope = hope(state, side, left) - hope(state, side.other(), left) + MOVE;
    let scored = hundredths(set, quarters(state, side) - quarters(state, side.other())) / 4;
    (scored + hope * chip(set) / 100) * 20 / (left + 4)
}

/// By how much a move hardly ever changes what a position is worth; none where captures can score anything.
pub fn sway(state: &Damath) -> Option<i64> {
    is_fitted(state.options()).then(|| 3 * chip(state.options().set))
}

/// The lead, in hundredths of a point, that a search has found if it takes the position to be worth so much: a lead weighs the
/// more the fewer pieces are left that can change it; as much as it is where sixteen are.
pub fn lead(state: &Damath, worth: i64) -> i64 {
    points(worth).unwrap_or(if is_fitted(state.options()) { worth * (left(state) + 4) / 20 } else { worth })
}

/// How many pieces are left.
pub fn left(state: &Damath) -> i64 {
    Side::BOTH.into_iter().map(|side| count(state.board().of(side))).sum()
}

/// Whether these are the chips and operators that the weights were fitted to.
fn is_fitted(options: &Options) -> bool {
    options.set == ChipSet::Counting && !options.other_operators
}

fn count(squares: Bits) -> i64 {
    squares.len().into()
}

/// In hundredths of what a chip is worth.
fn hope(state: &Damath, side: Side, left: i64) -> i64 {
    let pieces = state.board().of(side);
    let damas = pieces & state.board().damas();
    let chips = pieces & !damas;
    let [first, near] = match side {
        Side::First => [0, 6],
        Side::Second => [7, 1],
    };
    let guards = chips & Bits::row(first);
    let guards: i64 = guards.into_iter().map(|square| GUARDS[usize::from(side.sees(square).0 / 2)]).sum();
    PIECE * (left - FEW).max(0) * count(pieces)
        + if damas.is_empty() { 0 } else { PREY * count(state.board().of(side.other())) }
        + DAMA * count(damas)
        + guards
        + NEAR * count(chips & Bits::row(near))
}

/// The points of a side, and what is written on its pieces as often as it can be hoped to score, in quarters.
fn quarters(state: &Damath, side: Side) -> Sum {
    let written = state.remaining(side);
    let damas = state.board().of(side) & state.board().damas();
    let on_damas: Sum = damas.into_iter().map(|square| state.value(side, square, state.board().piece(square))).sum();
    (state.score(side) + written) * 4 + written * WRITTEN + on_damas * WRITTEN_ON_DAMA
}

fn other_hope(state: &Damath, side: Side) -> i64 {
    let hope = state.board().pieces(side).map(|(square, piece)| {
        let (column, row) = side.sees(square);
        let rank = match row {
            _ if piece.dama => OTHER_DAMA,
            0 => OTHER_GUARD,
            row => OTHER_ROW * i64::from(row),
        };
        OTHER_PIECE + rank + if matches!(column, 0 | 7) { OTHER_EDGE } else { 0 }
    });
    hope.sum()
}

/// What a chip of the set is worth on average, in hundredths of a point and without its sign; roughly, where it changes with
/// the square (Polynomial).
const fn chip(set: ChipSet) -> i64 {
    match set {
        ChipSet::Counting => 650,
        ChipSet::Whole | ChipSet::Integer => 550,
        ChipSet::Fraction => 65,
        ChipSet::Rational => 55,
        ChipSet::Radical => 18_200,
        ChipSet::Polynomial => 50_000,
    }
}

/// A score in hundredths of a point, as far as a number of this kind can say.
#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "a search judges roughly")]
pub fn hundredths(set: ChipSet, score: Sum) -> i64 {
    ((score.whole as f64 + SQRT_2 * score.root as f64) * (100.0 / set.denominator() as f64)).round() as i64
}
