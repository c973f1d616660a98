//! From where a throw can be used, as sets of steps: it is asked so often that no piece is looked at by itself.

use super::moves::{LAST, ROUND};
use super::{Move, Pachisi};
use crate::rules::cross::{Advance, BLOCK_8, Blocks, HOME, Ring, SEATS, StepSet, ZERO, further};

/// From where pieces may move.
#[derive(Default)]
pub(super) struct Reach {
    /// Straight on.
    straight: StepSet,
    /// Round again (P12).
    round: StepSet,
}

impl Reach {
    /// Those of `from` that may move so far, if the steps before home that they may go to are `open`.
    fn new(from: StepSet, by: u8, open: StepSet) -> Self {
        let straight = open & StepSet::from_to(ZERO, LAST) | StepSet::of(HOME);
        let round = (open & StepSet::SHARED) << ROUND;
        Self { straight: from & (straight >> by), round: from & StepSet::from_to(ZERO, BLOCK_8) & (round >> by) }
    }

    /// Whether nothing may move.
    pub fn is_empty(&self) -> bool {
        self.straight.is_empty() && self.round.is_empty()
    }

    /// Tells `list` the moves, in their order.
    pub fn list(&self, by: u8, pair: bool, list: &mut impl FnMut(Move)) {
        for from in (self.straight | self.round).steps() {
            let advance = Advance { from, by, pair };
            if self.straight.contains(from) {
                list(Move { advance, round: false });
            }
            if self.round.contains(from) {
                list(Move { advance, round: true });
            }
        }
    }
}

impl Pachisi {
    /// From where the mover's single pieces may use `number`, and his pairs.
    pub(super) fn reaches(&self, number: u8) -> [Reach; 2] {
        let Blocks { any, two, held, full } = Blocks::of(&self.pieces, self.mover);
        let barred = StepSet::from(self.barred());
        let crosses = StepSet::from(Ring::CROSSES);
        let paired = two & StepSet::SHARED;
        let mut singles = Reach::new(any & (!paired | crosses), number, !(full | barred));
        if self.has_grace(number) {
            singles.straight |= any & StepSet::of(LAST);
        }
        let pairs = if paired.is_empty() || !number.is_multiple_of(2) {
            Reach::default()
        } else {
            Reach::new(paired, number / 2, !(held | barred & crosses))
        };
        [singles, pairs]
    }

    /// Where enemies bar the mover's single pieces, on his way: where two stand together (P10), and on crosses, where they bar
    /// pairs too (P11).
    fn barred(&self) -> Ring {
        let mut barred = Ring::default();
        for by in 1..SEATS {
            let other = further(self.mover, by);
            let (mut any, mut two) = (Ring::default(), Ring::default());
            for there in self.pieces.all_of(other).map(Ring::of) {
                two |= any & there;
                any |= there;
            }
            two |= any & Ring::CROSSES;
            barred |= two.seen_by(self.mover, other);
        }
        barred
    }
}
