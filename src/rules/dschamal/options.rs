//! The options of a match.

use std::fmt;
use std::str::FromStr;

use super::Refusal;
use crate::rules::{Expected, ParseError};

/// The choice of first pieces (B2). Written `chosen`, `dealt`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// Each player chooses in turn, beginning with the bag master.
    #[default]
    Chosen,
    /// They are dealt at random.
    Dealt,
}

/// The kind of duels (B10). Written `live`, `calm`, `apart`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DuelKind {
    /// Both players feel at the same time.
    #[default]
    Live,
    /// Turn by turn.
    Calm,
    /// Turn by turn, each hand on a device of its own. Such a match is played by link.
    ByLink,
}

/// The options of a match. Written `players 3 start chosen duel live`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The number of players, 2 to 8 (B2).
    pub players: u8,
    /// The choice of first pieces (B2).
    pub start: Start,
    /// The kind of duels (B10).
    pub duel: DuelKind,
}

impl Options {
    /// The fewest players (B2).
    pub const FEWEST: u8 = 2;
    /// The most players (B2).
    pub const MOST: u8 = 8;

    /// Checks the options.
    ///
    /// # Errors
    /// [`Refusal::Players`] unless there are 2 to 8 (B2).
    pub(super) fn check(self) -> Result<(), Refusal> {
        if (Self::FEWEST..=Self::MOST).contains(&self.players) { Ok(()) } else { Err(Refusal::Players(self.players)) }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: Self::FEWEST, start: Start::default(), duel: DuelKind::default() }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chosen => "chosen",
            Self::Dealt => "dealt",
        })
    }
}

impl fmt::Display for DuelKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Live => "live",
            Self::Calm => "calm",
            Self::ByLink => "apart",
        })
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {} start {} duel {}", self.players, self.start, self.duel)
    }
}

impl FromStr for Start {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "chosen" => Ok(Self::Chosen),
            "dealt" => Ok(Self::Dealt),
            _ => Err(ParseError::new(Expected("start"), text)),
        }
    }
}

impl FromStr for DuelKind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "live" => Ok(Self::Live),
            "calm" => Ok(Self::Calm),
            "apart" => Ok(Self::ByLink),
            _ => Err(ParseError::new(Expected("duel"), text)),
        }
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(Expected("options"), text);
        let words: Vec<_> = text.split(' ').collect();
        let ["players", players, "start", start, "duel", duel] = words[..] else {
            return Err(wrong());
        };
        let number = players.parse().ok().filter(|number: &u8| number.to_string() == players);
        let options = Self { players: number.ok_or_else(wrong)?, start: start.parse()?, duel: duel.parse()? };
        options.check().map_err(|_| wrong())?;
        Ok(options)
    }
}
