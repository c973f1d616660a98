//! The table as a contest knows it.

use crate::play::{ContestTable, TableView};
use crate::scene::Scene;

/// The table of `view`, with the text that was saved of a contest that was left.
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
