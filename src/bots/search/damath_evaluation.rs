//! The static evaluation of Damath: the score, and the potential of the pieces.

use std::f64::consts::SQRT_2;

use crate::rules::damath::{Bits, ChipSet, Damath, Options, Side, Sum};

/// The potential of a piece to capture, in hundredths of the value of a chip, for each piece on the board beyond
/// [`FEW_PIECES`]. The weights from here to [`WRITTEN_ON_DAMA`] are fitted by logistic regression to the results of
/// 5000 self-play matches with the rulebook's set, rounded, and selected by further matches. `cargo run --release
/// --example learn -- damath 1 5000` fits new ones.
const PIECE: i64 = 28;
const FEW_PIECES: i64 = 3;
/// The bonus for having a dama, for each piece of the opponent: a dama captures them one after the other.
const PREY: i64 = 105;
/// The value of each dama, in addition to the number on it.
const DAMA: i64 = -50;
/// The value of a chip on its first row, where it keeps the opponent from promoting, by pairs of columns from the
/// left; and of a chip one step from promotion.
const GUARDS: [i64; 4] = [133, 106, 64, 30];
const NEAR: i64 = 130;
/// The value of having the move.
const MOVE: i64 = 9;
/// The number on a piece scores again when it captures: the factor for a piece, and the additional one for a dama, in
/// quarters.
const WRITTEN: u8 = 1;
const WRITTEN_ON_DAMA: u8 = 6;

/// The weights with other sets or operators, where numbers matter less: for a piece, a dama, each row that a chip has
/// advanced, a chip on its first row, and a piece at the edge, where it cannot be captured. Chosen by matches.
const OTHER_PIECE: i64 = 200;
const OTHER_DAMA: i64 = 300;
const OTHER_ROW: i64 = 10;
const OTHER_GUARD: i64 = 100;
const OTHER_EDGE: i64 = 20;

/// The lead in points of the side to move if the match ended here, in hundredths.
pub fn points(state: &Damath) -> i64 {
    let side = state.side();
    hundredths(state.options().set, state.total(side) - state.total(side.other()))
}

/// The static evaluation for the side to move, in a unit that [`lead`] converts to hundredths of a point.
pub fn evaluation(state: &Damath) -> i64 {
    let side = state.side();
    let set = state.options().set;
    if !is_fitted(state.options()) {
        let potential = other_potential(state, side) - other_potential(state, side.other());
        return points(state) + potential * chip(set) / 100;
    }
    let left = pieces_left(state);
    let potential = potential(state, side, left) - potential(state, side.other(), left) + MOVE;
    let scored = hundredths(set, quarters(state, side) - quarters(state, side.other())) / 4;
    (scored + potential * chip(set) / 100) * 20 / (left + 4)
}

/// The futility margin per ply; `None` where a capture can score any amount.
pub fn futility_margin(state: &Damath) -> Option<i64> {
    is_fitted(state.options()).then(|| 3 * chip(state.options().set))
}

/// The expected final lead, in hundredths of a point, for an [`evaluation`]. It scales a lead up as pieces disappear
/// that could change it; with sixteen pieces the scale is 1.
pub fn lead(state: &Damath, evaluation: i64) -> i64 {
    if is_fitted(state.options()) { evaluation * (pieces_left(state) + 4) / 20 } else { evaluation }
}

/// The number of pieces on the board.
pub fn pieces_left(state: &Damath) -> i64 {
    Side::BOTH.into_iter().map(|side| count(state.board().of(side))).sum()
}

/// `true` with the chips and operators that the weights are fitted to.
fn is_fitted(options: &Options) -> bool {
    options.set == ChipSet::Counting && !options.other_operators
}

fn count(squares: Bits) -> i64 {
    squares.len().into()
}

/// The potential of a side, in hundredths of the value of a chip.
fn potential(state: &Damath, side: Side, left: i64) -> i64 {
    let pieces = state.board().of(side);
    let damas = pieces & state.board().damas();
    let chips = pieces & !damas;
    let [first, near] = match side {
        Side::First => [0, 6],
        Side::Second => [7, 1],
    };
    let guards = chips & Bits::row(first);
    let guards: i64 = guards.into_iter().map(|square| GUARDS[usize::from(side.sees(square).0 / 2)]).sum();
    PIECE * (left - FEW_PIECES).max(0) * count(pieces)
        + if damas.is_empty() { 0 } else { PREY * count(state.board().of(side.other())) }
        + DAMA * count(damas)
        + guards
        + NEAR * count(chips & Bits::row(near))
}

/// The score of a side plus the weighted numbers on its pieces, in quarters.
fn quarters(state: &Damath, side: Side) -> Sum {
    let written = state.remaining(side);
    let damas = state.board().of(side) & state.board().damas();
    let on_damas: Sum = damas.into_iter().map(|square| state.value(side, square, state.board().piece(square))).sum();
    (state.score(side) + written) * 4 + written * WRITTEN + on_damas * WRITTEN_ON_DAMA
}

fn other_potential(state: &Damath, side: Side) -> i64 {
    let potential = state.board().pieces(side).map(|(square, piece)| {
        let (column, row) = side.sees(square);
        let rank = match row {
            _ if piece.dama => OTHER_DAMA,
            0 => OTHER_GUARD,
            row => OTHER_ROW * i64::from(row),
        };
        OTHER_PIECE + rank + if matches!(column, 0 | 7) { OTHER_EDGE } else { 0 }
    });
    potential.sum()
}

/// The average absolute value of a chip of the set, in hundredths of a point; a rough figure for Polynomial, where it
/// depends on the square.
#[must_use]
pub const fn chip(set: ChipSet) -> i64 {
    match set {
        ChipSet::Counting => 650,
        ChipSet::Whole | ChipSet::Integer => 550,
        ChipSet::Fraction => 65,
        ChipSet::Rational => 55,
        ChipSet::Radical => 18_200,
        ChipSet::Polynomial => 50_000,
    }
}

/// A score in hundredths of a point, rounded.
#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "an evaluation is an estimate")]
pub fn hundredths(set: ChipSet, score: Sum) -> i64 {
    ((score.whole as f64 + SQRT_2 * score.root as f64) * (100.0 / set.denominator() as f64)).round() as i64
}
