//! The legal moves of a throw as a bit mask.

use super::{Throw, Used};
use crate::rules::cross::{Advance, MOST, Step, places};

/// The legal moves with the rest of a throw, found when it is made or one pasa is used, so that listing them does not
/// need the board again.
///
/// There are four groups of one bit for each piece of the mover: by the lower pasa or the one that is left, by the
/// higher pasa, by the sum, and as the first piece of a pair by half of the sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(u16);

impl Ways {
    /// The moves from the four groups of pieces.
    pub(super) fn new([low, high, sum, pairs]: [u16; 4]) -> Self {
        Self(low | high << MOST | sum << (2 * MOST) | pairs << (3 * MOST))
    }

    /// `true` if there is no legal move.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves of these pieces, in a fixed order.
    pub(super) fn advances(self, own: [Step; MOST], throw: Throw, used: Option<Used>) -> impl Iterator<Item = Advance> {
        let [low, high] = throw.pasa();
        let numbers = [used.map_or(low, |used| throw.other(used.pasa)), high, throw.sum(), throw.sum() / 2];
        places(self.0).map(move |place| {
            let (number, piece) = (place / MOST % numbers.len(), place % MOST);
            Advance { from: own[piece], by: numbers[number], pair: number == numbers.len() - 1 }
        })
    }
}
