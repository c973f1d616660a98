//! Listing the legal moves of a throw by sets of steps, which is faster than testing each piece because searches do it
//! often.

use super::moves::{LAST, ROUND};
use super::{Pachisi, Phase, Ways};
use crate::rules::cross::{BLOCK_8, Blocks, HOME, MOST, Ring, SEATS, Step, StepSet, ZERO, nth_after};

/// The steps from which pieces may move.
struct Reach {
    /// Straight on.
    straight: StepSet,
    /// Into another round (P12).
    round: StepSet,
}

impl Reach {
    /// The steps of `from` from which a move of `by` steps leads home or to an `open` step, straight on or in another
    /// round.
    fn new(from: StepSet, by: u8, open: StepSet) -> Self {
        let straight = open & StepSet::from_to(ZERO, LAST) | StepSet::of(HOME);
        let round = (open & StepSet::SHARED) << ROUND;
        Self { straight: from & (straight >> by), round: from & StepSet::from_to(ZERO, BLOCK_8) & (round >> by) }
    }

    /// The bits of [`Ways`] for these pieces, of which the first on each step stands for all.
    fn bits(&self, own: [Step; MOST]) -> u16 {
        let mut bits = 0;
        for at in (0..MOST).rev() {
            let both = u16::from(self.straight.contains(own[at])) | u16::from(self.round.contains(own[at])) << 1;
            let is_first = at == 0 || own[at - 1] != own[at];
            bits = bits << 2 | if is_first { both } else { 0 };
        }
        bits
    }
}

impl Pachisi {
    /// The legal moves of the mover with `number`.
    pub(super) fn ways_by(&self, number: u8) -> Ways {
        let own = self.pieces.all_of(self.mover);
        let Blocks { held, full } = Blocks::of(own);
        let barred = StepSet::from(self.barred());
        let crosses = StepSet::from(Ring::CROSSES);
        let paired = full & StepSet::SHARED;
        let mut singles = Reach::new(!paired | crosses, number, !(full | barred));
        if self.has_grace(number) {
            singles.straight |= StepSet::of(LAST);
        }
        let mut bits = singles.bits(own);
        if !paired.is_empty() && number.is_multiple_of(2) {
            bits |= Reach::new(paired, number / 2, !(held | barred & crosses)).bits(own) << Ways::SINGLES;
        }
        Ways(bits)
    }

    /// Finds the legal moves after a position was parsed, where no throw did it.
    pub(super) fn find_ways(&mut self) {
        if let Phase::Move { number, .. } = self.phase {
            self.phase = Phase::Move { number, ways: self.ways_by(number) };
        }
    }

    /// The squares on the way of the mover that enemies bar: their pairs, which bar single pieces (P10), and their
    /// pieces on crosses, which bar pairs too (P11).
    fn barred(&self) -> Ring {
        let mut barred = Ring::default();
        for by in 1..SEATS {
            let other = nth_after(self.mover, by);
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
