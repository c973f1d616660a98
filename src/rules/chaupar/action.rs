//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use super::Throw;
use crate::rules::cross::{Advance, Step};
use crate::rules::{Expected, ParseError};

/// An action. A turn is, for example, `3 4`, `12+3`, `7+4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The pasa show these faces: a throw for the start (C4), or one to be used (C5). Written `3 4`.
    Throw(Throw),
    /// A piece moves by one pasa or by the sum, or a pair by half of it (C5). Written `12+3`, `pair 12+3`.
    Move(Advance),
    /// The mover names the pair on this step their true pair (C12). Written `true 20`.
    True(Step),
    /// The people at the table agree to stop (C15). Written `stop`.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(throw) => throw.fmt(f),
            Self::Move(advance) => advance.fmt(f),
            Self::True(step) => write!(f, "true {step}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "stop" {
            return Ok(Self::Stop);
        }
        if let Some(step) = text.strip_prefix("true ") {
            return step.parse().map(Self::True).map_err(|_| ParseError::new(Expected("pair-step"), step));
        }
        let read = text.parse().map(Self::Throw).or_else(|_| text.parse().map(Self::Move));
        read.map_err(|_: ParseError| ParseError::new(Expected("action"), text))
    }
}
