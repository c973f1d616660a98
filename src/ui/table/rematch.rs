//! The next match of the same players.

use super::sheets::{winners, wins_with};
use crate::play::TableView;
use crate::record::{Match, Start};
use crate::ui::boards::Shown;
use crate::ui::id::Id;
use crate::ui::{shelf, storage};

/// Begins the next match of the same players, from the same start; the one that is over counts in their series.
pub fn rematch<G: Shown>(id: &Id, view: &TableView<G>) {
    let begin = |next: Match<G>| if next.is_by_link() { shelf::join(next) } else { Some(shelf::begin(next)) };
    if let Some(next) = next(view).and_then(begin) {
        storage::keep_series(&next, &wins_with(id, &winners(view)));
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
