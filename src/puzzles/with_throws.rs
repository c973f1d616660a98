//! Puzzles of Chaupar and Pachisi: the chance to come home first.

use super::{PuzzleGame, Theme, chance};
use crate::rules::Game;
use crate::rules::chaupar::{self, Chaupar};
use crate::rules::pachisi::{self, Pachisi};

impl PuzzleGame for Chaupar {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, _: &Self::Action) -> Vec<Self::Action> {
        chance::throw_use(self, wrong).split_off(1)
    }

    fn temptation(&self, solutions: &[Self::Action]) -> Option<Self::Action> {
        chance::temptation(self, solutions)
    }

    fn theme(&self, solutions: &[Self::Action], _: &[(Self::Action, Self::Action)]) -> Theme {
        // The other choice is which pair is the true one.
        let Some(best @ chaupar::Action::Move(advance)) = solutions.first() else { return Theme::Pair };
        let mut after = *self;
        after.happen(best);
        Theme::of_advance(*advance, self.mover(), self.pieces(), after.pieces())
    }
}

impl PuzzleGame for Pachisi {
    fn prospects(&self, action: &Self::Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Self::Action, _: &Self::Action) -> Vec<Self::Action> {
        chance::throw_use(self, wrong).split_off(1)
    }

    fn temptation(&self, solutions: &[Self::Action]) -> Option<Self::Action> {
        chance::temptation(self, solutions)
    }

    fn theme(&self, solutions: &[Self::Action], _: &[(Self::Action, Self::Action)]) -> Theme {
        // The other choice is to skip the throw.
        let Some(best @ pachisi::Action::Move(course)) = solutions.first() else { return Theme::Running };
        let mut after = *self;
        after.happen(best);
        Theme::of_advance(course.advance, self.mover(), self.pieces(), after.pieces())
    }
}
