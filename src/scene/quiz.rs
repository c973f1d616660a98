//! Sums that belong to actions and can be worked out.

use super::Task;
use crate::rules::Game;

/// Sums that belong to actions and can be worked out.
pub trait Quiz: Game {
    /// Whether actions of the game have sums that can be worked out ([`Quiz::task`]).
    const TASKS: bool = false;

    /// The sum that belongs to a legal action, if it has one.
    fn task(&self, _action: &Self::Action) -> Option<Task> {
        None
    }

    /// Whether `typed` is the result of the action's sum; none if it is no number or the action has no sum.
    fn is_right(&self, _action: &Self::Action, _typed: &str) -> Option<bool> {
        None
    }
}
