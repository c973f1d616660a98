//! Damath for the search.

use std::cmp::Ordering;

use super::alpha_beta::Position;
use super::hope::{self, hundredths};
use crate::bots::lots::mixed;
use crate::rules::Game;
use crate::rules::damath::{Action, Damath, Side};

/// Two who move in turn; after the answer to an offer it is the move of the player who made it (D11). In hundredths of a point.
impl Position for Damath {
    fn after(&self, action: &Action) -> Self {
        if let Action::Play(way) = action {
            return self.played(way);
        }
        let mut state = *self;
        state.happen(action);
        state
    }

    /// No capture is compulsory (D7). Each takes a piece for good, so a chain of them ends.
    fn is_quiet(&self) -> bool {
        !self.must_capture()
    }

    /// By the final score as it stands (D12), exactly (D10).
    fn result(&self) -> Ordering {
        let side = self.side();
        self.total(side).cmp(&self.total(side.other()))
    }

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
        hope::worth(self)
    }

    fn sway(&self) -> Option<i64> {
        hope::sway(self)
    }

    /// Three damas can stand in 60 000 ways, and what one side can force takes it twenty moves, seldom more.
    fn is_ending(&self) -> bool {
        hope::left(self) <= 3
    }

    fn trace(action: &Action) -> usize {
        match action {
            Action::Play(way) => 32 * way.from().index() + way.to().index(),
            _ => 0,
        }
    }
}

/// The lower half of the bits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "only the bits matter")]
const fn truncated(part: i128) -> u64 {
    part as u64
}
