//! The options of a match.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The options of a match. Written `players=4`, or `players=4 rounds=32`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The number of rounds after which the players have agreed to stop; `None` for the whole game (C15).
    pub rounds: Option<NonZeroU8>,
}

const PLAYERS: &str = "players=4";

impl Options {
    /// A short game (C15).
    pub const SHORT: Self = Self { rounds: NonZeroU8::new(32) };
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PLAYERS)?;
        self.rounds.map_or(Ok(()), |rounds| write!(f, " rounds={rounds}"))
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let rest = text.strip_prefix(PLAYERS);
        let rounds = rest.and_then(|rest| rest.strip_prefix(" rounds=")?.parse().ok());
        let options = Self { rounds };
        // The notation of the result must be the same, so that nothing in the text was ignored.
        if options.to_string() == text { Ok(options) } else { Err(ParseError::new(Expected("options"), text)) }
    }
}
