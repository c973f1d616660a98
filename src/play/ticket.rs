//! Tickets: numbers that match answers with their effects.

/// The number of an effect, which its answer carries too. An answer whose ticket is no longer awaited is ignored, so
/// that no late bot, second tab or double press acts twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u32);
