//! Queries on a match by link: whose turn it is to continue it, and which seats belong to this device.

use super::{Match, Secret};
use crate::rules::{Game, Seat, SeatSet};

impl<G: Game> Match<G> {
    /// The seat that has to join or to act next in a match by link, even if the match has not been passed to it yet.
    /// `None` once the match is over.
    pub fn awaits(&self) -> Option<Seat> {
        if self.holder().is_some() { self.wants() } else { self.binds() }
    }

    /// The seats that have joined from the device with this secret.
    pub fn seats_of(&self, secret: &Secret) -> SeatSet {
        let revealed = self.chains.iter().flat_map(|chains| &chains.revealed);
        let joined = revealed.filter(|shown| shown.number == 0);
        joined.filter(|shown| shown.token == secret.of_seat(shown.seat).token(0)).map(|shown| shown.seat).collect()
    }

    /// The number of tokens that were revealed so far: one when a seat joins, and one each time the match is passed on.
    pub fn passes(&self) -> usize {
        self.chains.as_ref().map_or(0, |chains| chains.revealed.len())
    }

    /// The seat that revealed the last token: it joined a match by link, passed it on or ended it.
    pub fn passed_by(&self) -> Option<Seat> {
        self.chains.as_ref()?.revealed.last().map(|shown| shown.seat)
    }

    /// The first token of a match by link, which identifies the match.
    pub fn first_token(&self) -> Option<&Secret> {
        self.chains.as_ref()?.revealed.first().map(|shown| &shown.token)
    }
}
