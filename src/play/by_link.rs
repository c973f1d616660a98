//! Matches by link: one seat is played here, the others on devices of their own, and the match goes from one to the other.

use std::rc::Rc;

use super::table::Table;
use crate::record::{Match, Next};
use crate::rules::{Seat, SeatSet};
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// The person at another device who goes on with the match, so that the link of it goes there: whoever has to join
    /// next, to pass it on, or to act.
    pub fn waits_for(&self) -> Option<Seat> {
        let played = &self.line.played;
        [played.binds(), played.awaits()].into_iter().flatten().find(|seat| !self.chairs.here.contains(*seat))
    }

    /// To whom the link of it goes from here: to the one who goes on; once it has come to its end here, to all others.
    /// To nobody where no seat of it is played.
    pub fn sends_to(&self) -> SeatSet {
        let played = &self.line.played;
        let ended_here = || played.passed_by().is_some_and(|seat| self.chairs.here.contains(seat));
        let gets = |seat: &Seat| match played.next() {
            Next::Over => ended_here() && !self.chairs.here.contains(*seat),
            _ => self.chairs.own.is_some() && self.waits_for() == Some(*seat),
        };
        Seat::all(played.state().seats()).filter(gets).collect()
    }

    /// Several actions happen of a match by link: it is passed on wherever the turn changes its seat between two of them.
    /// If another device would have to do that, none of them happens.
    pub fn act_bound(&mut self, actions: Vec<G::Action>) {
        if let Some(played) = self.bound(actions) {
            let from = self.line.at();
            self.line.played = Rc::new(played);
            self.go_on_from(from);
        }
    }

    /// The match after these actions; none if they cannot all happen here.
    fn bound(&self, actions: Vec<G::Action>) -> Option<Match<G>> {
        let mut played = Match::clone(&self.line.played);
        for action in actions {
            if played.binds().is_some() {
                played.pass(self.chairs.own.as_ref()?).ok()?;
            }
            played.apply(action).ok()?;
        }
        Some(played)
    }

    /// The finds of the seat that is played here, unseen by the others, in a match by link.
    pub fn found(&self) -> Vec<G::Action> {
        self.chairs.own.as_ref().map_or_else(Vec::new, |own| self.line.played.found(own))
    }

    /// Where somebody else has to go on with a match by link, its text says from now on that it was passed on.
    pub fn pass_on(&mut self) {
        let is_due = self.chairs.permissions.play && self.line.played.binds().is_some();
        if let Some(own) = self.chairs.own.as_ref().filter(|_| is_due) {
            // Only who holds the match can pass it on.
            let _ = Rc::make_mut(&mut self.line.played).pass(own);
        }
    }
}
