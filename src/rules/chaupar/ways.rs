//! The advances that a throw allows.

use super::{Throw, Used};
use crate::rules::cross::{Advance, MOST, Step, places};

/// The advances that can be made with what is left of a throw, found when it falls or a pasa of it has been used: whoever
/// lists them does not have to look at the board again. A bit for each of the mover's pieces by the lower pasa, or the one
/// that is left; then by the higher one, by the sum, and as the first of a pair by half of the sum.
///
/// Neither the sum nor a pair's half is ever mistaken for a pasa: the sum is higher than both, and pairs are marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(u16);

impl Ways {
    /// Those of these pieces by each number.
    pub(super) fn new([low, high, sum, pairs]: [u16; 4]) -> Self {
        Self(low | high << MOST | sum << (2 * MOST) | pairs << (3 * MOST))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The advances, in their order, of these pieces.
    pub(super) fn advances(self, own: [Step; MOST], throw: Throw, used: Option<Used>) -> impl Iterator<Item = Advance> {
        let [low, high] = throw.pasa();
        let numbers = [used.map_or(low, |used| throw.other(used.pasa)), high, throw.sum(), throw.sum() / 2];
        places(self.0).map(move |place| {
            let (number, piece) = (place / MOST % numbers.len(), place % MOST);
            Advance { from: own[piece], by: numbers[number], pair: number == numbers.len() - 1 }
        })
    }
}
