//! Sums that belong to actions and can be worked out.

use super::Task;
use crate::rules::Game;

/// Sums that belong to actions and can be worked out.
pub trait Quiz: Game {
    /// Whether actions of the game have sums that can be worked out ([`Quiz::tasks`]).
    const TASKS: bool = false;

    /// The sums that belong to a legal action, one after the other; none if it has none.
    fn tasks(&self, _action: &Self::Action) -> Vec<Task> {
        Vec::new()
    }

    /// Whether `typed` is the result of one of the action's sums, by its number; none if it is no number or there is no such
    /// sum.
    fn is_right(&self, _action: &Self::Action, _task: usize, _typed: &str) -> Option<bool> {
        None
    }
}
