//! Tokens of hash chains that the seats of a match by link have revealed.

use super::{Fingerprint, Secret};
use crate::rules::Seat;

/// The tokens that the seats of a match by link have revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chains {
    /// The number of actions at one table, before the match moved to a link (`continued`).
    pub(super) begin: usize,
    /// The hash of the header and of those actions, to which all later throws are bound.
    pub(super) fingerprint: Fingerprint,
    pub(super) revealed: Vec<RevealedToken>,
    /// `true` if two devices play the match, each two seats.
    pub(super) for_two_devices: bool,
}

/// A token that was revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RevealedToken {
    pub(super) seat: Seat,
    pub(super) token: Secret,
    /// The number of the token in its chain, from 0.
    pub(super) number: usize,
    /// The name that its player has chosen on joining, in place of the one in the header.
    pub(super) name: Option<String>,
    /// The depth of the current place when it was revealed.
    pub(super) depth: usize,
    /// The seat that holds the match from then on; `None` while seats have yet to join, and once the match is over.
    pub(super) holder: Option<Seat>,
}
