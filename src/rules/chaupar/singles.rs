//! The legal moves of single pieces, without reasons for others, because searches list moves often. Sets of pieces are
//! bit masks as of [`which`].

use crate::rules::cross::{Blocks, HOME, MOST, Step, StepSet, ZERO, places, which};

/// The steps before home.
const UNDER_WAY: StepSet = StepSet::from_to(ZERO, Step(HOME.0 - 1));
/// All pieces.
const ALL: u16 = (1 << MOST) - 1;

/// The mover's pieces, and the steps to which they may move.
pub(super) struct Singles {
    /// The steps of the pieces.
    own: [Step; MOST],
    blocks: Blocks,
    /// The pieces that may move.
    movable: u16,
    /// The steps to which a piece may move, if the number leads there.
    open: StepSet,
}

impl Singles {
    /// The moves of these pieces, with protected enemy pairs on the `barred` steps (C11).
    pub fn new(own: [Step; MOST], barred: StepSet) -> Self {
        let blocks = Blocks::of(own);
        let open = UNDER_WAY & !(blocks.full | barred) | StepSet::of(HOME);
        Self { own, blocks, movable: movable(own, ALL), open }
    }

    /// The same without a piece on `step` that has used a pasa: the other pasa is for another piece (C5).
    pub fn but(self, step: Step) -> Self {
        let there = which(self.own, |own| own == step);
        let but = if there.is_power_of_two() { there } else { 0 };
        Self { movable: self.movable & !but, ..self }
    }

    /// The pieces that may move by `by` steps.
    pub fn ways(&self, by: u8) -> u16 {
        self.movable & which(self.own, |step| self.open.contains(step + by))
    }

    /// The pieces of `ways` by whose move of `by` steps another piece can still move by `left` steps. `others` are
    /// those that can do so before it.
    pub fn whole_ways(&self, (ways, by): (u16, u8), (others, left): (u16, u8)) -> u16 {
        // If a piece does not join another one, the pieces that can move before it can move after it.
        let alone = if others.is_power_of_two() { others } else { 0 };
        let joins = which(self.own, |step| (self.blocks.held & UNDER_WAY).contains(step + by));
        let sure = if others == 0 { 0 } else { ways & !joins & !alone };
        let can = |piece: &usize| self.can_any_after(*piece, by, left);
        places(ways & !sure).filter(can).fold(sure, |ways, piece| ways | 1 << piece)
    }

    /// `true` if another piece may move by `left` steps after a piece has moved by `by`. Hits and changes of pairs do
    /// not matter for this.
    fn can_any_after(&self, piece: usize, by: u8, left: u8) -> bool {
        let from = self.own[piece];
        let now_full = Blocks::block(from + by) & self.blocks.held;
        let open = (self.open | Blocks::block(from)) & !now_full | StepSet::of(HOME);
        movable(self.own, ALL & !(1 << piece)) & which(self.own, |step| open.contains(step + left)) != 0
    }
}

/// The pieces that may move: only those on the 0 mark, if there are any (C10).
fn movable(own: [Step; MOST], pieces: u16) -> u16 {
    let waiting = pieces & which(own, |step| step == ZERO);
    if waiting == 0 { pieces } else { waiting }
}
