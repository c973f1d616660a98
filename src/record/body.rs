//! The body of a record, which only grows, and the last line, which sums it up.

use std::fmt;

use super::Match;
use super::text::{NOTHING, RecordText, end, sum};
use crate::rules::Game;

impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RecordText { body, sum, .. } = &self.text;
        writeln!(f, "{body}{}", end(*sum))
    }
}

impl<G: Game> Match<G> {
    /// The header of the record, without a line break at its end.
    pub(super) fn header(&self) -> &str {
        self.text.parts().0
    }

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
}

/// The last line of the record with this [`body`](Match::body), with its line break: it holds the checksum, which tells one record
/// from others.
#[must_use]
pub fn checksum_line(body: &str) -> String {
    format!("{}\n", end(sum(NOTHING, body.bytes())))
}

/// Splits a record before its last line, which keeps its line break.
#[must_use]
pub fn split_last_line(record: &str) -> (&str, &str) {
    let last = record.split_inclusive('\n').next_back().unwrap_or_default();
    record.split_at(record.len() - last.len())
}
