//! Damath for the search.

use std::f64::consts::SQRT_2;

use super::alpha_beta::Position;
use crate::bots::lots::mixed;
use crate::rules::damath::{Action, ChipSet, Damath, Side, Sum};

/// What a piece can be hoped to take yet, in hundredths of what a chip is worth: that depends little on what is written on it.
const PIECE: i64 = 200;
/// What a dama has besides.
const DAMA: i64 = 300;
/// What a chip has for each row that it has gone, and one that has not left the first: while it stays, no dama comes there.
const ROW: i64 = 10;
const GUARD: i64 = 100;
/// What a piece has at the edge of the board, where it cannot be taken.
const EDGE: i64 = 20;

/// In hundredths of a point. What is hoped for: what the pieces that are left may take, damas before all; tried in matches against itself.
impl Position for Damath {
    /// Not in it is for how long nothing has changed (D11): that would make two of positions that hardly ever differ.
    fn key(&self) -> u64 {
        let score = self.score(Side::First) - self.score(Side::Second);
        let mut key = mixed(truncated(score.whole) ^ truncated(score.root).rotate_left(32));
        for side in Side::BOTH {
            for (square, piece) in self.board().pieces(side) {
                let [square, chip] = [square.index(), piece.chip.index()].map(|number| number as u64);
                let whose = 2 * u64::from(piece.dama) + side.index() as u64;
                key ^= mixed(1 + (whose << 10 | square << 5 | chip));
            }
        }
        key ^ self.side().index() as u64
    }

    fn points(&self) -> i64 {
        let side = self.side();
        hundredths(self.options().set, self.total(side) - self.total(side.other()))
    }

    fn worth(&self) -> i64 {
        let hope = |side: Side| -> i64 {
            let hope = self.board().pieces(side).map(|(square, piece)| {
                let (column, row) = side.sees(square);
                let rank = match row {
                    _ if piece.dama => DAMA,
                    0 => GUARD,
                    row => ROW * i64::from(row),
                };
                PIECE + rank + if matches!(column, 0 | 7) { EDGE } else { 0 }
            });
            hope.sum()
        };
        let side = self.side();
        self.points() + (hope(side) - hope(side.other())) * chip(self.options().set) / 100
    }

    /// Three damas can stand in 60 000 ways, and what one side can force takes it twenty moves, seldom more.
    fn is_ending(&self) -> bool {
        Side::BOTH.into_iter().map(|side| self.board().of(side).len()).sum::<u32>() <= 3
    }

    fn trace(action: &Action) -> usize {
        match action {
            Action::Play(way) => 32 * way.from().index() + way.to().index(),
            _ => 0,
        }
    }
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
fn hundredths(set: ChipSet, score: Sum) -> i64 {
    ((score.whole as f64 + SQRT_2 * score.root as f64) * (100.0 / set.denominator() as f64)).round() as i64
}

/// The lower half of the bits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "only the bits matter")]
const fn truncated(part: i128) -> u64 {
    part as u64
}
