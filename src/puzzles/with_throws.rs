//! Puzzles of Chaupar and Pachisi: the chance to come home first.

use super::{PuzzleGame, chance};
use crate::rules::chaupar::Chaupar;
use crate::rules::pachisi::Pachisi;

impl PuzzleGame for Chaupar {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, _: &Self::Action) -> Vec<Self::Action> {
        chance::throw_use(self, wrong).split_off(1)
    }
}

impl PuzzleGame for Pachisi {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, _: &Self::Action) -> Vec<Self::Action> {
        chance::throw_use(self, wrong).split_off(1)
    }
}
