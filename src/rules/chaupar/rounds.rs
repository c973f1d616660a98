//! The rounds after which the players have agreed to stop (C15).

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use crate::rules::cross::SEATS;
use crate::rules::{Expected, ParseError};

/// The rounds after which the players have agreed to stop. A round is a turn of each seat, whether it throws or not
/// (C14), so that all have had as many when the last round is over. Written as the number of turns that have ended, and
/// of all: `26 of 128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    all: NonZeroU8,
    ended: u16,
}

impl Rounds {
    /// Before the first turn.
    pub(super) fn new(all: NonZeroU8) -> Self {
        Self { all, ended: 0 }
    }

    /// The number of all rounds.
    #[must_use]
    pub fn all(self) -> NonZeroU8 {
        self.all
    }

    /// The number of the round, from 1. That of the last one stays when it is over.
    #[must_use]
    pub fn number(self) -> u16 {
        (self.ended / u16::from(SEATS) + 1).min(self.all.get().into())
    }

    /// The number of turns that are left.
    #[must_use]
    pub fn turns_left(self) -> u16 {
        self.turns() - self.ended
    }

    /// Ends a turn. Returns `true` if it was the last.
    pub(super) fn end_turn(&mut self) -> bool {
        self.ended += 1;
        self.turns_left() == 0
    }

    /// The number of all turns.
    fn turns(self) -> u16 {
        u16::from(self.all.get()) * u16::from(SEATS)
    }
}

impl fmt::Display for Rounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.ended, self.turns())
    }
}

impl FromStr for Rounds {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (ended, turns) = text.split_once(" of ")?;
            let all = NonZeroU8::new(u8::try_from(turns.parse::<u16>().ok()? / u16::from(SEATS)).ok()?)?;
            Some(Self { all, ended: ended.parse().ok()? })
        };
        let rounds = read().filter(|rounds| rounds.ended <= rounds.turns() && rounds.to_string() == text);
        rounds.ok_or_else(|| ParseError::new(Expected("turns"), text))
    }
}
