//! Applying actions.

use super::drive::Source;
use super::table::Table;
use super::{Asked, Effect, Ticket};
use crate::record::{Next, Place};
use crate::rules::{SeatSet, Turn};
use crate::scene::{Scene, Sound};

impl<G: Scene> Table<G> {
    /// Applies these actions and the forced ones that follow: all of them, or none if one is refused.
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

    /// Applies the forced actions that follow, shows the current place, and animates the steps from `from` to it.
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
        // The match has moved on, so its end has not been reported yet.
        self.drive.over &= self.line.tries_out();
        let dragged = self.picking.dragged;
        self.picking.let_go();
        let mut frames = self.frames(from, dragged);
        if let Some(last) = frames.last_mut().filter(|_| self.next() == Next::Over) {
            last.sound = Some(Sound::End);
        }
        self.present(frames);
    }

    /// Makes the throw that is due, once everything before it is saved. A throw that was made here before is repeated
    /// with the same outcome. The throws of a sealed match are known in advance, but a variation must not reveal them.
    /// In a match by link, throws are derived from the hash chains of its seats.
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

    /// Asks the first of these bots for an action, or all of them for the outcome of their contest.
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

    /// Starts a contest. One that was fought here and then taken back keeps its outcome.
    pub fn fight(&mut self, from: Source, asked: Asked) {
        let fought = self.fought_before();
        if fought.is_empty() {
            self.ask(from, asked);
        } else {
            self.act(fought);
        }
    }

    /// Sends a question and waits for its answer.
    fn ask(&mut self, from: Source, asked: Asked) {
        self.stop_waiting();
        let ticket = self.drive.wait_for(from);
        self.effects.push(Effect::Ask(ticket, asked));
    }

    /// Handles the answer to a question.
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
