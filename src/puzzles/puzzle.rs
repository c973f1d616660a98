//! A puzzle.

use std::cmp::Reverse;

use super::{Band, PuzzleGame, Sum, Theme};
use crate::rules::Turn;

/// The difference, in hundredths of a percent, below which two ways of using the rest of a throw are equally good: an
/// estimate does not tell them apart.
const NOISE: i64 = 100;

/// A position with a choice that has one best answer, or several of equal worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<G: PuzzleGame> {
    /// The position. A seat is to act ([`crate::rules::Turn::Seat`]): the one who solves the puzzle.
    pub state: G,
    /// The question.
    pub task: Task,
    /// The right answers; at least one. Of a throw that is used in parts, each is the first part of a best use.
    pub solutions: Vec<G::Action>,
    /// What is asked after the first of them: replies of the other side, each with the right answer to it. Empty if one
    /// choice is all.
    pub line: Vec<(G::Action, G::Action)>,
    /// The difficulty.
    pub band: Band,
}

/// The question of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Choose the best action.
    Choose,
    /// Work out what each direction costs ([`Puzzle::costs`]), and choose the cheapest, which is also the best. Marrakech only.
    Costs,
    /// Lay a rug where the next player pays most ([`PuzzleGame::payment`]), which is also best. Marrakech only.
    Payment,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// What it is about.
    #[must_use]
    pub fn theme(&self) -> Theme {
        if self.task == Task::Costs { Theme::Costs } else { self.state.theme(&self.solutions, &self.line) }
    }

    /// `true` if `action` is a right answer.
    #[must_use]
    pub fn accepts(&self, action: &G::Action) -> bool {
        self.solutions.contains(action)
    }

    /// The reply to a right answer, and the puzzle after both. `None` if the puzzle ends with this answer, as it does
    /// with another than the first solution: the line follows that one.
    #[must_use]
    pub fn next(&self, answer: &G::Action) -> Option<(G::Action, Self)> {
        let ((reply, then), line) = self.line.split_first()?;
        let mut state = self.state.clone();
        let follows =
            self.solutions.first() == Some(answer) && [answer, reply].into_iter().all(|each| state.apply(each).is_ok());
        let rest =
            Self { state, task: Task::Choose, solutions: vec![then.clone()], line: line.to_vec(), band: self.band };
        follows.then(|| (reply.clone(), rest))
    }

    /// What is left to choose of the throw after a right answer that uses a part of it; `None` if nothing is.
    #[must_use]
    pub fn rest_of_throw(&self, answer: &G::Action) -> Option<Self> {
        let mut state = self.state.clone();
        state.happen(answer);
        if !state.is_mid_throw() || !matches!(state.turn(), Turn::Seat(_)) {
            return None;
        }
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut judged: Vec<_> = actions.into_iter().map(|action| (state.prospects(&action), action)).collect();
        // The best come first; of equals, the first.
        judged.sort_by_key(|(prospects, _)| Reverse(*prospects));
        let best = judged.first()?.0;
        let count = judged.len();
        judged.retain(|(prospects, _)| best - prospects < NOISE);
        let solutions: Vec<_> = judged.into_iter().map(|(_, action)| action).collect();
        let is_choice = solutions.len() < count;
        is_choice.then_some(Self { state, task: Task::Choose, solutions, line: Vec::new(), band: self.band })
    }

    /// Of each way, what it costs over the faces of the die, for [`Task::Costs`]; otherwise empty.
    #[must_use]
    pub fn costs(&self) -> Vec<(G::Action, Sum)> {
        if self.task == Task::Costs { self.state.costs() } else { Vec::new() }
    }
}
