//! The state of saving: the part of the match that is saved, and the pending request.

use super::Ticket;

/// The state of saving: the part of the match that is saved, and the pending request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Saving {
    /// The number of bytes of the record's body that are saved.
    pub bytes: usize,
    /// The pending request to the store, one at a time.
    pub asked: Option<(Ticket, Request)>,
    /// The length of the body that could not be saved; it is retried only when the body has grown.
    pub failed_at: Option<usize>,
    /// `true` if the store failed or was late the last time, so that play does not wait for it.
    pub fails: bool,
    /// `true` if play waits until everything is saved.
    pub held: bool,
    /// The timer that limits this wait.
    pub deadline: Option<Ticket>,
    /// The number of steps at which a save first failed; `None` if everything is saved.
    pub unsaved_since: Option<usize>,
}

/// A request to the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Save the body up to this length, in bytes.
    Save(usize),
    /// Load the match.
    Load,
}

impl Saving {
    /// The state of a match of which this many bytes are saved.
    pub fn of(bytes: usize) -> Self {
        Self { bytes, ..Self::default() }
    }

    /// `true` if a body of this length has to be saved now.
    pub fn is_due(&self, length: usize) -> bool {
        self.asked.is_none() && self.bytes != length && self.failed_at != Some(length)
    }

    /// `true` if play has to wait for the store until a body of this length is saved.
    pub fn is_awaited(&self, length: usize) -> bool {
        !self.fails && (self.asked.is_some() || self.bytes != length)
    }

    /// `true` if this ticket belongs to the pending request or to the timer.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.deadline == Some(ticket) || self.asked.is_some_and(|(asked, _)| asked == ticket)
    }

    /// Ends the pending request with this ticket and returns it.
    pub fn finish(&mut self, ticket: Ticket) -> Option<Request> {
        self.asked.take_if(|(asked, _)| *asked == ticket).map(|(_, request)| request)
    }

    /// Records that this many bytes are saved.
    pub fn succeed(&mut self, bytes: usize) {
        *self = Self { held: self.held, deadline: self.deadline, ..Self::of(bytes) };
    }

    /// Records that saving failed when the match had this many steps.
    pub fn fail(&mut self, steps: usize) {
        self.fails = true;
        self.unsaved_since = Some(self.unsaved_since.map_or(steps, |since| since.min(steps)));
    }

    /// Ends the wait for the store. Returns `true` if play was waiting.
    pub fn release(&mut self) -> bool {
        self.deadline = None;
        std::mem::take(&mut self.held)
    }
}
