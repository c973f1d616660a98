//! Matches by link: some seats are played here, the others on other devices, and the match is sent from one to the
//! next.

use std::rc::Rc;

use super::table::Table;
use crate::record::{Match, Next};
use crate::rules::{Seat, SeatSet};
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// The seat of the person on another device who has to continue the match: to join, to reveal a token, or to act.
    pub fn waits_for(&self) -> Option<Seat> {
        let played = &self.line.played;
        [played.binds(), played.awaits()].into_iter().flatten().find(|seat| !self.local.seats.contains(*seat))
    }

    /// `true` if two devices can play the match, which is by link, without a third one: each plays the seat of a person,
    /// or two seats in a game of four.
    pub fn is_for_two_devices(&self) -> bool {
        let played = &self.line.played;
        played.is_by_link() && (played.persons().count() == 2 || self.can_share_seats())
    }

    /// `true` if two persons can play two seats each of a match by link. That is not so any more if the second seat of a
    /// player here has joined elsewhere.
    fn can_share_seats(&self) -> bool {
        let (played, here) = (&self.line.played, self.local.seats);
        let joined_elsewhere = |seat: Seat| played.bound(seat).is_some() && !here.contains(seat);
        let has_seconds = G::second_seat(Seat(0)).is_some() && played.persons().count() == played.players().len();
        has_seconds && !here.iter().filter_map(G::second_seat).any(joined_elsewhere)
    }

    /// Handles a change of the connection to the other device.
    pub fn set_connected(&mut self, connected: bool) {
        self.connected = connected;
        self.reveal_token();
        self.run_clocks();
    }

    /// Joins on the second seat of a player here, if it is that seat's turn to join and the match is for two devices or
    /// the other device is connected.
    fn join_second_seat(&mut self) {
        let are_two = self.connected || self.line.played.is_for_two_devices();
        let due = self.line.played.joins().filter(|_| are_two && self.can_share_seats());
        let is_second = |seat: &Seat| G::second_seat(*seat).is_some_and(|first| self.local.seats.contains(first));
        if let (Some(seat), Some(own)) = (due.filter(is_second), &self.local.secret)
            && Rc::make_mut(&mut self.line.played).join(seat, own).is_ok()
        {
            self.local.seats.insert(seat);
            self.update_seating();
        }
    }

    /// The seat whose name a person on `seat` goes by: the first one of two, if two persons play two seats each by link.
    pub fn person_on(&self, seat: Seat) -> Seat {
        let first = G::second_seat(seat).filter(|_| self.line.played.is_for_two_devices());
        first.map_or(seat, |other| seat.min(other))
    }

    /// The persons to whom the link is sent from here: the one who continues the match, or all others once the match
    /// has ended here. Empty if no seat of the match is played here.
    pub fn recipients(&self) -> SeatSet {
        let played = &self.line.played;
        let ended_here = || played.passed_by().is_some_and(|seat| self.local.seats.contains(seat));
        let gets = |seat: &Seat| match played.next() {
            Next::Over => ended_here() && !self.local.seats.contains(*seat),
            _ => self.local.secret.is_some() && self.waits_for() == Some(*seat),
        };
        played.persons().filter(gets).map(|seat| self.person_on(seat)).collect()
    }

    /// Applies several actions of a match by link, revealing a token wherever the turn passes to another seat in
    /// between. If another device would have to do that, none of them is applied.
    pub fn act_by_link(&mut self, actions: Vec<G::Action>) {
        if let Some(played) = self.after_by_link(actions) {
            let from = self.line.at();
            self.line.played = Rc::new(played);
            self.continue_from(from);
        }
    }

    /// The match after these actions; `None` if they cannot all be applied here.
    fn after_by_link(&self, actions: Vec<G::Action>) -> Option<Match<G>> {
        let mut played = Match::clone(&self.line.played);
        for action in actions {
            if played.binds().is_some() {
                played.pass(self.local.secret.as_ref()?).ok()?;
            }
            played.apply(action).ok()?;
        }
        Some(played)
    }

    /// The finds of the seat that is to act here, hidden from the others, in a match by link.
    pub fn found(&self) -> Vec<G::Action> {
        self.local.secret.as_ref().map_or_else(Vec::new, |own| self.line.played.found(own))
    }

    /// Reveals the token in the record that is due from here before a match by link continues.
    pub fn reveal_token(&mut self) {
        if !self.local.permissions.play {
            return;
        }
        self.join_second_seat();
        let is_due = self.line.played.binds().is_some();
        if let Some(own) = self.local.secret.as_ref().filter(|_| is_due) {
            // Fails unless a seat of this device holds the match, and then nothing has to be revealed.
            let _ = Rc::make_mut(&mut self.line.played).pass(own);
        }
    }
}
