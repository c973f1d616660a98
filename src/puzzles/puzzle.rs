//! A puzzle.

use super::{Band, PuzzleGame, Sum, Theme};

/// A position with a choice that has one best answer, or several of equal worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<G: PuzzleGame> {
    /// The position. A seat is to act ([`crate::rules::Turn::Seat`]): the one who solves the puzzle.
    pub state: G,
    /// The question.
    pub task: Task,
    /// The right answers; at least one.
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
        if self.task == Task::Costs { Theme::Costs } else { self.state.theme(&self.solutions) }
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

    /// Of each way, what it costs over the faces of the die, for [`Task::Costs`]; otherwise empty.
    #[must_use]
    pub fn costs(&self) -> Vec<(G::Action, Sum)> {
        if self.task == Task::Costs { self.state.costs() } else { Vec::new() }
    }
}
