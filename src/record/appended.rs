//! Appending to a stored record: the lines that were added to its text since a store last wrote it.

use super::Match;
use super::text::{NOTHING, end, sum};
use crate::rules::Game;

/// Lines that were added to the text of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The length of the record before them, in bytes. A store that holds another length has a write conflict.
    pub at: usize,
    /// Whole lines, each with its line break.
    pub lines: String,
}

impl<G: Game> Match<G> {
    /// The lines of the record without the last one, which holds the checksum. From the first action on, lines are only ever
    /// added to it.
    #[must_use]
    pub fn body(&self) -> &str {
        &self.text.body
    }

    /// The checksum of the lines before the actions: matches that begin alike have the same.
    #[must_use]
    pub fn origin(&self) -> String {
        end(sum(NOTHING, self.header().bytes()))
    }

    /// The lines that follow the first `at` bytes of the [`body`](Self::body). The whole body, to be written from byte
    /// 0, if `at` lies beyond its end or within a character.
    #[must_use]
    pub fn appended_since(&self, at: usize) -> Appended {
        match self.body().get(at..) {
            Some(lines) => Appended { at, lines: lines.to_owned() },
            None => Appended { at: 0, lines: self.body().to_owned() },
        }
    }
}

/// The text of a record from its [`body`](Match::body): the body and the last line, which holds the checksum.
#[must_use]
pub fn with_checksum(body: &str) -> String {
    format!("{body}{}", checksum_line(body))
}

/// The last line of the record with this [`body`](Match::body), with its line break: it holds the checksum, which tells one record
/// from others.
#[must_use]
pub fn checksum_line(body: &str) -> String {
    format!("{}\n", end(sum(NOTHING, body.bytes())))
}
