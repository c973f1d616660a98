//! Thinking about what has been asked.

use super::follow::Followed;
use super::{Answer, Message, Question, Says};
use crate::bots::{Evaluate, Level, Thinking};
use crate::rules::Seat;

/// So many positions are looked at in a slice: some hundredths of a second on a phone.
const SLICE: u64 = 5_000;

/// An engine that follows a match of the game `G`. It is given what is asked by [`Engine::hear`], and thinks whenever
/// [`Engine::go_on`] is called.
pub struct Engine<G: Evaluate> {
    followed: Followed<G>,
    /// The question that is being thought about, by its number.
    asked: Option<(u32, Thinking<G::Action>)>,
}

impl<G: Evaluate> Default for Engine<G> {
    fn default() -> Self {
        Self { followed: Followed::new(), asked: None }
    }
}

impl<G: Evaluate> Engine<G> {
    /// Hears a message, and tells what can be answered at once.
    pub fn hear(&mut self, message: &Message) -> Option<Answer> {
        let says = match &message.question {
            Question::Stop => {
                self.asked = None;
                return None;
            }
            Question::Now => return self.answer(),
            Question::Choose { bot, seat, seed } => {
                self.asked = self.followed.follow(message).and_then(|()| {
                    let (level, seed) = (Level::by_name(bot)?, seed.parse().ok()?);
                    let thinking = Thinking::begin(level, self.followed.state()?, Seat(*seat), seed)?;
                    Some((message.number, thinking))
                });
                Says::Lost
            }
        };
        self.asked.is_none().then_some(Answer { number: message.number, says })
    }

    /// Whether there is something to think about.
    pub fn thinks(&self) -> bool {
        self.asked.is_some()
    }

    /// Thinks for a moment, and tells the answer once it is found.
    pub fn go_on(&mut self) -> Option<Answer> {
        let (_, thinking) = self.asked.as_mut()?;
        if thinking.go_on(SLICE) { None } else { self.answer() }
    }

    /// The answer as far as it has been found.
    fn answer(&mut self) -> Option<Answer> {
        let (number, thinking) = self.asked.take()?;
        Some(Answer { number, says: Says::Does(thinking.best().to_string()) })
    }
}
