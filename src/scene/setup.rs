//! Form fields for the options of a game.

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

/// A choice of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Name.
    pub label: &'static str,
    /// Explanation, in one sentence.
    pub note: &'static str,
}
