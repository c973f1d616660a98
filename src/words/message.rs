//! The list of all messages, for tests that read every one.

use super::catalogue::formatted;
use super::pattern::Arg;

/// A message and its declaration.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The name of its file, without the extension: `table`.
    pub file: &'static str,
    /// Its name in that file.
    pub name: &'static str,
    /// The role that limits its length, if it has one.
    pub role: Option<Role>,
    /// The types of its placeables.
    pub places: &'static [Place],
    /// Its message number.
    pub(super) number: usize,
}

/// A role in the interface that limits the length of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A button: at most three words in English.
    Button,
    /// A hint beside the board: at most 90 characters in English.
    Hint,
}

/// The type of a placeable.
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
    /// Its text with these arguments, one per placeable.
    #[must_use]
    pub fn with(&self, args: &[Arg]) -> String {
        formatted(self.number, args)
    }
}
