//! The progress of a learner in the course of a game.

use std::fmt;

use crate::scene::Step;

/// The steps of a course that are done. Its text form is a setting: the keys of these steps, with spaces between them.
#[derive(Clone)]
pub struct CourseProgress {
    course: &'static [Step],
    /// For each step, `true` if it is done.
    done: Vec<bool>,
}

impl CourseProgress {
    /// Parses the text form. Keys of no step are ignored.
    #[must_use]
    pub fn read(course: &'static [Step], text: &str) -> Self {
        let done = course.iter().map(|step| text.split(' ').any(|key| key == step.key)).collect();
        Self { course, done }
    }

    /// `true` if the step with this number is done.
    #[must_use]
    pub fn is_done(&self, number: usize) -> bool {
        self.done.get(number).copied().unwrap_or_default()
    }

    /// The number of steps that are done.
    #[must_use]
    pub fn count(&self) -> usize {
        self.done.iter().filter(|done| **done).count()
    }

    /// The first step that is not done; `None` if all are.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        self.done.iter().position(|done| !done)
    }

    /// The progress with this step done.
    #[must_use]
    pub fn with(mut self, number: usize) -> Self {
        if let Some(done) = self.done.get_mut(number) {
            *done = true;
        }
        self
    }
}

impl fmt::Display for CourseProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let done = self.course.iter().zip(&self.done).filter(|(_, done)| **done);
        f.write_str(&done.map(|(step, _)| step.key).collect::<Vec<_>>().join(" "))
    }
}
