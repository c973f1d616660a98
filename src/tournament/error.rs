//! The reasons why a tournament is not changed.

use super::round::Outcome;

/// The reason why a request is refused. The tournament is as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentError {
    /// There are fewer players than [`MIN_PLAYERS`](super::MIN_PLAYERS).
    TooFewPlayers,
    /// There are more players than [`MAX_PLAYERS`](super::MAX_PLAYERS).
    TooManyPlayers,
    /// A name has no letters.
    NoName,
    /// This name has more characters than [`MAX_NAME`](super::MAX_NAME).
    NameTooLong(String),
    /// This name is there twice.
    NameTwice(String),
    /// The number of rounds is not between one and the largest one possible, which is given.
    WrongRounds(usize),
    /// Nobody can enter a round robin after its first round has been paired.
    RoundRobinHasBegun,
    /// The round that was paired last has so many games without a result.
    ResultsMissing(usize),
    /// All rounds have been paired.
    AllRoundsPaired,
    /// Fewer than two players are present.
    NobodyPresent,
    /// The number of players present is odd, and each of them has had a bye.
    EverybodyHadBye,
    /// In every pairing, somebody would move first or second three times in a row, or three times more often
    /// than not.
    NoPairing,
    /// These two players have not been paired, or are not in the tournament.
    NotPaired([String; 2]),
    /// The names fit several pairs of players. Those without a result are given with their round and table, from zero, and
    /// the result that the match would have there.
    SeveralPairs(Vec<(usize, usize, Outcome)>),
    /// The game has this result already, in the round with this number, from zero.
    EnteredBefore(usize),
    /// The game has another result, in the round with this number, from zero.
    EnteredOtherwise(usize),
    /// There is no such player, or no such game.
    NotThere,
}
