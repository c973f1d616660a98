//! Why a match cannot start, and why a text cannot be read.

use super::PlayerError;
use crate::rules::{Clause, ParseError, Seat};

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

/// Why a text is not the record of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It does not begin as a record does.
    NotARecord,
    /// It is of this version, which is not known here.
    Version(u32),
    /// It is of this game, not of the one asked for.
    Game(String),
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
    /// It is played by link, but somebody is a bot.
    BotByLink,
    /// An action in a line, counted from 1, comes before a seat has bound itself.
    Unbound(usize),
    /// Its throws are sealed, but the game has none.
    NoThrows,
    /// The secret or the token in a line, counted from 1, cannot stand there.
    Secret(usize, SecretError),
    /// What stands in a line, counted from 1, is against this clause.
    Illegal(usize, Clause),
}

/// Why a secret, or a token that binds a seat, cannot stand in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretError {
    /// The match is not sealed.
    NotSealed,
    /// The match is sealed with another one.
    Another,
    /// It is shown already.
    Again,
    /// The match is not played by link.
    NotByLink,
    /// The seat has not to bind itself then.
    NotNow,
    /// It does not come after the last token of the seat.
    NotNext,
}
