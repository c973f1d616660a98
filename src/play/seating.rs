//! Who sits where.

use super::Habits;
use crate::record::{Match, Player};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Scene, Seating, YOU, shown_names};
use crate::words::house;

/// Who sits where at this match, of which these seats are played here.
pub(super) fn seating<'a, G: Scene>(played: &'a Match<G>, here: SeatSet, habits: &Habits) -> Seating {
    let players = played.players();
    let viewer = here.iter().next().filter(|_| here.len() == 1);
    let you = viewer.filter(|seat| players[seat.index()].name == YOU);
    // Whoever is called so elsewhere has given no name.
    let name = |(seat, player): (Seat, &'a Player)| match player.name.as_str() {
        YOU if you == Some(seat) => house::you_name(),
        YOU => "",
        name => name,
    };
    Seating {
        names: shown_names(Seat::all(Seat::MOST).zip(players).map(name)),
        looks: players.iter().map(|player| player.look).collect(),
        you,
        viewer,
        works_out: G::TASKS && habits.works_out,
    }
}
