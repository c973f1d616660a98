//! Matches by link: one seat is played here, the others on devices of their own, and the match goes from one to the other.

use super::Sitting;
use super::sitting::seating;
use crate::record::Secret;
use crate::rules::Seat;
use crate::scene::Scene;

impl<G: Scene> Sitting<G> {
    /// One seat of a match by link is played here, the one that is bound by this secret; none if none is. That is so before it
    /// begins ([`super::Input::Begin`]).
    pub fn bind(&mut self, secret: Secret) {
        if let Some(seat) = self.played.seat_of(&secret) {
            self.here.insert(seat);
            self.own = Some(secret);
            self.seating = seating(&self.played, self.here, &self.habits);
        }
    }

    /// The person at another device who goes on with the match, so that the link of it goes there: whoever has to join next, or
    /// to act.
    #[must_use]
    pub fn waits_for(&self) -> Option<Seat> {
        self.played.awaits().filter(|seat| !self.here.contains(*seat))
    }

    /// The throw that falls here by the bonds of a match by link: what [`super::Asked::Chance`] asks for there. It stands
    /// apart, as [`Sitting::pass_on`] does, because no first move of other matches needs it.
    #[must_use]
    pub fn bound_throw(&self) -> Option<G::Action> {
        self.played.held_throw(self.own.as_ref()?)
    }

    /// What the one that is played here has found unseen by the others, in a match by link.
    #[must_use]
    pub fn found(&self) -> Vec<G::Action> {
        self.own.as_ref().map_or_else(Vec::new, |secret| self.played.found(secret))
    }

    /// Where somebody else has to go on with a match by link, its text says from now on that it was passed on. That is to be
    /// done before it is kept ([`super::Kept::Match`]).
    pub fn pass_on(&mut self) {
        if let Some(secret) = &self.own {
            // Where there is nothing to pass on, nothing changes.
            let _ = self.played.pass(secret);
        }
    }
}
