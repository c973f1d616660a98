//! The options of a match.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The options of a match, which has no choices (C1). Written `players=4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options;

const TEXT: &str = "players=4";

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TEXT)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == TEXT { Ok(Self) } else { Err(ParseError::new(Expected("options"), text)) }
    }
}
