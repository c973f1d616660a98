//! Hidden finds: outcomes of chance in a match by link that one seat alone knows until it reveals them.
//!
//! A find is derived, as a throw is, from a token of its seat and from the last tokens of all others. But that token
//! must stay secret until the find is revealed, while the match is passed on several times. So hash chains are divided
//! into *rounds* of [`ROUND`] tokens. A round ends when a seat reveals a find. After that a seat skips to the first
//! token of the next round, or reveals a later one. All finds of a seat in a round are derived from that first token of
//! the next one, which no other seat knows during the round.
//!
//! A find is made when the seat holds the match again after it began to look. By then the others have revealed tokens
//! that it did not know. So no seat knows a find before it looks, and no other device knows it before it is revealed.

use super::tokens::RevealedToken;
use super::{Match, NodeId, Secret, throw};
use crate::rules::{Game, Seat, Turn};

/// The number of tokens of a chain in a round: more than a seat can reveal in one. A chain has 256 rounds.
const ROUND: usize = 16;

impl<G: Game> Match<G> {
    /// The number in its chain of the first token of the round at a place.
    pub(super) fn first_of_round(&self, place: NodeId) -> usize {
        ROUND * self.node(place).reveals
    }

    /// The hidden finds so far in this round of the seat that holds a match by link, on whose device this is the
    /// secret. Empty if it is not.
    pub fn found(&self, secret: &Secret) -> Vec<G::Action> {
        let Some(holder) = self.holder() else { return Vec::new() };
        let (now, secret) = (self.now(), secret.of_seat(holder));
        if !self.is_next(holder, &secret.token(self.next_number(holder))) {
            return Vec::new();
        }
        self.found_by(holder, now, &secret.token(self.first_of_round(now) + ROUND))
    }

    /// `true` if the step to a place revealed a hidden find.
    pub(super) fn is_reveal(&self, place: NodeId) -> bool {
        self.before(place).is_some_and(|before| self.node(before).reveals < self.node(place).reveals)
    }

    /// The action that has to lead to a place and reveal a find there, derived from the token that was revealed next.
    pub(super) fn revealed(&self, place: NodeId, next: &RevealedToken) -> Option<G::Action> {
        let (before, step) = (self.before(place)?, self.step_at(place)?);
        let token = next.token.back(next.number - self.first_of_round(place));
        self.state_at(before).reveals(&self.found_by(next.seat, before, &token), &step.action)
    }

    /// The finds of a seat in the round of a place, up to that place. `token` is the first one of its next round.
    fn found_by(&self, seat: Seat, place: NodeId, token: &Secret) -> Vec<G::Action> {
        let Some(chains) = &self.chains else { return Vec::new() };
        let reveals = self.node(place).reveals;
        let mut round: Vec<_> =
            self.back_from(place).take_while(|place| self.node(*place).reveals == reveals).collect();
        round.reverse();
        let mut found = Vec::new();
        for place in round.into_iter().filter(|place| self.state_at(*place).turn() == Turn::Seat(seat)) {
            let can: Vec<_> = self.state_at(place).unseen(&found).into_iter().map(|can| (can, 1)).collect();
            let last = |other| {
                let mut revealed = chains.revealed.iter().rev().filter(|shown| shown.depth <= self.depth(place));
                revealed.find(|shown| shown.seat == other).map(|shown| &shown.token)
            };
            let tokens = Seat::all(self.state().seats());
            let key = Secret::of_all(tokens.filter_map(|other| if other == seat { Some(token) } else { last(other) }));
            let mut bits = key.bits(&chains.fingerprint, self.node(place).throws + 1);
            found.extend(throw(&can, &mut bits).cloned());
        }
        found
    }
}
