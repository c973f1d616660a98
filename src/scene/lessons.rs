//! Courses: lessons on the board, as data.

use crate::rules::{Clause, Game};

/// The lessons of a game. By default it has none.
pub trait Lessons: Game {
    /// The steps of its course, in their order.
    const COURSE: &'static [Step] = &[];

    /// Returns what the coach says of an event of the first match after the course, of each thing a sentence with its
    /// clause: what the event shows of the rules, whoever has caused it.
    fn coach(_event: &Self::Event) -> Vec<(Clause, &'static str)> {
        Vec::new()
    }
}

/// A step of a course: an exercise on the board, in which the learner has seat A.
pub struct Step {
    /// Its name in addresses and in the saved progress, which no other step of the course has: lower-case letters and
    /// hyphens.
    pub key: &'static str,
    /// The clause of the rulebook that it teaches.
    pub clause: Clause,
    /// The state in which it begins, in the notation of the game.
    pub start: &'static str,
    /// What has to happen, in order: for each action of the learner, those that are accepted, or [`ANY`]; and each
    /// outcome of chance and each reply of the other seats. Actions are in the notation of the game. The learner may
    /// take another action between them if its turn goes on, and they stay possible.
    pub script: &'static [&'static [&'static str]],
    /// The further needs of the exercise, in some games.
    pub extra: Option<ExerciseTask>,
    /// Returns the title.
    pub title: fn() -> &'static str,
    /// Returns what the learner has to do.
    pub task: fn() -> &'static str,
    /// Returns the reason for what has happened, once the step is done.
    pub why: fn() -> &'static str,
    /// Returns the answer to any other legal action.
    pub wrong: fn() -> &'static str,
}

/// The needs of an exercise besides its start and its script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseTask {
    /// The learner works out the sums of an action ([`super::Quiz`]).
    Sums,
    /// A simultaneous phase is in progress, with this saved text. Its outcome is the learner's action.
    SimultaneousPhase(&'static str),
}

/// An entry of a [script](Step::script) that accepts every legal action.
pub const ANY: &[&str] = &[];
