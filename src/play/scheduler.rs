//! The pending request that play waits for.

use super::Ticket;

/// The pending request that play waits for, the tickets, and the flags that say how play continues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scheduler {
    /// The number of the last ticket.
    last_ticket: u32,
    /// The pending request whose answer continues play.
    pub awaited: Option<Awaited>,
    /// The timer for the next second of the clocks.
    pub second: Option<Ticket>,
    /// `true` if the throw that follows has already been requested by its person.
    pub throw_asked: bool,
    /// `true` if a match of bots alone is paused.
    pub paused: bool,
    /// `true` if the end of the match has been reported.
    pub over: bool,
}

/// A pending request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    /// The ticket of the answer.
    pub ticket: Ticket,
    /// The source of the answer.
    pub from: Source,
}

/// The source of an answer that play waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A timer.
    Time,
    /// Bots.
    Bots,
    /// Chance.
    Chance,
    /// A simultaneous phase of persons.
    SimultaneousPhase,
    /// The assessment of a person's choice, which play waits for only a short time.
    Tutor,
}

impl Scheduler {
    /// Returns a new ticket.
    pub fn ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }

    /// Waits for this source from now on, in place of any other, and returns the new ticket.
    pub fn wait_for(&mut self, from: Source) -> Ticket {
        let ticket = self.ticket();
        self.awaited = Some(Awaited { ticket, from });
        ticket
    }

    /// Ends the wait for this ticket. Returns `false` if play does not wait for it.
    pub fn finish(&mut self, ticket: Ticket) -> bool {
        self.awaited.take_if(|awaited| awaited.ticket == ticket).is_some()
    }

    /// `true` if play or the clocks wait for this ticket.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.second == Some(ticket) || self.awaited.is_some_and(|awaited| awaited.ticket == ticket)
    }

    /// The ticket of the pending request, if its answer comes from this source.
    pub fn awaited_from(&self, from: Source) -> Option<Ticket> {
        self.awaited.filter(|awaited| awaited.from == from).map(|awaited| awaited.ticket)
    }
}
