//! Who sits at a table.

use crate::rules::{Seat, is_invisible};

/// The kind of player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A person.
    Person,
    /// The bot of this name: lower-case letters, digits and hyphens. Which bots there are is not known here.
    Bot(String),
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name: 1 to [`Player::LONGEST_NAME`] characters of any script, without control characters and line breaks and
    /// without white space at its ends. A new player's shows something; records have been written with others.
    pub name: String,
    /// Which colour and pattern: below [`Player::LOOKS`], and another one for each player of a match.
    pub look: u8,
    /// What decides for the seat.
    pub kind: Kind,
}

/// Why something is not a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// The name shows nothing, is too long, or holds a control character or a line break.
    Name,
    /// There is no such look.
    Look,
    /// A bot's name is empty or holds something else than lower-case letters, digits and hyphens.
    Bot,
}

impl Player {
    /// How many looks there are.
    pub const LOOKS: u8 = Seat::MOST;
    /// The most characters a name has.
    pub const LONGEST_NAME: usize = 24;

    /// A new player. White space at the ends of `name` is taken off.
    ///
    /// # Errors
    /// When one of the three is not what the fields promise.
    pub fn new(name: &str, look: u8, kind: Kind) -> Result<Self, PlayerError> {
        if name.chars().all(is_invisible) {
            return Err(PlayerError::Name);
        }
        Self::kept(name, look, kind)
    }

    /// A player as a record tells of one.
    pub(super) fn kept(name: &str, look: u8, kind: Kind) -> Result<Self, PlayerError> {
        let player = Self { name: name.trim().to_owned(), look, kind };
        player.check()?;
        Ok(player)
    }

    /// Whether the fields are what they promise.
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

/// Control characters, and the two line breaks that Unicode does not count among them.
fn is_break(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}' | '\u{2029}')
}

fn is_of_bot_name(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}
