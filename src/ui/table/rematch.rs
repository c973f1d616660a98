//! The rematch.

use super::sheets::{winners, wins_with};
use crate::play::TableView;
use crate::record::{Match, Start};
use crate::rules::Seat;
use crate::store::{Note, Notes, Store};
use crate::ui::boards::GameUi;
use crate::ui::start_match::{join_match, start_match};

/// Starts the next match of the same players from the same start; the finished one counts for their series.
pub fn rematch<G: GameUi>(store: &Store, notes: &Notes, view: &TableView<G>) {
    let Some(next) = next(view) else { return };
    let series = Notes::default().with(Note::Series, wins_with(notes, &winners(view)));
    if next.is_by_link() {
        join_match(store, next, "", series);
    } else {
        start_match(store, next, series);
    }
}

/// Creates the next match. At a rulebook's start a toss or a throw decides who begins (M2, D3, C4, P4, B3); a position
/// fixes who begins, so there the players change seats. By link, the player who starts the rematch takes the first
/// seat, and invites the others; who has two seats keeps the second one.
fn next<G: GameUi>(view: &TableView<G>) -> Option<Match<G>> {
    let played = &view.played;
    let mut players = played.players().to_vec();
    let first = view.by_link.as_ref().and_then(|by_link| by_link.here.iter().next());
    if let Some(seat) = first.filter(|_| played.is_for_two_devices()) {
        players.swap(0, seat.index());
        if let (Some(second), Some(own)) = (G::second_seat(Seat(0)), G::second_seat(seat)) {
            players.swap(second.index(), own.index());
        }
    } else if let Some(seat) = first {
        players.rotate_left(seat.index());
    } else if let Start::Position(_) = played.start() {
        players.rotate_right(1);
    }
    // The same start and players have made a match before, so this cannot fail.
    let next = Match::begin(played.start().clone(), players).ok()?;
    Some(match (played.is_by_link(), played.takes_back()) {
        (true, _) if played.is_for_two_devices() => next.by_link_for_two(),
        (true, _) => next.by_link(),
        (false, true) => next,
        (false, false) => next.without_take_back(),
    })
}
