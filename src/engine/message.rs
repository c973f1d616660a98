//! What is asked, and what is answered.

use serde::{Deserialize, Serialize};

/// A message to the engine: how the match stands, and what is asked about it. Texts are those of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The number of the question, which its answer bears.
    pub number: u32,
    /// How the match begins, as its record says it: `options …` or `position …`. None if that has been told.
    pub start: Option<String>,
    /// How many of the actions that have been told still hold.
    pub from: u32,
    /// The actions after those.
    pub actions: Vec<String>,
    /// What is asked.
    pub question: Question,
}

/// A question. A new one takes the place of that before, which is not answered any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What a bot does.
    Choose {
        /// Its name in records.
        bot: String,
        /// Its seat.
        seat: u8,
        /// Decides among what is as good; a number of 64 bits, which no number of JavaScript holds.
        seed: String,
    },
    /// What has been asked is to be answered with what has been found so far.
    Now,
    /// What has been asked is not wanted any more.
    Stop,
}

/// An answer of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// The answer itself.
    pub says: Says,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Says {
    /// The match cannot be followed so: all of it has to be told anew.
    Lost,
    /// The bot does this.
    Does(String),
}
