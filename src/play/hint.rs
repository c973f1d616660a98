//! The state of a hint.

use super::Ticket;

/// The state of a hint; it is reset when the match moves on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Hint<A> {
    /// No hint was requested.
    #[default]
    None,
    /// A bot was asked, with this ticket.
    Asked(Ticket),
    /// The best action, and the use of the rest of a throw.
    Found(Vec<A>),
}

impl<A> Hint<A> {
    /// `true` if the bot was asked with this ticket.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        matches!(self, Self::Asked(asked) if *asked == ticket)
    }
}
