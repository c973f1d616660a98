//! The next match of the same players.

use super::sheets::{winners, wins_with};
use crate::play::TableView;
use crate::record::{Match, Start};
use crate::store::{Note, Notes, Store};
use crate::ui::begin::{begin, join};
use crate::ui::boards::Shown;

/// Begins the next match of the same players, from the same start; the one that is over counts in their series.
pub fn rematch<G: Shown>(store: &Store, notes: &Notes, view: &TableView<G>) {
    let Some(next) = next(view) else { return };
    let series = Notes::default().with(Note::Series, wins_with(notes, &winners(view)));
    if next.is_by_link() {
        join(store, next, series);
    } else {
        begin(store, next, series);
    }
}

/// The next match. At the rulebooks' starts the lot or a throw says who begins (M2, D3, C4, P4, B3); in a position somebody
/// always does, so there they change seats. By link whoever wants it sits down first, and invites the others.
fn next<G: Shown>(view: &TableView<G>) -> Option<Match<G>> {
    let played = &view.played;
    let mut players = played.players().to_vec();
    if let Some(seat) = view.seating.viewer.filter(|_| played.is_by_link()) {
        players.rotate_left(seat.index());
    } else if let Start::Position(_) = played.start() {
        players.rotate_right(1);
    }
    // A start and players that have made one match make another.
    let next = Match::begin(played.start().clone(), players).ok()?;
    Some(match (played.is_by_link(), played.takes_back()) {
        (true, _) => next.by_link(),
        (false, true) => next,
        (false, false) => next.without_take_back(),
    })
}
