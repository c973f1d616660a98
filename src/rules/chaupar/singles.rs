//! Where the mover's pieces may go one by one, asked so often that nothing is refused here with a reason: the ladder of
//! reasons says why they may not. Sets of pieces are bits, as [`which`] has them.

use crate::rules::cross::{Blocks, HOME, MOST, Step, StepSet, ZERO, places, which};

/// The steps before home.
const UNDER_WAY: StepSet = StepSet::from_to(ZERO, Step(HOME.0 - 1));
/// All pieces.
const ALL: u16 = (1 << MOST) - 1;

/// The mover's pieces, and where they may go.
pub(super) struct Singles {
    /// Where they stand.
    own: [Step; MOST],
    blocks: Blocks,
    /// Those that may move.
    movable: u16,
    /// Where one of them may go, if the number leads there.
    open: StepSet,
}

impl Singles {
    /// These pieces, when protected enemy pairs stand on what is `barred` (C11).
    pub fn new(own: [Step; MOST], barred: StepSet) -> Self {
        let blocks = Blocks::of(own);
        let open = UNDER_WAY & !(blocks.full | barred) | StepSet::of(HOME);
        Self { own, blocks, movable: movable(own, ALL), open }
    }

    /// The same when a piece that stands on `step` now has used a pasa: the other pasa is for another one (C5).
    pub fn but(self, step: Step) -> Self {
        let there = which(self.own, |own| own == step);
        let but = if there.is_power_of_two() { there } else { 0 };
        Self { movable: self.movable & !but, ..self }
    }

    /// Which may move so far.
    pub fn ways(&self, by: u8) -> u16 {
        self.movable & which(self.own, |step| self.open.contains(step + by))
    }

    /// Which of `ways` may move so far when another may move so far as is `left` after it, where `others` may before it.
    pub fn whole_ways(&self, (ways, by): (u16, u8), (others, left): (u16, u8)) -> u16 {
        // Where a piece comes to no other, what can move before it can move after it.
        let alone = if others.is_power_of_two() { others } else { 0 };
        let joins = which(self.own, |step| (self.blocks.held & UNDER_WAY).contains(step + by));
        let sure = if others == 0 { 0 } else { ways & !joins & !alone };
        let can = |piece: &usize| self.can_any_after(*piece, by, left);
        places(ways & !sure).filter(can).fold(sure, |ways, piece| ways | 1 << piece)
    }

    /// Whether another piece may move so far as is `left` when one has used a pasa. What that hits and what it changes
    /// about pairs plays no part in it.
    fn can_any_after(&self, piece: usize, by: u8, left: u8) -> bool {
        let from = self.own[piece];
        let now_full = Blocks::block(from + by) & self.blocks.held;
        let open = (self.open | Blocks::block(from)) & !now_full | StepSet::of(HOME);
        movable(self.own, ALL & !(1 << piece)) & which(self.own, |step| open.contains(step + left)) != 0
    }
}

/// Which of these may move: while there are pieces on the 0 mark, only they may (C10).
fn movable(own: [Step; MOST], pieces: u16) -> u16 {
    let waiting = pieces & which(own, |step| step == ZERO);
    if waiting == 0 { pieces } else { waiting }
}
