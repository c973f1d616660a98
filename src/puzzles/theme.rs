//! What a puzzle of Damath is about.

use super::Puzzle;
use crate::rules::Game;
use crate::rules::damath::{Action, Damath};

/// The theme of a puzzle of Damath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// To choose among ways of taking (D7).
    Taking,
    /// To give a piece, since the opponent has to take it (D7).
    Sacrifice,
    /// To move without taking and without giving.
    Quiet,
}

impl Theme {
    /// The theme of a position with these best moves.
    #[must_use]
    pub fn of(state: &Damath, solutions: &[Action]) -> Self {
        let gives = |solution: &Action| {
            let mut after = *state;
            after.happen(solution);
            after.must_capture()
        };
        if state.must_capture() {
            Self::Taking
        } else if solutions.iter().all(gives) {
            Self::Sacrifice
        } else {
            Self::Quiet
        }
    }
}

impl Puzzle<Damath> {
    /// What it is about.
    #[must_use]
    pub fn theme(&self) -> Theme {
        Theme::of(&self.state, &self.solutions)
    }
}
