//! The start of a match.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The start of a match. `O` is the type of the options and `P` that of the position: values, or their texts. In a
/// record it is one line, `options …` or `position …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<O, P> {
    /// The start of the rulebook, with these options.
    Options(O),
    /// A position that was set up by hand.
    Position(P),
}

impl<O: Display, P: Display> Display for Start<O, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(options) => write!(f, "options {options}"),
            Self::Position(position) => write!(f, "position {position}"),
        }
    }
}

impl FromStr for Start<String, String> {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("options", options) => Ok(Self::Options(options.to_owned())),
            ("position", position) => Ok(Self::Position(position.to_owned())),
            _ => Err(ParseError::new(Expected("start-line"), line)),
        }
    }
}
