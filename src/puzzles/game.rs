//! The part of puzzles that differs by game.

use super::{Sum, Theme};
use crate::bots::Evaluate;

/// A game with puzzles.
pub trait PuzzleGame: Evaluate {
    /// The outlook of the seat to act after one of its `action`s, in hundredths: of what the game counts, a lead, or of
    /// a percent, the chance to win ([`Evaluate::SCALE`]).
    fn prospects(&self, action: &Self::Action) -> i64;

    /// The loss by `action` against a `solution`, in hundredths: of points in Damath and of dirhams in Marrakech, by which
    /// the lead is smaller in the end; of a percent in Chaupar and Pachisi, by which the chance to come home first is
    /// smaller. At least 0. It is an estimate of a short search.
    fn loss(&self, action: &Self::Action, solution: &Self::Action) -> i64 {
        (self.prospects(solution) - self.prospects(action)).max(0)
    }

    /// A possible course after the `wrong` action that shows why it is worse than `solution`: the replies, in Marrakech
    /// with a throw before them. In Chaupar and Pachisi one throw proves nothing, so it is only the use of the rest of the
    /// throw, after which chances are compared. Each action is legal after those before it. Empty if the match is over
    /// after the wrong action, or if there is nothing to show but chances.
    fn refutation(&self, wrong: &Self::Action, solution: &Self::Action) -> Vec<Self::Action>;

    /// The wrong choice that tempts most: the best of the others than these best actions, the first of equals. None in games
    /// whose choices are not told apart by chances.
    fn temptation(&self, _solutions: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// What a choice is about with these best actions, of which there is at least one, and with the replies and answers
    /// after the first of them.
    fn theme(&self, solutions: &[Self::Action], line: &[(Self::Action, Self::Action)]) -> Theme;

    /// Of each action that has one, the sum of what it costs over the faces of the die.
    fn costs(&self) -> Vec<(Self::Action, Sum)> {
        Vec::new()
    }

    /// What the rug that `action` lays makes the next player pay to the mover over the faces of the die, if they turn the
    /// way that costs them least; of equals, the one that pays the mover least. `None` if no walk follows `action`.
    fn payment(&self, _action: &Self::Action) -> Option<Sum> {
        None
    }

    /// The state as a list writes it: its notation, or a shorter text of the same state.
    fn written(&self) -> String {
        self.to_string()
    }
}
