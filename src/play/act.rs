//! Making actions happen.

use super::drive::Source;
use super::table::Table;
use super::{Asked, Effect, Ticket};
use crate::record::{Next, Place};
use crate::rules::{SeatSet, Turn};
use crate::scene::{Scene, Sound};

impl<G: Scene> Table<G> {
    /// Makes actions happen that belong together, and what follows of itself: all of them, or none if one is refused.
    pub fn act(&mut self, actions: Vec<G::Action>) {
        self.stop_clocks();
        self.stop_waiting();
        let from = self.line.at();
        if let Err(refusal) = self.line.go_on(actions) {
            self.drive.throw_asked = false;
            self.picking.refused = Some(refusal);
            return self.run_clocks();
        }
        self.go_on_from(from);
    }

    /// Play has gone on from this place, and does so by what follows of itself.
    pub fn go_on_from(&mut self, from: Place) {
        while let Some(action) = self.line.state().follow_up() {
            if self.line.go_on(vec![action]).is_err() {
                break;
            }
        }
        self.pass_on();
        self.line.shown = self.line.at();
        self.line.films = false;
        self.picking.side_action = None;
        // The match has moved on: an end that it comes to has not been told yet.
        self.drive.over &= self.line.tries_out();
        let dragged = self.picking.dragged;
        self.picking.let_go();
        let mut frames = self.frames(from, dragged);
        if let Some(last) = frames.last_mut().filter(|_| self.next() == Next::Over) {
            last.sound = Some(Sound::End);
        }
        self.present(frames);
    }

    /// Chance decides, once all that has happened is saved. A throw that has fallen stays: who comes back to it gets the
    /// same. The throws of a sealed match are known already, but what is only tried out must not tell them. In a match by
    /// link they follow from what binds its seats.
    pub fn throw(&mut self) {
        if self.hold() {
            self.drive.throw_asked = true;
            return;
        }
        let (played, at, is_played) = (&self.line.played, self.line.at(), !self.line.tries_out());
        let sealed = || played.sealed_throw(at).filter(|_| is_played);
        let bound = || self.chairs.own.as_ref().and_then(|own| played.held_throw(own));
        match played.fallen(at, is_played).or_else(sealed).or_else(bound) {
            Some(action) => self.act(vec![action]),
            None if played.is_by_link() => {}
            None => self.ask(Source::Chance, Asked::Chance),
        }
    }

    /// Asks one of these bots what it does, or all of them what they fight out among themselves.
    pub fn ask_bots(&mut self, bots: SeatSet) {
        match self.line.state().turn() {
            Turn::Seats(_) => self.fight(Source::Bots, Asked::BotContest),
            _ => {
                if let Some(seat) = bots.iter().next() {
                    self.ask(Source::Bots, Asked::Bot(seat));
                }
            }
        }
    }

    /// Something is to be fought out. What was fought out here before it was taken back is not fought anew.
    pub fn fight(&mut self, from: Source, asked: Asked) {
        let fought = self.fought_before();
        if fought.is_empty() {
            self.ask(from, asked);
        } else {
            self.act(fought);
        }
    }

    /// Somebody else has to say what happens.
    fn ask(&mut self, from: Source, asked: Asked) {
        self.stop_waiting();
        let ticket = self.drive.wait_for(from);
        self.effects.push(Effect::Ask(ticket, asked));
    }

    /// Somebody who was asked has answered.
    pub fn answered(&mut self, ticket: Ticket, actions: Vec<G::Action>) {
        if self.picking.hint.awaits(ticket) {
            self.advised(actions.into_iter().next());
        } else if self.drive.take(ticket) && !actions.is_empty() {
            if self.line.played.is_by_link() {
                self.act_bound(actions);
            } else {
                self.act(actions);
            }
        }
    }
}
