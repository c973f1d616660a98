//! The table as the input of a contest.

use crate::play::{ContestTable, TableView};
use crate::scene::Scene;

/// Builds the table of a contest from a view; `saved` is the text that was saved of the contest.
pub fn contest_table<G: Scene>(view: &TableView<G>, saved: Option<String>) -> ContestTable<G> {
    ContestTable {
        state: view.state().clone(),
        happened: view.happened(),
        found: view.by_link.as_ref().map(|by_link| by_link.found.clone()).unwrap_or_default(),
        players: view.played.players().to_vec(),
        seating: (*view.seating).clone(),
        pace: view.preferences.pace,
        saved,
    }
}
