//! How the link of a match by link was given on.

use crate::words::house;

/// The way in which the link was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// It was given to the system's own way to share.
    Shared,
    /// It was copied, and has yet to be sent.
    Copied,
    /// It is selected, to be copied by hand.
    Selected,
}

impl Passed {
    /// What came of copying, by the words that a button then has.
    pub(super) fn by_copying(words: &str) -> Self {
        if words == house::copied() { Self::Copied } else { Self::Selected }
    }
}
