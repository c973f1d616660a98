//! The blocks on which the pieces of one player stand (X5), as sets of the steps of their way.

use super::{BLOCK_8, HOME, MOST, Step, StepSet};

/// The steps in the coloured column (X3), where each block has two: one going out, one coming in.
const COLUMN: StepSet = StepSet::from_to(Step(1), Step(8)).and(StepSet::from_to(BLOCK_8, Step(HOME.0 - 1)));

/// The occupied blocks of one player.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Blocks {
    /// The steps whose block has at least one piece.
    pub held: StepSet,
    /// The steps whose block has two pieces or more.
    pub full: StepSet,
}

impl Blocks {
    /// All steps on the block of a step.
    pub fn block(step: Step) -> StepSet {
        StepSet::of(step) | StepSet::of(Step(HOME.0.wrapping_sub(step.0))) & COLUMN
    }

    /// The occupied blocks of pieces on these steps.
    pub fn of(own: [Step; MOST]) -> Self {
        let (mut held, mut full) = (StepSet::default(), StepSet::default());
        for block in own.map(Self::block) {
            full |= held & block;
            held |= block;
        }
        Self { held, full }
    }
}
