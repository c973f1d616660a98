//! Tickets: the numbers by which effects and their answers belong together.

/// A number that an effect goes out with, and its answer comes back with. One that is no longer awaited does nothing:
/// no late bot, second tab or double press can act twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u32);
