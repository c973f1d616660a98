//! The options of a game as a form.

/// One thing that the players choose before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Names the field within its game.
    pub id: &'static str,
    /// What is chosen.
    pub label: &'static str,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
    /// The number of the choice made.
    pub chosen: usize,
}

/// One of a field's choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub label: &'static str,
    /// What it means, in one sentence.
    pub note: &'static str,
}
