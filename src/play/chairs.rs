//! Who sits at the table, and what they may do.

use super::Permissions;
use crate::record::{Kind, Match, Player, Secret};
use crate::rules::{Actor, Game, Seat, SeatSet};
use crate::scene::{Seating, YOU, shown_names};
use crate::words::house;

/// The chairs of a table: those on which persons sit who play here. On the others sit bots, or persons at other devices.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chairs {
    /// The seats that are played here.
    pub here: SeatSet,
    /// The secret that binds the throws of the seat that is played here, in a match by link.
    pub own: Option<Secret>,
    /// The permissions at this table.
    pub permissions: Permissions,
}

impl Chairs {
    /// The chairs of a match: persons play here who are at no other device, or whoever is bound by this secret; nobody who
    /// is only `spectating`.
    pub fn of<G: Game>(played: &Match<G>, secret: Option<Secret>, spectating: bool, permissions: Permissions) -> Self {
        let own = secret.filter(|secret| played.seat_of(secret).is_some());
        let here = if spectating {
            SeatSet::default()
        } else if played.is_by_link() {
            own.iter().filter_map(|secret| played.seat_of(secret)).collect()
        } else {
            let seats = Seat::all(Seat::MOST).zip(played.players());
            seats.filter(|(_, player)| player.kind == Kind::Person).map(|(seat, _)| seat).collect()
        };
        Self { here, own, permissions }
    }

    /// How many persons play here.
    pub fn persons(&self) -> u32 {
        self.here.len()
    }

    /// Whether an actor is a person who plays here.
    pub fn is_person(&self, actor: Actor) -> bool {
        matches!(actor, Actor::Seat(seat) if self.here.contains(seat))
    }

    /// The seat from whose side the table is seen: that of the only person here.
    pub fn viewer(&self) -> Option<Seat> {
        self.here.iter().next().filter(|_| self.here.len() == 1)
    }

    /// A state as those may see it who sit here; where nobody does, as everybody may.
    pub fn seen<G: Game>(&self, state: &G) -> G {
        state.seen_by_all(self.here)
    }

    /// Who sits where, in the language that is spoken.
    pub fn seating<'a, G: Game>(&self, played: &'a Match<G>, works_out: bool) -> Seating {
        let players = played.players();
        let viewer = self.viewer();
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
            works_out,
        }
    }
}
