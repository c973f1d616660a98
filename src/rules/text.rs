//! Errors of reading notation.

use std::fmt;

/// Text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected, in the rulebook's terms.
    pub expected: &'static str,
    /// What stood there instead; empty if nothing did.
    pub found: String,
}

impl ParseError {
    /// `found` stands where `expected` should be.
    pub fn new(expected: &'static str, found: impl Into<String>) -> Self {
        Self { expected, found: found.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "expected {}, found nothing", self.expected),
            found => write!(f, "expected {}, found “{found}”", self.expected),
        }
    }
}

impl std::error::Error for ParseError {}
