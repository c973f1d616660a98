//! Why a match cannot start, and why a text cannot be read.

use std::fmt;

use super::PlayerError;
use crate::rules::{Clause, ParseError, Seat, quoted};

/// Why a match cannot start; `R` is the game's refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError<R> {
    /// The game refuses the options.
    Options(R),
    /// Matches of the game begin from no position.
    Position,
    /// The match is over in the position from which it should begin.
    Over,
    /// These options need this number of players.
    Seats(u8),
    /// Who sits on this seat is not a player.
    Player(Seat, PlayerError),
    /// These two have the same look.
    SameLook(Seat, Seat),
}

/// Why a text is not the record of a match. `Display` says it to a player in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It does not begin as a record does.
    NotARecord,
    /// It is of this version, which is not known here.
    Version(u32),
    /// It is of the game `found`, not of the one asked for.
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The game that stands there.
        found: String,
    },
    /// Its last line is missing or not whole.
    Cut,
    /// It is not as it was written: the sum in the last line differs.
    Changed,
    /// A line, counted from 1, is not what it should be.
    Line(usize, ParseError),
    /// The match begins from a position in which it is over.
    Over,
    /// The number of players is wrong, or two have the same look.
    Players,
    /// What stands in a line, counted from 1, is against this clause.
    Illegal(usize, Clause),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => f.write_str("This is not the record of a match."),
            Self::Version(version) => {
                write!(f, "This record is of version {version}, which this program does not know.")
            }
            Self::Game { expected, found } => write!(f, "This is a record of {}, not of {expected}.", quoted(found)),
            Self::Cut => f.write_str("The record is cut short: its last line is missing."),
            Self::Changed => f.write_str("The record is damaged: something in it was changed after it was written."),
            Self::Line(line, error) => write!(f, "Line {line} cannot be read: {error}."),
            Self::Over => f.write_str("The match in this record begins from a position in which it is over already."),
            Self::Players => f.write_str("The players in the record do not fit the game."),
            Self::Illegal(line, clause) => write!(f, "Line {line} is not allowed by clause {clause}."),
        }
    }
}

impl std::error::Error for RecordError {}
