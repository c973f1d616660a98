//! Damath as a [`Position`] of the alpha-beta search.

use std::cmp::Ordering;

use super::alpha_beta::Position;
use super::damath_evaluation::{self, hundredths};
use crate::bots::rng::mix;
use crate::rules::Game;
use crate::rules::damath::{Action, Board, Damath, Side};

/// The sides move alternately; after the answer to an offer it is the move of the player who made it (D11). Values
/// are in hundredths of a point.
impl Position for Damath {
    fn after(&self, action: &Action) -> Self {
        if let Action::Play(way) = action {
            return self.played(way);
        }
        let mut state = *self;
        state.happen(action);
        state
    }

    /// Quiet means that no capture is compulsory (D7). Every capture removes a piece, so a chain of captures ends.
    fn is_quiet(&self) -> bool {
        !self.must_capture()
    }

    /// By the final score as it stands (D12), compared exactly (D10).
    fn result(&self) -> Ordering {
        let side = self.side();
        self.total(side).cmp(&self.total(side.other()))
    }

    /// Leaves out the count of quiet moves (D11), which would separate positions that hardly ever differ.
    fn key(&self) -> u64 {
        let score = self.score(Side::First) - self.score(Side::Second);
        mix(truncated(score.whole) ^ truncated(score.root).rotate_left(32)) ^ placement_key(self.board(), self.side())
    }

    fn points(&self) -> i64 {
        let side = self.side();
        hundredths(self.options().set, self.total(side) - self.total(side.other()))
    }

    fn evaluation(&self) -> i64 {
        damath_evaluation::evaluation(self)
    }

    fn futility_margin(&self) -> Option<i64> {
        damath_evaluation::futility_margin(self)
    }

    fn history_index(action: &Action) -> usize {
        match action {
            Action::Play(way) => 32 * way.from().index() + way.to().index(),
            _ => 0,
        }
    }
}

/// A hash key of the pieces and the side to move.
pub fn placement_key(board: &Board, side: Side) -> u64 {
    let mut key = side.index() as u64;
    for owner in Side::BOTH {
        for (square, piece) in board.pieces(owner) {
            let [square, chip] = [square.index(), piece.chip.index()].map(|number| number as u64);
            let whose = 2 * u64::from(piece.dama) + owner.index() as u64;
            key ^= mix(1 + (whose << 10 | square << 5 | chip));
        }
    }
    key
}

/// The lower 64 bits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "only the bits matter")]
const fn truncated(part: i128) -> u64 {
    part as u64
}
