//! The messages as such, for those who read all of them.

use super::catalogue::formatted;
use super::pattern::Arg;

/// A message of the house.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The file that it stands in: `house`.
    pub file: &'static str,
    /// What it is called there.
    pub name: &'static str,
    /// The part of the screen that it stands on, where that limits its length.
    pub role: Option<Role>,
    /// What its places take.
    pub places: &'static [Place],
    /// Its number.
    pub(super) number: usize,
}

/// The part of the screen that a message stands on, where it limits how long the message may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// On a button: at most three words in English.
    Button,
    /// A hint beside the board: at most ninety letters in English.
    Hint,
}

/// The kind of thing that stands in a place of a message.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// A text.
    Text,
    /// A number.
    Number,
    /// A player.
    Who,
    /// One of these keywords.
    Key(&'static [&'static str]),
}

impl Message {
    /// Its text with these arguments, one for each of its places.
    #[must_use]
    pub fn with(&self, args: &[Arg]) -> String {
        formatted(self.number, args)
    }
}
