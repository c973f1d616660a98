//! What one device says to the other, and hears from it, while they are connected.

use super::{Message, MessageError};

/// The least time between two phrases, in milliseconds.
const PHRASE_PAUSE: f64 = 3_000.0;

/// What a message changes on the device that receives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The other device is there, and has opened the same game.
    Greeted,
    /// The other device has this record of the match. Once it is saved here, [`Session::saved`] says so.
    Match(String),
    /// The other device has saved the match that was last sent to it, or one before.
    Saved,
    /// The other player says this phrase.
    Phrase(u8),
}

/// One connection, from its beginning to its end. A new one starts with a new session, in which both devices send the
/// match that they have.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    game: String,
    is_greeted: bool,
    /// The number of the last match sent, received, and known to be saved by the other device.
    sent: u32,
    received: u32,
    acknowledged: u32,
    /// The record that was last sent or received, so that it is not sent (back).
    shared: Option<String>,
    /// The times of the last phrases, said and heard, in milliseconds.
    said: Option<f64>,
    heard: Option<f64>,
}

impl Session {
    /// A session of a game, and its first message.
    #[must_use]
    pub fn begin(game: &str) -> (Self, Message) {
        let session = Self {
            game: game.to_owned(),
            is_greeted: false,
            sent: 0,
            received: 0,
            acknowledged: 0,
            shared: None,
            said: None,
            heard: None,
        };
        (session, Message::Hello(game.to_owned()))
    }

    /// True if the other device has all matches that were sent to it.
    #[must_use]
    pub fn is_in_step(&self) -> bool {
        self.is_greeted && self.acknowledged == self.sent
    }

    /// The message that sends this record; `None` if both devices have it.
    pub fn send(&mut self, record: &str) -> Option<Message> {
        if self.shared.as_deref() == Some(record) {
            return None;
        }
        self.shared = Some(record.to_owned());
        self.sent += 1;
        Some(Message::Match { number: self.sent, record: record.to_owned() })
    }

    /// The message that says a phrase; `None` within three seconds of the last one.
    pub fn say(&mut self, phrase: u8, now: f64) -> Option<Message> {
        may_speak(&mut self.said, now).then_some(Message::Phrase(phrase))
    }

    /// The message that the last match received is saved here.
    #[must_use]
    pub fn saved(&self) -> Message {
        Message::Saved(self.received)
    }

    /// Takes a message at a time in milliseconds. `None` if it has nothing new, such as a phrase too soon.
    ///
    /// # Errors
    /// If it is none that the other device can send here. The connection is of no use then.
    pub fn receive(&mut self, message: &str, now: f64) -> Result<Option<News>, MessageError> {
        let message: Message = message.parse()?;
        if !self.is_greeted && !matches!(message, Message::Hello(_)) {
            return Err(MessageError::OutOfOrder);
        }
        let news = match message {
            Message::Hello(_) if self.is_greeted => return Err(MessageError::OutOfOrder),
            Message::Hello(game) if game != self.game => return Err(MessageError::OtherGame(game)),
            Message::Hello(_) => {
                self.is_greeted = true;
                Some(News::Greeted)
            }
            Message::Match { number, record } => {
                if number != self.received + 1 {
                    return Err(MessageError::OutOfOrder);
                }
                self.received = number;
                self.shared = Some(record.clone());
                Some(News::Match(record))
            }
            Message::Saved(number) => {
                if number < self.acknowledged || number > self.sent {
                    return Err(MessageError::OutOfOrder);
                }
                self.acknowledged = number;
                Some(News::Saved)
            }
            Message::Phrase(phrase) => may_speak(&mut self.heard, now).then_some(News::Phrase(phrase)),
        };
        Ok(news)
    }
}

/// True if the last phrase was long enough ago; then this one is the last.
fn may_speak(last: &mut Option<f64>, now: f64) -> bool {
    let may = last.is_none_or(|last| now - last >= PHRASE_PAUSE);
    if may {
        *last = Some(now);
    }
    may
}
