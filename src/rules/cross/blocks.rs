//! The blocks on which one player's pieces stand (X5), as sets of the steps of his way.

use super::{BLOCK_8, HOME, Pieces, Step, StepSet, ZERO};
use crate::rules::Seat;

/// The steps in the coloured column (X3), where each block has two: one going out, one coming in.
const COLUMN: StepSet = StepSet::from_to(Step(1), Step(8)).and(StepSet::from_to(BLOCK_8, Step(HOME.0 - 1)));

/// Where the pieces of one player stand.
#[derive(Clone, Copy, Default)]
pub(in crate::rules) struct Blocks {
    /// The steps on which one piece stands at least.
    pub any: StepSet,
    /// The steps on which two do, or more.
    pub two: StepSet,
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

    /// Those of the pieces of `seat`.
    pub fn of(pieces: &Pieces, seat: Seat) -> Self {
        let all = pieces.all_of(seat);
        let [any, two] = once_and_twice(all).map(|set| set & StepSet::from_to(ZERO, HOME));
        if (any & COLUMN).is_empty() {
            return Self { any, two, held: any, full: two };
        }
        let [held, full] = once_and_twice(all.map(|step| Step(HOME.0.wrapping_sub(step.0)))).map(|set| set & COLUMN);
        Self { any, two, held: any | held, full: two | full | (any & held) }
    }
}

/// The steps that are there once at least, and those that are there twice or more.
fn once_and_twice(steps: [Step; 4]) -> [StepSet; 2] {
    let (mut once, mut twice) = (StepSet::default(), StepSet::default());
    for step in steps.map(StepSet::of) {
        twice |= once & step;
        once |= step;
    }
    [once, twice]
}
