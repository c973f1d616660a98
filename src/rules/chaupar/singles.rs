//! Where the mover's pieces may go one by one, asked so often that no piece is looked at by itself. The ladder of reasons
//! says why they may not.

use crate::rules::cross::{Blocks, HOME, Step, StepSet, ZERO};

/// The steps before home.
const UNDER_WAY: StepSet = StepSet::from_to(ZERO, Step(HOME.0 - 1));

/// The mover's pieces, and where they may go.
pub(super) struct Singles {
    /// Where they stand.
    blocks: Blocks,
    /// Where those stand that may move.
    movable: StepSet,
    /// Where one of them may go, if the number leads there.
    open: StepSet,
}

impl Singles {
    /// The pieces on these blocks, when protected enemy pairs stand on what is `barred` (C11).
    pub fn new(blocks: Blocks, barred: StepSet) -> Self {
        let open = UNDER_WAY & !(blocks.full | barred) | StepSet::of(HOME);
        Self { blocks, movable: movable(blocks.any), open }
    }

    /// The same when a piece that stands on `step` now has used a pasa: the other pasa is for another one (C5).
    pub fn but(self, step: Step) -> Self {
        let but = StepSet::of(step) & !self.blocks.two;
        Self { movable: self.movable & !but, ..self }
    }

    /// From where a piece may move so far.
    pub fn ways(&self, by: u8) -> StepSet {
        self.movable & (self.open >> by)
    }

    /// From where a piece may move so far when another may move so far as is `left` after it.
    pub fn whole_ways(&self, by: u8, left: u8) -> StepSet {
        let (ways, others) = (self.ways(by), self.ways(left));
        // Where a piece comes to no other, what can move before it can move after it.
        let alone = if others.is_one() { others & !self.blocks.two } else { StepSet::default() };
        let sure = if others.is_empty() { others } else { ways & !((self.blocks.held & UNDER_WAY) >> by) & !alone };
        (ways & !sure)
            .steps()
            .filter(|from| self.can_any_after(*from, by, left))
            .fold(sure, |ways, from| ways | StepSet::of(from))
    }

    /// Whether another piece may move so far as is `left` when one has used a pasa. What that hits and what it changes
    /// about pairs plays no part in it.
    fn can_any_after(&self, from: Step, by: u8, left: u8) -> bool {
        let Blocks { any, two, held, .. } = self.blocks;
        let others = any & !(StepSet::of(from) & !two);
        let now_full = Blocks::block(from + by) & held;
        let open = (self.open | Blocks::block(from)) & !now_full | StepSet::of(HOME);
        !(movable(others) & (open >> left)).is_empty()
    }
}

/// Which of these may move: while there are pieces on the 0 mark, only they may (C10).
fn movable(any: StepSet) -> StepSet {
    let waiting = any & StepSet::of(ZERO);
    if waiting.is_empty() { any & UNDER_WAY } else { waiting }
}
