//! What chance tells one seat alone, in a match by link.
//!
//! It follows, as throws do, from a token of that seat and from the last ones of all others. But that token may not be shown
//! before something is revealed, and until then the match is passed on several times. So the chains go in *rounds*, so many
//! tokens each. A round is over when a seat reveals what it has found; what a seat shows after that is the first token of the
//! next round, or a later one. From that first one, which no other seat knew while the round was on, follows all that its own
//! seat found in it.
//!
//! Each thing is found when the seat holds the match again after it has begun to look for it: by then the others have shown
//! tokens that it did not know. So no seat knows what it will find before it looks, and nobody else knows what it has found.

use super::bonds::Bond;
use super::{Match, Place, Secret, throw};
use crate::rules::{Game, Seat, Turn};

/// How many tokens of a chain belong to a round: more than a seat can show in one. A chain lasts for 256 rounds.
const ROUND: usize = 16;

impl<G: Game> Match<G> {
    /// The number of the first token of the round that is on at a place.
    pub(super) fn first_of_round(&self, place: Place) -> usize {
        ROUND * self.node(place).reveals
    }

    /// The finds of the seat that holds a match by link, whose secret this is, unseen so far in the round; nothing if
    /// this is another's secret.
    pub fn found(&self, secret: &Secret) -> Vec<G::Action> {
        let now = self.now();
        let own = self.holder().filter(|holder| self.is_next(*holder, &secret.token(self.next_number(*holder))));
        own.map_or_else(Vec::new, |seat| self.found_by(seat, now, &secret.token(self.first_of_round(now) + ROUND)))
    }

    /// Whether the step to a place revealed what a seat had found.
    pub(super) fn is_reveal(&self, place: Place) -> bool {
        self.before(place).is_some_and(|before| self.node(before).reveals < self.node(place).reveals)
    }

    /// How the step to a place that revealed something has to be, as the token says that was shown next.
    pub(super) fn revealed(&self, place: Place, next: &Bond) -> Option<G::Action> {
        let (before, step) = (self.before(place)?, self.step_at(place)?);
        let token = next.token.back(next.number - self.first_of_round(place));
        self.state_at(before).reveals(&self.found_by(next.seat, before, &token), &step.action)
    }

    /// What a seat had found in the round that was on at a place, by then.
    fn found_by(&self, seat: Seat, place: Place, token: &Secret) -> Vec<G::Action> {
        let Some(bonds) = &self.bonds else { return Vec::new() };
        let reveals = self.node(place).reveals;
        let mut round: Vec<_> =
            self.back_from(place).take_while(|place| self.node(*place).reveals == reveals).collect();
        round.reverse();
        let mut found = Vec::new();
        for place in round.into_iter().filter(|place| self.state_at(*place).turn() == Turn::Seat(seat)) {
            let can: Vec<_> = self.state_at(place).unseen(&found).into_iter().map(|can| (can, 1)).collect();
            let last = |other| {
                let mut made = bonds.made.iter().rev().filter(|bond| bond.depth <= self.depth(place));
                made.find(|bond| bond.seat == other).map(|bond| &bond.token)
            };
            let tokens = Seat::all(self.state().seats());
            let key = Secret::of_all(tokens.filter_map(|other| if other == seat { Some(token) } else { last(other) }));
            let mut bits = key.bits(&bonds.fingerprint, self.node(place).throws + 1);
            found.extend(throw(&can, &mut bits).cloned());
        }
        found
    }
}
