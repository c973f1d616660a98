//! The comparison of a move that was played with the better one, as marks on the board.

use super::MatchAnalysis;
use crate::play::{KeptPhases, TableView};
use crate::scene::{Advice, Cell};

/// A costly choice beside the better one, on the board before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The choice that was made.
    pub played: Advice,
    /// The better one, with its reasons.
    pub better: Advice,
    /// The cells of the board when the choice was due.
    pub cells: Vec<Cell>,
}

impl Comparison {
    /// Compares the choice that was made at the place shown with a better one; `None` if that was the best.
    pub fn of<G: KeptPhases>(view: &TableView<G>, analysed: &MatchAnalysis<G>) -> Option<Self> {
        let step = analysed.mistake_at(view, view.shown)?;
        let (state, seating) = (view.state(), &view.seating);
        let played = &view.played.step_at(*analysed.way.get(step)?)?.action;
        let better = analysed.better(step)?.action;
        Some(Self {
            played: state.advice(played, seating)?,
            better: state.advice(&better, seating)?,
            cells: state.cells(seating, Some(&G::Selection::default())),
        })
    }
}
