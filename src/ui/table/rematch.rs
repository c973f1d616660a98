//! Starting the rematch.

use super::sheets::{winners, wins_with};
use crate::bots::Level;
use crate::pages::rematch;
use crate::play::TableView;
use crate::store::{Note, Notes, Store};
use crate::ui::boards::GameUi;
use crate::ui::start_match::{join_match, start_match};

/// Starts the next match of the same players from the same start, with bots of another level if one is chosen; the
/// finished one counts for their series.
pub fn rematch<G: GameUi>(store: &Store, notes: &Notes, view: &TableView<G>, level: Option<Level>) {
    let here = view.by_link.as_ref().and_then(|by_link| by_link.here.iter().next());
    let Some(next) = rematch::rematch(&view.played, here, level) else { return };
    let series = Notes::default().with(Note::Series, wins_with(notes, &winners(view)));
    if next.is_by_link() {
        join_match(store, next, "", series);
    } else {
        start_match(store, next, series);
    }
}
