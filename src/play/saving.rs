//! What the store has of the match, and what it was asked last.

use super::Ticket;

/// What the store has of the match, and what it was asked last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Saving {
    /// The bytes of the record's body that it has.
    pub bytes: usize,
    /// What it was asked and has not answered: one thing at a time.
    pub asked: Option<(Ticket, Request)>,
    /// The length of the body when it could not be saved, which is not tried again before there is more of it.
    pub failed_at: Option<usize>,
    /// Whether the store failed or was late the last time, so that nobody waits for it.
    pub fails: bool,
    /// Whether what follows waits until all is saved.
    pub held: bool,
    /// When that has waited long enough.
    pub deadline: Option<Ticket>,
    /// After how many steps it turned out that the match cannot be saved, if it cannot.
    pub unsaved_since: Option<usize>,
}

/// What a store is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// To save the body up to this length, in bytes.
    Save(usize),
    /// For the match.
    Load,
}

impl Saving {
    /// So many bytes of the match are in the store.
    pub fn of(bytes: usize) -> Self {
        Self { bytes, ..Self::default() }
    }

    /// Whether there is something to be saved now of a body of this length.
    pub fn is_due(&self, length: usize) -> bool {
        self.asked.is_none() && self.bytes != length && self.failed_at != Some(length)
    }

    /// Whether somebody waits for the store, which has not all of a body of this length.
    pub fn is_awaited(&self, length: usize) -> bool {
        !self.fails && (self.asked.is_some() || self.bytes != length)
    }

    /// Whether an answer of the store, or the end of waiting for it, has this number.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.deadline == Some(ticket) || self.asked.is_some_and(|(asked, _)| asked == ticket)
    }

    /// What the store was asked for with this number, which it answers only once.
    pub fn take(&mut self, ticket: Ticket) -> Option<Request> {
        self.asked.take_if(|(asked, _)| *asked == ticket).map(|(_, request)| request)
    }

    /// The store has so many bytes.
    pub fn succeed(&mut self, bytes: usize) {
        *self = Self { held: self.held, deadline: self.deadline, ..Self::of(bytes) };
    }

    /// It turned out after so many steps that the store does not have them.
    pub fn fail(&mut self, steps: usize) {
        self.fails = true;
        self.unsaved_since = Some(self.unsaved_since.map_or(steps, |since| since.min(steps)));
    }

    /// Nothing waits for the store any more. Tells whether something did.
    pub fn release(&mut self) -> bool {
        self.deadline = None;
        std::mem::take(&mut self.held)
    }
}
