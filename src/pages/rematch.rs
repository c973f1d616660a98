//! The rematch: the next match of the same players from the same start.

use super::levels;
use crate::bots::Level;
use crate::record::{Kind, Match, Player, Start};
use crate::rules::Seat;
use crate::scene::Scene;

/// Creates the next match. At a rulebook's start a toss or a throw decides who begins (M2, D3, C4, P4, B3); a position
/// fixes who begins, so there the players change seats. By link, the player who starts the rematch takes the first
/// seat, and invites the others; who has two seats keeps the second one. `here` is the first seat that is played on this
/// device, if the match is by link; `level` is another level for all bots, if one is chosen. `None` if there is no such
/// match, which the same start and players rule out.
#[must_use]
pub fn rematch<G: Scene>(played: &Match<G>, here: Option<Seat>, level: Option<Level>) -> Option<Match<G>> {
    let mut players = played.players().to_vec();
    if let Some(level) = level {
        let bots = players.iter_mut().filter(|player| player.kind != Kind::Person);
        bots.for_each(|bot| bot.kind = Kind::Bot(level.name().to_owned()));
    }
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

/// Returns the level of bots that suits the next match after a one-sided one: the next stronger one if the only person
/// has won, otherwise the next weaker one. `None` if there is none, or if not all bots have the same level.
#[must_use]
pub fn other_level<G: Scene>(played: &Match<G>) -> Option<Level> {
    let is_person = |player: &&Player| player.kind == Kind::Person;
    let players = played.players();
    let person = players.iter().position(|player| is_person(&player))?;
    let mut bots = players.iter().filter_map(|player| levels::of(&player.kind));
    let level = bots.next()?;
    if players.iter().filter(is_person).count() > 1 || bots.any(|other| other != level) {
        return None;
    }
    let place = Level::ALL.iter().position(|one| *one == level)?;
    let has_won = played.state().outcome()?.winners().any(|seat| seat.index() == person);
    Level::ALL.get(if has_won { place + 1 } else { place.checked_sub(1)? }).copied()
}
