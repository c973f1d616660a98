//! The rematch: the next match of the same players from the same start.

use crate::record::{Match, Start};
use crate::rules::Seat;
use crate::scene::Scene;

/// Creates the next match. At a rulebook's start a toss or a throw decides who begins (M2, D3, C4, P4, B3); a position
/// fixes who begins, so there the players change seats. By link, the player who starts the rematch takes the first
/// seat, and invites the others; who has two seats keeps the second one. `here` is the first seat that is played on this
/// device, if the match is by link. `None` if there is no such match, which the same start and players rule out.
#[must_use]
pub fn rematch<G: Scene>(played: &Match<G>, here: Option<Seat>) -> Option<Match<G>> {
    let mut players = played.players().to_vec();
    if let Some(seat) = here.filter(|_| played.is_for_two_devices()) {
        players.swap(0, seat.index());
        if let (Some(second), Some(own)) = (G::second_seat(Seat(0)), G::second_seat(seat)) {
            players.swap(second.index(), own.index());
        }
    } else if let Some(seat) = here {
        players.rotate_left(seat.index());
    } else if let Start::Position(_) = played.start() {
        players.rotate_right(1);
    }
    let next = Match::begin(played.start().clone(), players).ok()?;
    Some(match (played.is_by_link(), played.takes_back()) {
        (true, _) if played.is_for_two_devices() => next.by_link_for_two(),
        (true, _) => next.by_link(),
        (false, true) => next,
        (false, false) => next.without_take_back(),
    })
}
