//! Saving the match, and what waits for that.
//!
//! What a person does is shown at once. What follows of it waits until it is saved: a throw, a bot's answer, the end. So nobody
//! sees what a reload would decide anew. It waits for two seconds at most, and not again for a store that failed.

use super::saving::Request;
use super::table::Table;
use super::{Effect, NotSaved, Stored, Ticket};
use crate::record::Next;
use crate::scene::Scene;

/// How long what follows waits for the store, in milliseconds.
const PATIENCE_MILLIS: u32 = 2000;

impl<G: Scene> Table<G> {
    /// The length of the match's record as the store is to have it, in bytes.
    fn length(&self) -> usize {
        self.line.played.body().len()
    }

    /// Whether not all of a match is saved that is played here, and the store is waited for.
    pub fn is_unsaved(&self) -> bool {
        self.chairs.permissions.play && self.saving.is_awaited(self.length())
    }

    /// What has happened goes to the store, where the match is played. While the store is busy, it is put together for later.
    pub fn save(&mut self) {
        let length = self.length();
        if self.chairs.permissions.play && self.saving.is_due(length) {
            let ticket = self.drive.ticket();
            self.saving.asked = Some((ticket, Request::Save(length)));
            self.effects.push(Effect::Save(ticket));
        }
    }

    /// The match is read from the store.
    pub fn load(&mut self) {
        let ticket = self.drive.ticket();
        self.saving.asked = Some((ticket, Request::Load));
        self.effects.push(Effect::Load(ticket));
    }

    /// Has what follows wait if not all is saved. Tells whether it does.
    pub fn hold(&mut self) -> bool {
        self.saving.held = self.is_unsaved();
        if self.saving.held && self.saving.deadline.is_none() {
            let ticket = self.drive.ticket();
            self.saving.deadline = Some(ticket);
            self.effects.push(Effect::Wait(ticket, PATIENCE_MILLIS));
        }
        self.saving.held
    }

    /// What follows has waited for the store long enough.
    pub fn give_up_waiting(&mut self) {
        self.saving.deadline = None;
        self.fail();
        self.go_on_held();
    }

    /// The match is in memory alone as far as anybody knows, and nobody waits any longer.
    fn fail(&mut self) {
        let played = &self.line.played;
        self.saving.fail(played.depth(played.now()));
    }

    /// The store has saved something, or has not.
    pub fn saved(&mut self, ticket: Ticket, saved: Result<(), NotSaved>) {
        let Some(Request::Save(length)) = self.saving.take(ticket) else { return };
        match saved {
            Ok(()) => self.saving.succeed(length),
            Err(NotSaved::WriteConflict) => return self.load(),
            Err(NotSaved::Failed) => {
                self.saving.failed_at = Some(length);
                self.fail();
            }
        }
        self.go_on_held();
    }

    /// The store has given the match, or has none. Where more has happened here, that is saved; where something else has
    /// happened there, the match goes on from that.
    pub fn loaded(&mut self, ticket: Ticket, loaded: Result<Option<Box<Stored<G>>>, NotSaved>) {
        let Some(Request::Load) = self.saving.take(ticket) else { return };
        match loaded {
            Ok(Some(stored)) => self.follow(*stored),
            // All of it is gone: the match at the table is saved again.
            Ok(None) => self.saving.succeed(0),
            Err(_) => {
                self.saving.failed_at = Some(self.length());
                self.fail();
            }
        }
        self.go_on_held();
    }

    /// The match stands so in the store, or on another device.
    pub fn follow(&mut self, stored: Stored<G>) {
        let is_known = stored.played.goes_on_in(&self.line.played);
        // What is being saved just now will tell by itself how much the store has.
        if !is_known || self.saving.asked.is_none() {
            self.saving.succeed(stored.saved);
        }
        if !is_known {
            self.go_along(stored);
        }
    }

    /// What has waited for the store goes on, if all is saved or nobody waits any longer.
    fn go_on_held(&mut self) {
        if self.is_unsaved() || !self.saving.release() || self.show.is_on() || self.line.films {
            return;
        }
        if self.drive.throw_asked || self.next() == Next::Over {
            self.settle();
        } else if !self.is_for_person() {
            self.tick();
        }
    }
}
