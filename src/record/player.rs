//! The players of a match.

use crate::rules::{Seat, is_invisible};

/// The kind of player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A person.
    Person,
    /// The bot with this name: lower-case letters, digits and hyphens. The name is not looked up here.
    Bot(String),
}

/// The player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name: 1 to [`Player::LONGEST_NAME`] characters of any script, without control characters, line breaks and
    /// white space at its ends. The name of a new player has a visible character; one that is read may have none,
    /// because the set of visible characters differs between versions of Unicode.
    pub name: String,
    /// The number of a colour and pattern, below [`Player::LOOKS`]. The players of a match have different ones.
    pub look: u8,
    /// A person or a bot.
    pub kind: Kind,
}

/// The reason why a player is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// The name has no visible character, is too long, or has a control character, a line break or white space at an
    /// end.
    Name,
    /// The look is not below [`Player::LOOKS`].
    Look,
    /// The name of a bot is empty or has other characters than lower-case letters, digits and hyphens.
    Bot,
}

impl Player {
    /// The number of looks.
    pub const LOOKS: u8 = Seat::MOST;
    /// The largest number of characters of a name.
    pub const LONGEST_NAME: usize = 24;

    /// A new player. White space at the ends of `name` is removed.
    ///
    /// # Errors
    /// If an argument is not as its field describes.
    ///
    /// ```
    /// use caravanserai::record::{Kind, Player, PlayerError};
    ///
    /// assert_eq!(Player::new(" Ana ", 0, Kind::Person).unwrap().name, "Ana");
    /// assert_eq!(Player::new(" ", 0, Kind::Person), Err(PlayerError::Name));
    /// ```
    pub fn new(name: &str, look: u8, kind: Kind) -> Result<Self, PlayerError> {
        if name.chars().all(is_invisible) {
            return Err(PlayerError::Name);
        }
        Self::from_record(name, look, kind)
    }

    /// A player that is read from a record, whose name may have no visible character.
    pub(super) fn from_record(name: &str, look: u8, kind: Kind) -> Result<Self, PlayerError> {
        let player = Self { name: name.trim().to_owned(), look, kind };
        player.check()?;
        Ok(player)
    }

    /// Checks that the fields are as they describe.
    pub(super) fn check(&self) -> Result<(), PlayerError> {
        let length = self.name.chars().count();
        if length == 0 || length > Self::LONGEST_NAME || self.name.trim() != self.name || self.name.contains(is_break) {
            return Err(PlayerError::Name);
        }
        if self.look >= Self::LOOKS {
            return Err(PlayerError::Look);
        }
        match &self.kind {
            Kind::Bot(name) if name.is_empty() || !name.bytes().all(is_of_bot_name) => Err(PlayerError::Bot),
            _ => Ok(()),
        }
    }
}

/// `true` for control characters and for the two line breaks that are none in Unicode.
fn is_break(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}' | '\u{2029}')
}

fn is_of_bot_name(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}
