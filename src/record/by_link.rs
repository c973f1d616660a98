//! What a device has to know of a match by link: who goes on with it, and which seat is played here.

use super::{Match, Secret};
use crate::rules::{Game, Seat};

impl<G: Game> Match<G> {
    /// Who has to go on with a match by link, whether it has been passed on yet or not: whoever has to join next, or to act.
    /// None once it is over.
    pub fn awaits(&self) -> Option<Seat> {
        if self.holder().is_some() { self.wants() } else { self.binds() }
    }

    /// The seat that this secret binds, if it does one.
    pub fn seat_of(&self, secret: &Secret) -> Option<Seat> {
        let first = secret.token(0);
        let made = self.bonds.iter().flat_map(|bonds| &bonds.made);
        made.filter(|bond| bond.token == first).map(|bond| bond.seat).next()
    }

    /// How often the match has been passed on, joining counted too.
    pub fn passes(&self) -> usize {
        self.bonds.as_ref().map_or(0, |bonds| bonds.made.len())
    }

    /// The seat that has shown a token last: it has joined a match by link, passed it on or ended it.
    pub fn passed_by(&self) -> Option<Seat> {
        self.bonds.as_ref()?.made.last().map(|bond| bond.seat)
    }

    /// The first token of a match by link, which tells it from all others.
    pub fn first_token(&self) -> Option<&Secret> {
        self.bonds.as_ref()?.made.first().map(|bond| &bond.token)
    }
}
