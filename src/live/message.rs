//! The messages between two connected devices.
//!
//! A message is a line of words, of which the first is its kind; that of a match is followed by its record.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::MessageError;

/// The version of the messages that is written and read.
const VERSION: u32 = 1;
/// The largest length of a message, in bytes; all browsers send that much at once.
const LONGEST: usize = 256 * 1024;
/// The number of phrases.
pub const PHRASES: u8 = 8;

/// A message from one device to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The first one: the name of the game that the sender has opened.
    Hello(String),
    /// The match as the sender has it.
    Match {
        /// The number of such messages so far, this one included.
        number: u32,
        /// The record of the match.
        record: String,
    },
    /// The match of the message with this number is saved on the sender's device.
    Saved(u32),
    /// A phrase, by its number from 0, which each reads in their own language.
    Phrase(u8),
}

impl Display for Message {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello(game) => write!(out, "hello {VERSION} {game}"),
            Self::Match { number, record } => write!(out, "match {number}\n{record}"),
            Self::Saved(number) => write!(out, "saved {number}"),
            Self::Phrase(number) => write!(out, "phrase {number}"),
        }
    }
}

impl FromStr for Message {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        if text.len() > LONGEST {
            return Err(MessageError::Unknown);
        }
        let (line, record) = text.split_once('\n').map_or((text, None), |(line, record)| (line, Some(record)));
        let words: Vec<_> = line.split(' ').collect();
        let message = match (&words[..], record) {
            (["hello", version, game], None) => {
                let version = number(version)?;
                if version != VERSION {
                    return Err(MessageError::Version(version));
                }
                Self::Hello((*game).to_owned())
            }
            (["match", count], Some(record)) => Self::Match { number: number(count)?, record: record.to_owned() },
            (["saved", count], None) => Self::Saved(number(count)?),
            (["phrase", phrase], None) => {
                let phrase = phrase.parse().ok().filter(|phrase| *phrase < PHRASES);
                Self::Phrase(phrase.ok_or(MessageError::Unknown)?)
            }
            _ => return Err(MessageError::Unknown),
        };
        Ok(message)
    }
}

fn number(word: &str) -> Result<u32, MessageError> {
    word.parse().map_err(|_| MessageError::Unknown)
}
