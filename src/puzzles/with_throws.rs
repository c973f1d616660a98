//! Puzzles of Chaupar and Pachisi: the chance to come home first.

use super::{PuzzleGame, chance};
use crate::rules::chaupar::Chaupar;
use crate::rules::pachisi::Pachisi;

impl PuzzleGame for Chaupar {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, solution: &Self::Action) -> Vec<Self::Action> {
        chance::refutation(self, wrong, solution)
    }
}

impl PuzzleGame for Pachisi {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, solution: &Self::Action) -> Vec<Self::Action> {
        chance::refutation(self, wrong, solution)
    }
}
