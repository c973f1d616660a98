//! What the engine is asked.

use std::fmt;
use std::str::FromStr;

use super::fields::{action, first, number};
use crate::bots::Level;
use crate::rules::{Expected, ParseError, Seat};

/// A question about a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which action does a bot of this level choose on this seat? It may be a side action, such as an offer.
    Choose {
        /// The level of the bot.
        level: Level,
        /// The seat, which has to act.
        seat: Seat,
    },
    /// What is this seat advised to do? Answered by what the strongest bot chooses, with its choices for the rest of a
    /// throw.
    Advise {
        /// The seat, which has to act.
        seat: Seat,
    },
    /// How good were the last steps of the match? Answered step by step, the last one first.
    Judge {
        /// The number of these steps, at least 1.
        last: usize,
    },
    /// What refutes the last action of the match, which is a wrong answer to a puzzle, and what does it lose?
    Refute {
        /// A right answer, as in records.
        solution: String,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose { level, seat } => write!(f, "choose {} {seat}", level.name()),
            Self::Advise { seat } => write!(f, "advise {seat}"),
            Self::Judge { last } => write!(f, "judge {last}"),
            Self::Refute { solution } => write!(f, "refute {solution}"),
        }
    }
}

impl FromStr for Question {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match first(text) {
            ("choose", bot) => {
                let (level, seat) = first(bot);
                let level = Level::by_name(level).ok_or_else(|| ParseError::new(Expected("level"), level))?;
                Ok(Self::Choose { level, seat: seat.parse()? })
            }
            ("advise", seat) => Ok(Self::Advise { seat: seat.parse()? }),
            ("judge", "0") => Err(ParseError::new(Expected("step"), text)),
            ("judge", last) => Ok(Self::Judge { last: number(last)? }),
            ("refute", solution) => Ok(Self::Refute { solution: action(solution)? }),
            _ => Err(ParseError::new(Expected("question"), text)),
        }
    }
}
