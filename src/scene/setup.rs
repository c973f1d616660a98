//! Form fields, such as the options of a game.

use std::borrow::Cow;

/// A form field: one choice among several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Id within the game.
    pub id: &'static str,
    /// Label.
    pub label: &'static str,
    /// The choices.
    pub choices: Vec<Choice>,
    /// Index of the selected choice.
    pub chosen: usize,
}

impl Field {
    /// Creates a field of choices without notes.
    pub fn plain(
        id: &'static str,
        label: &'static str,
        choices: impl IntoIterator<Item = &'static str>,
        chosen: usize,
    ) -> Self {
        Self { id, label, choices: choices.into_iter().map(|choice| Choice::new(choice, "")).collect(), chosen }
    }
}

/// A choice of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Name.
    pub label: &'static str,
    /// Explanation, in one sentence; empty if none is needed.
    pub note: Cow<'static, str>,
}

impl Choice {
    /// Creates a choice.
    pub fn new(label: &'static str, note: impl Into<Cow<'static, str>>) -> Self {
        Self { label, note: note.into() }
    }
}
