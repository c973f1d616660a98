//! Saving the match, and holding back play until it is saved.
//!
//! An action is shown at once, but its consequences (a throw, a bot's reply, the end) and the next action wait until it is
//! saved, so that nobody sees what a reload would decide again, and a reload loses one action at most. The wait is at most
//! two seconds, and a store that has failed is not waited for again.

use super::saving::Request;
use super::table::Table;
use super::{Effect, NotSaved, Stored, Ticket};
use crate::record::Next;
use crate::scene::Scene;

/// The longest wait for the store, in milliseconds.
const PATIENCE_MILLIS: u32 = 2000;

impl<G: Scene> Table<G> {
    /// The length of the record's body, in bytes.
    fn length(&self) -> usize {
        self.line.played.body().len()
    }

    /// `true` if the match is played here and not all of it is saved, unless saving has failed.
    pub fn is_unsaved(&self) -> bool {
        self.local.permissions.play && self.saving.is_awaited(self.length())
    }

    /// Saves the match if it is played here and has grown. While a save is pending, further growth waits for the next
    /// one.
    pub fn save(&mut self) {
        let length = self.length();
        if self.local.permissions.play && self.saving.is_due(length) {
            let ticket = self.scheduler.ticket();
            self.saving.asked = Some((ticket, Request::Save(length)));
            self.effects.push(Effect::Save(ticket));
        }
    }

    /// Loads the match from the store.
    pub fn load(&mut self) {
        let ticket = self.scheduler.ticket();
        self.saving.asked = Some((ticket, Request::Load));
        self.effects.push(Effect::Load(ticket));
    }

    /// Holds back play if not everything is saved. Returns `true` if it does.
    pub fn hold_until_saved(&mut self) -> bool {
        self.saving.held = self.is_unsaved();
        if self.saving.held && self.saving.deadline.is_none() {
            let ticket = self.scheduler.ticket();
            self.saving.deadline = Some(ticket);
            self.effects.push(Effect::Wait(ticket, PATIENCE_MILLIS));
        }
        self.saving.held
    }

    /// Ends the wait for the store, because it took too long.
    pub fn give_up_waiting(&mut self) {
        self.saving.deadline = None;
        self.fail();
        self.resume_held();
    }

    /// Records that the match is in memory only, so that play no longer waits.
    fn fail(&mut self) {
        let played = &self.line.played;
        self.saving.fail(played.depth(played.now()));
    }

    /// Handles the result of a save.
    pub fn handle_saved(&mut self, ticket: Ticket, saved: Result<(), NotSaved>) {
        let Some(Request::Save(length)) = self.saving.finish(ticket) else { return };
        match saved {
            Ok(()) => self.saving.succeed(length),
            Err(NotSaved::WriteConflict) => return self.load(),
            Err(NotSaved::Failed) => {
                self.saving.failed_at = Some(length);
                self.fail();
            }
        }
        self.resume_held();
    }

    /// Handles the result of a load. If the match here is ahead, it is saved; if the saved one is another, play
    /// continues from that.
    pub fn handle_loaded(&mut self, ticket: Ticket, loaded: Result<Option<Box<Stored<G>>>, NotSaved>) {
        let Some(Request::Load) = self.saving.finish(ticket) else { return };
        match loaded {
            Ok(Some(stored)) => self.follow(*stored),
            // The saved match was deleted: the match at the table is saved again.
            Ok(None) => self.saving.succeed(0),
            Err(_) => {
                self.saving.failed_at = Some(self.length());
                self.fail();
            }
        }
        self.resume_held();
    }

    /// Handles the state of the match in the store, in another tab or on another device.
    pub fn follow(&mut self, stored: Stored<G>) {
        let is_known = stored.played.goes_on_in(&self.line.played);
        // The pending save will report the number of saved bytes itself.
        if !is_known || self.saving.asked.is_none() {
            self.saving.succeed(stored.saved);
        }
        if !is_known {
            self.adopt_match(stored);
        }
    }

    /// Resumes play that was held back, if everything is saved or play no longer waits.
    fn resume_held(&mut self) {
        if self.is_unsaved() || !self.saving.release() {
            return;
        }
        let actions = std::mem::take(&mut self.ui.held_actions);
        if !actions.is_empty() {
            return self.act(actions);
        }
        if self.animation.is_running() || self.line.replaying {
            return;
        }
        if self.scheduler.throw_asked || self.next() == Next::Over {
            self.proceed();
        } else if !self.is_for_person() {
            self.tick();
        }
    }
}
