//! Arithmetic tasks that belong to actions.

use super::Task;
use crate::rules::Game;
use crate::words::Unclear;

/// Arithmetic tasks that belong to actions.
pub trait Quiz: Game {
    /// `true` if actions of the game have tasks ([`Quiz::tasks`]).
    const TASKS: bool = false;

    /// Returns the tasks of a legal action, in order; empty if it has none.
    fn tasks(&self, _action: &Self::Action) -> Vec<Task> {
        Vec::new()
    }

    /// Returns `true` if `typed` is the result of the task with this index.
    ///
    /// # Errors
    ///
    /// If it can be neither right nor wrong, so that it has to be typed again; also if there is no such task.
    fn is_right(&self, _action: &Self::Action, _task: usize, _typed: &str) -> Result<bool, Unclear> {
        Err(Unclear::NoNumber)
    }
}
