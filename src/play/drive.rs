//! What drives the match on.

use super::Ticket;

/// What drives the match on, and what it waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Drive {
    /// The number of the last effect that is answered.
    last_ticket: u32,
    /// What drives the match on when it comes back.
    pub awaited: Option<Awaited>,
    /// The next second of a clock.
    pub second: Option<Ticket>,
    /// Whether the throw that follows has been asked for already.
    pub throw_asked: bool,
    /// Whether a match of bots alone waits to be gone on with.
    pub paused: bool,
    /// Whether the end of the match has been told.
    pub over: bool,
}

/// Something that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    /// What comes back has this number.
    pub ticket: Ticket,
    /// Where it comes from.
    pub from: Source,
}

/// Where something comes from that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A timer.
    Time,
    /// Bots.
    Bots,
    /// Chance.
    Chance,
    /// A contest of persons.
    Contest,
}

impl Drive {
    /// The number of a new effect that is answered.
    pub fn ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }

    /// This is awaited from now on, and nothing else: the number that it has.
    pub fn wait_for(&mut self, from: Source) -> Ticket {
        let ticket = self.ticket();
        self.awaited = Some(Awaited { ticket, from });
        ticket
    }

    /// Whether this is what drives the match on, which it does only once.
    pub fn take(&mut self, ticket: Ticket) -> bool {
        self.awaited.take_if(|awaited| awaited.ticket == ticket).is_some()
    }

    /// Whether this is what drives the match on, or the clocks.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.second == Some(ticket) || self.awaited.is_some_and(|awaited| awaited.ticket == ticket)
    }

    /// The ticket of what is awaited, if it comes from there.
    pub fn awaited_from(&self, from: Source) -> Option<Ticket> {
        self.awaited.filter(|awaited| awaited.from == from).map(|awaited| awaited.ticket)
    }
}
