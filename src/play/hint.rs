//! A hint that a person wants.

use super::Ticket;

/// A hint that a person wants, until something happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hint<A> {
    /// There is none.
    #[default]
    None,
    /// A bot has been asked.
    Asked(Ticket),
    /// This is the best action.
    Found(A),
}

impl<A> Hint<A> {
    /// Whether this asks for it.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        matches!(self, Self::Asked(asked) if *asked == ticket)
    }
}
