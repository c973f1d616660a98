//! The legal moves of a throw as a bit mask.

use super::Move;
use crate::rules::cross::{Advance, MOST, Step, places};

/// The legal moves of a throw, found when it is made, so that listing them does not need the board again. They are two
/// bits for each piece of the mover, for straight on and for another round (P12), and then two for each first piece of
/// a pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(pub(super) u16);

impl Ways {
    /// The number of bits for single pieces.
    pub(super) const SINGLES: usize = 2 * MOST;

    /// `true` if there is no legal move.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves of these pieces with this number, in a fixed order.
    pub(super) fn moves(self, own: [Step; MOST], number: u8) -> impl Iterator<Item = Move> {
        places(self.0).map(move |place| {
            let pair = place >= Self::SINGLES;
            let by = if pair { number / 2 } else { number };
            Move { advance: Advance { from: own[place / 2 % MOST], by, pair }, round: place % 2 == 1 }
        })
    }
}
