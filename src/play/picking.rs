//! What persons have touched that has not made anything happen yet.

use super::hint::Hint;
use super::sum::Sum;
use crate::scene::Scene;

/// What a person has picked, asked for or been refused since something happened last.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picking<G: Scene> {
    /// What is picked that is no action yet.
    pub selection: G::Selection,
    /// What was picked by lifting it, while it is dragged.
    pub lifted: Option<G::Selection>,
    /// Whether what happens next has been dragged to where it is.
    pub dragged: bool,
    /// Why the last touch was not allowed.
    pub refused: Option<G::Refusal>,
    /// What is best to do now, if somebody wants to know.
    pub hint: Hint<G::Action>,
    /// What a player wants to do besides, until it is confirmed.
    pub side_action: Option<G::Action>,
    /// The sum that has to be worked out before an action happens.
    pub sum: Option<Sum<G>>,
    /// The row of the move list that is pointed at.
    pub row: Option<usize>,
}

impl<G: Scene> Default for Picking<G> {
    fn default() -> Self {
        Self {
            selection: G::Selection::default(),
            lifted: None,
            dragged: false,
            refused: None,
            hint: Hint::None,
            side_action: None,
            sum: None,
            row: None,
        }
    }
}

impl<G: Scene> Picking<G> {
    /// Nothing is picked, nothing is said against it, and no hint stands.
    pub fn let_go(&mut self) {
        self.refused = None;
        self.hint = Hint::None;
        self.lifted = None;
        self.selection = G::Selection::default();
    }
}
