//! The options of a match.

use std::fmt;
use std::str::FromStr;

use super::{Colour, Refusal};
use crate::rules::{Expected, ParseError, Seat};

/// The distribution of the rugs (M13). Written `plain`, `boxed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deck {
    /// 15 rugs of one colour to each player.
    #[default]
    Plain,
    /// As in the box: for two players 12 rugs each of two colours, for three 15 of one colour, for four 12 of one.
    Boxed,
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plain => "plain",
            Self::Boxed => "boxed",
        })
    }
}

impl FromStr for Deck {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "plain" => Ok(Self::Plain),
            "boxed" => Ok(Self::Boxed),
            _ => Err(ParseError::new(Expected("deck"), text)),
        }
    }
}

/// The options of a match. Written `players 3 deck plain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The number of players, 2 to 4 (M1).
    pub players: u8,
    /// The distribution of the rugs (M13).
    pub deck: Deck,
}

impl Options {
    /// The fewest players (M1).
    pub const FEWEST: u8 = 2;
    /// The most players (M1).
    pub const MOST: u8 = 4;

    /// Checks the options.
    ///
    /// # Errors
    /// [`Refusal::Players`] unless there are 2 to 4 (M1).
    pub(super) fn check(self) -> Result<(), Refusal> {
        if (Self::FEWEST..=Self::MOST).contains(&self.players) { Ok(()) } else { Err(Refusal::Players(self.players)) }
    }

    /// `true` if each player has two colours (M13).
    #[must_use]
    pub fn two_colours(self) -> bool {
        self.deck == Deck::Boxed && self.players == 2
    }

    /// The seat whose rugs have this colour; `None` if it is not in play.
    #[must_use]
    pub fn owner(self, colour: Colour) -> Option<Seat> {
        let played = if self.two_colours() { Colour::COUNT } else { self.players };
        (colour.0 < played).then(|| self.seat_of(colour))
    }

    /// The seat whose rugs have this colour, which has to be in play.
    pub(super) fn seat_of(self, colour: Colour) -> Seat {
        Seat(if self.two_colours() { colour.0 % 2 } else { colour.0 })
    }

    /// The colours that `seat` plays.
    pub fn colours(self, seat: Seat) -> impl Iterator<Item = Colour> {
        Colour::all().filter(move |&colour| self.owner(colour) == Some(seat))
    }

    /// The number of rugs of this colour at the start; 0 if it is not in play.
    #[must_use]
    pub fn dealt(self, colour: Colour) -> u8 {
        match (self.owner(colour), self.deck, self.players) {
            (None, ..) => 0,
            (_, Deck::Boxed, 2 | 4) => 12,
            _ => 15,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: Self::FEWEST, deck: Deck::Plain }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {} deck {}", self.players, self.deck)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(Expected("options"), text);
        let mut words = text.split(' ');
        let (Some("players"), Some(players), Some("deck"), Some(deck), None) =
            (words.next(), words.next(), words.next(), words.next(), words.next())
        else {
            return Err(wrong());
        };
        let options = Self { players: players.parse().map_err(|_| wrong())?, deck: deck.parse()? };
        options.check().map_err(|_| wrong())?;
        Ok(options)
    }
}
