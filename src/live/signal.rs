//! What one browser has to know of another to connect to it.

use super::{Candidate, IceText};

/// The side of a device in the exchange of signals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is the first to show its signal.
    Offer,
    /// It shows its signal to the one that offered the connection.
    Answer,
}

/// What one browser has to know of another to connect to it by WebRTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// The side of the device.
    pub role: Role,
    /// The user name fragment, by which the device recognises requests that are for this connection.
    pub user: IceText,
    /// The password, which those requests are signed with.
    pub password: IceText,
    /// The SHA-256 fingerprint of the device's certificate (RFC 8122), so that nobody else can take its place.
    pub fingerprint: [u8; 32],
    /// The addresses at which it can be reached, the preferred one first; at least one.
    pub candidates: Vec<Candidate>,
}
