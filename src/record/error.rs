//! Errors of starting a match and of reading its text.

use super::PlayerError;
use crate::rules::{Clause, ParseError, Seat};

/// The reason why a match cannot start; `R` is the refusal of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError<R> {
    /// The game refuses the options.
    Options(R),
    /// A match of this game cannot begin from a position.
    Position,
    /// In the position from which it should begin the match is over.
    Over,
    /// The start needs this number of players.
    Seats(u8),
    /// The player on this seat is not valid.
    Player(Seat, PlayerError),
    /// These two have the same look.
    SameLook(Seat, Seat),
}

/// The reason why a text is not the record of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text does not begin with the mark and a version.
    NotARecord,
    /// The text has this version of the format, which is unknown.
    Version(u32),
    /// The record is of this game, not of the expected one.
    Game(String),
    /// The last line is missing or incomplete.
    Cut,
    /// The checksum in the last line does not match the text.
    Changed,
    /// A line, counted from 1, cannot be parsed.
    Line(usize, ParseError),
    /// The match begins from a position in which it is over.
    Over,
    /// The number of players is wrong, or two have the same look.
    Players,
    /// The match is played by link, but a player is a bot.
    BotByLink,
    /// An action in a line, counted from 1, stands where a seat has to reveal a token first.
    Unbound(usize),
    /// The match is sealed, but its game has no throws.
    NoThrows,
    /// The match names a day, but it is not as the daily matches: it has other options or players, or its game has
    /// none.
    NotOfDay,
    /// The secret or the token in a line, counted from 1, is not valid there.
    Secret(usize, SecretError),
    /// The action or the options in a line, counted from 1, are against this clause of the rulebook.
    Illegal(usize, Clause),
}

/// The reason why a secret or a token is not valid at its place in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretError {
    /// The match is not sealed.
    NotSealed,
    /// The secret does not match the commitment of the record.
    Another,
    /// The secret was revealed before.
    Again,
    /// The match is not played by link.
    NotByLink,
    /// It is not this seat that has to reveal a token.
    NotNow,
    /// The token does not hash to the last token of the seat.
    NotNext,
}
