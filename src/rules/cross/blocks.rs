//! The blocks on which one player's pieces stand (X5), as sets of the steps of his way.

use super::{BLOCK_8, HOME, MOST, Step, StepSet};

/// The steps in the coloured column (X3), where each block has two: one going out, one coming in.
const COLUMN: StepSet = StepSet::from_to(Step(1), Step(8)).and(StepSet::from_to(BLOCK_8, Step(HOME.0 - 1)));

/// Where the pieces of one player stand.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Blocks {
    /// The steps on whose block one piece stands at least.
    pub held: StepSet,
    /// The steps on whose block two do, or more.
    pub full: StepSet,
}

impl Blocks {
    /// The steps of the block of one step.
    pub fn block(step: Step) -> StepSet {
        StepSet::of(step) | StepSet::of(Step(HOME.0.wrapping_sub(step.0))) & COLUMN
    }

    /// Those of pieces on these steps.
    pub fn of(own: [Step; MOST]) -> Self {
        let (mut held, mut full) = (StepSet::default(), StepSet::default());
        for block in own.map(Self::block) {
            full |= held & block;
            held |= block;
        }
        Self { held, full }
    }
}
