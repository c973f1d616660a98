//! The seats played here, and their permissions.

use super::Permissions;
use crate::record::{Kind, Match, Player, Secret};
use crate::rules::{Actor, Game, Seat, SeatSet};
use crate::scene::{Seating, YOU, shown_names};
use crate::words::table;

/// The seats of persons who play at this table. The other seats are those of bots, or of persons on other devices.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LocalSeats {
    /// The seats played here.
    pub seats: SeatSet,
    /// The secret of this device in a match by link, if a seat of it is played here.
    pub secret: Option<Secret>,
    /// The permissions at this table.
    pub permissions: Permissions,
}

impl LocalSeats {
    /// The seats of a match that are played here: in a match by link those that have joined with this secret, otherwise
    /// those of all persons; none if `spectating`.
    pub fn of<G: Game>(played: &Match<G>, secret: Option<Secret>, spectating: bool, permissions: Permissions) -> Self {
        let joined = secret.as_ref().map_or_else(SeatSet::default, |secret| played.seats_of(secret));
        let secret = secret.filter(|_| !joined.is_empty());
        let seats = if spectating {
            SeatSet::default()
        } else if played.is_by_link() {
            joined
        } else {
            let all = Seat::all(Seat::MOST).zip(played.players());
            all.filter(|(_, player)| player.kind == Kind::Person).map(|(seat, _)| seat).collect()
        };
        Self { seats, secret, permissions }
    }

    /// The number of persons who play here.
    pub fn persons(&self) -> u32 {
        self.seats.len()
    }

    /// `true` if the actor is a person who plays here.
    pub fn is_person(&self, actor: Actor) -> bool {
        matches!(actor, Actor::Seat(seat) if self.seats.contains(seat))
    }

    /// The seat of the only person here.
    pub fn viewer(&self) -> Option<Seat> {
        self.seats.iter().next().filter(|_| self.seats.len() == 1)
    }

    /// The part of a state that may be shown to the persons here; if there are none, the public part.
    pub fn seen<G: Game>(&self, state: &G) -> G {
        state.seen_by_all(self.seats)
    }

    /// The names and colours of the seats and the only person here, in the current language.
    pub fn seating<'a, G: Game>(&self, played: &'a Match<G>, works_out: bool) -> Seating {
        let players = played.players();
        let viewer = self.viewer();
        let you = viewer.filter(|seat| players[seat.index()].name == YOU);
        // A player with the reserved name for “you” on another device has entered no name.
        let name = |(seat, player): (Seat, &'a Player)| match player.name.as_str() {
            YOU if you == Some(seat) => table::you_name(),
            YOU => "",
            name => name,
        };
        Seating {
            names: shown_names(Seat::all(Seat::MOST).zip(players).map(name)),
            looks: players.iter().map(|player| player.look).collect(),
            you,
            viewer,
            turned_to: None,
            works_out,
        }
    }
}
