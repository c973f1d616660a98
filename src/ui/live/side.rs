//! The side of a device in a handshake.

use crate::store::Id;

/// The side of this device when the page is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// It offers a connection from the table of this match.
    Table(Id),
    /// It has scanned or opened this code of another device; none yet if it is empty.
    Code(String),
}
