//! From where a throw can be used, as sets of steps: it is asked so often that no piece is looked at by itself.

use super::moves::{LAST, ROUND};
use super::{Move, Pachisi, Phase};
use crate::rules::cross::{Advance, BLOCK_8, Blocks, HOME, MOST, Ring, SEATS, Step, StepSet, ZERO, further, places};

/// The moves with which a throw can be used, found when it falls: whoever lists them does not have to look at the board
/// again. Two bits for each of the mover's pieces, the first for straight on and the second for round again (P12); after these,
/// two for each with which a pair begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(u16);

impl Ways {
    /// How many bits single pieces have.
    const SINGLES: usize = 2 * MOST;

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves, in their order, of these pieces with this number.
    pub(super) fn moves(self, own: [Step; MOST], number: u8) -> impl Iterator<Item = Move> {
        places(self.0).map(move |place| {
            let pair = place >= Self::SINGLES;
            let by = if pair { number / 2 } else { number };
            Move { advance: Advance { from: own[place / 2 % MOST], by, pair }, round: place % 2 == 1 }
        })
    }
}

/// From where pieces may move.
struct Reach {
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

    /// As the bits of [`Ways`], for these pieces: those on one step are alike, and the first stands for all.
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
    /// The moves with which the mover may use `number`.
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

    /// Finds the moves with which a throw can be used, where the board has been set up and the throw has not fallen on it.
    pub(super) fn find_ways(&mut self) {
        if let Phase::Move { number, .. } = self.phase {
            self.phase = Phase::Move { number, ways: self.ways_by(number) };
        }
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
