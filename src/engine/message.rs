//! What is asked, and what is answered.

use serde::Serialize;

/// A message to the engine: how the match stands, and what is asked about it. Texts are those of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The number of the question, which its answer bears.
    pub number: u32,
    /// How the match begins. None if that has been told.
    pub start: Option<Start>,
    /// How many of the actions that have been told still hold.
    pub from: u32,
    /// The actions after those.
    pub actions: Vec<String>,
    /// What is asked.
    pub question: Question,
}

/// How a match begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Start {
    /// As the rulebook says, with these options.
    Options(String),
    /// From a position ([`crate::rules::Game::packed`]).
    Position(Vec<i64>),
}

/// A question. A new one takes the place of that before, which is not answered any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Question {
    /// What a bot does.
    Choose {
        /// Its name in records.
        bot: String,
        /// Its seat.
        seat: u8,
        /// Whether it may do something besides, such as offer to finish. Nobody is advised to.
        besides: bool,
        /// Decides among what is as good; a number of 64 bits, which no number of JavaScript holds.
        seed: String,
    },
    /// What is to be thought of all that has happened.
    Judge,
    /// What has been asked is to be answered with what has been found so far.
    Now,
    /// What has been asked is not wanted any more.
    Stop,
}

/// An answer of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// The answer itself.
    pub says: Says,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Says {
    /// The match cannot be followed so: all of it has to be told anew.
    Lost,
    /// The bot does this.
    Does(String),
    /// This is thought of a step. Further answers with the same number tell of the others: the last step of the match
    /// comes first.
    Judged(Judged),
}

/// What is thought of a step of the match ([`crate::bots::Judged`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// Which step it is, from 0.
    pub step: u32,
    /// Whether the numbers are hundredths of a percent, or else of what is counted in the end.
    pub percent: bool,
    /// The outlook of each seat after it.
    pub outlook: Vec<i64>,
    /// What chance has changed for each seat.
    pub luck: Vec<i64>,
    /// What the choice has cost whoever made it: 0 or less.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<String>,
}
