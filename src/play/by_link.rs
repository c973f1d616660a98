//! Matches by link: one seat is played here, the others on devices of their own, and the match goes from one to the other.

use super::seating::seating;
use super::{Effect, Sitting, Ticket};
use crate::record::{Match, Next, Secret};
use crate::rules::{Seat, SeatSet};
use crate::scene::Scene;

impl<G: Scene> Sitting<G> {
    /// One seat of a match by link is played here, the one that is bound by this secret; none if none is. That is so
    /// before it begins ([`super::Input::Begin`]).
    pub fn bind(&mut self, secret: Secret) {
        if let Some(seat) = self.played.seat_of(&secret) {
            self.here.insert(seat);
            self.own = Some(secret);
            self.seating = seating(&self.played, self.here, &self.habits);
        }
    }

    /// The secret of the throws, as far as it is known here: that of a sealed match, or in one by link what binds the
    /// seat that is played here.
    #[must_use]
    pub fn secret(&self) -> Option<&Secret> {
        self.own.as_ref().or_else(|| self.played.secret())
    }

    /// The person at another device who goes on with the match, so that the link of it goes there: whoever has to join
    /// next, to pass it on, or to act.
    #[must_use]
    pub fn waits_for(&self) -> Option<Seat> {
        [self.played.binds(), self.played.awaits()].into_iter().flatten().find(|seat| !self.here.contains(*seat))
    }

    /// To whom the link of it goes from here: to the one who goes on; once it has come to its end here, to all others.
    /// To nobody where no seat of it is played.
    #[must_use]
    pub fn sends_to(&self) -> SeatSet {
        let ended_here = || self.played.passed_by().is_some_and(|seat| self.here.contains(seat));
        let gets = |seat: &Seat| match self.played.next() {
            Next::Over => ended_here() && !self.here.contains(*seat),
            _ => self.own.is_some() && self.waits_for() == Some(*seat),
        };
        Seat::all(self.state().seats()).filter(gets).collect()
    }

    /// The throw that falls here by the bonds of a match by link: what [`super::Asked::Chance`] asks for there. It
    /// stands apart, as [`Sitting::pass_on`] does, because no first move of other matches needs it.
    #[must_use]
    pub fn bound_throw(&self) -> Option<G::Action> {
        self.played.held_throw(self.own.as_ref()?)
    }

    /// Takes in the answer to [`super::Effect::Ask`] that is several actions ([`super::Input::Answer`]): the match is
    /// passed on wherever the turn changes its seat between two of them. If another device would have to do that, none
    /// of them happens.
    pub fn answer_bound(&mut self, ticket: Ticket, actions: Vec<G::Action>, now: f64) -> Vec<Effect<G>> {
        self.now = now;
        if self.take(ticket)
            && let Some(played) = self.bound(actions)
        {
            let from = self.at();
            self.played = played;
            self.go_on_from(from);
        }
        std::mem::take(&mut self.effects)
    }

    /// The match after these actions; none if they cannot all happen here.
    fn bound(&self, actions: Vec<G::Action>) -> Option<Match<G>> {
        let mut played = self.played.clone();
        for action in actions {
            if played.binds().is_some() {
                played.pass(self.own.as_ref()?).ok()?;
            }
            played.apply(action).ok()?;
        }
        Some(played)
    }

    /// The finds of the seat that is played here, unseen by the others, in a match by link.
    #[must_use]
    pub fn found(&self) -> Vec<G::Action> {
        self.own.as_ref().map_or_else(Vec::new, |secret| self.played.found(secret))
    }

    /// Where somebody else has to go on with a match by link, its text says from now on that it was passed on. That is
    /// to be done before it is kept ([`super::Kept::Match`]).
    pub fn pass_on(&mut self) {
        if let Some(secret) = &self.own {
            // Where there is nothing to pass on, nothing changes.
            let _ = self.played.pass(secret);
        }
    }
}
