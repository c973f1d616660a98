//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Square, Way};
use crate::rules::{ParseError, Seat};

/// An action, in sixteen bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The toss: this seat is the first player (D3). Written `first A`.
    First(Seat),
    /// A whole move or capture (D4–D7), which the opponent or chance may make too (D13). Written as the way: `32-43`,
    /// `32x54x36`.
    Play(Way),
    /// A piece is chosen, or a jump other than the last one is entered (D8). The last jump completes the capture, which
    /// is then [`Action::Play`]. Written `touch 32`.
    Touch(Square),
    /// The player to move offers to finish (D11). Written `offer`.
    Offer,
    /// The opponent agrees (D11). Written `accept`.
    Accept,
    /// The opponent does not agree. Written `decline`.
    Decline,
    /// The player who offered does not wait for the answer. Written `withdraw`.
    Withdraw,
    /// This seat resigns (D11). Written `surrender A`.
    Resign(Seat),
    /// The time for the move is up (D13). Written `move time up`.
    MoveTimeUp,
    /// The time for the game is up, or that for finishing a capture after it (D14). Written `game time up`.
    GameTimeUp,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Play(way) => write!(f, "{way}"),
            Self::Touch(square) => write!(f, "touch {square}"),
            Self::Offer => f.write_str("offer"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Resign(seat) => write!(f, "surrender {seat}"),
            Self::MoveTimeUp => f.write_str("move time up"),
            Self::GameTimeUp => f.write_str("game time up"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "offer" => return Ok(Self::Offer),
            "accept" => return Ok(Self::Accept),
            "decline" => return Ok(Self::Decline),
            "withdraw" => return Ok(Self::Withdraw),
            "move time up" => return Ok(Self::MoveTimeUp),
            "game time up" => return Ok(Self::GameTimeUp),
            _ => {}
        }
        match text.split_once(' ') {
            Some(("first", seat)) => seat.parse().map(Self::First),
            Some(("touch", square)) => square.parse().map(Self::Touch),
            Some(("surrender", seat)) => seat.parse().map(Self::Resign),
            _ => text.parse().map(Self::Play),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d7_actions_are_small() {
        assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    }
}
