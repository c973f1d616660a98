//! The messages between the page and the engine.

use serde::Serialize;

/// A request to the engine: an update of the match, and a question about it. Options, actions and names are written
/// as in records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The number of the question, repeated in its answers.
    pub number: u32,
    /// The beginning of the match; `None` if the engine has it already.
    pub start: Option<Start>,
    /// The number of actions after which a match that began at one table moved to a link; `None` for any other match.
    pub by_link: Option<u32>,
    /// The number of known actions that are still part of the match.
    pub from: u32,
    /// The actions that follow them.
    pub actions: Vec<String>,
    /// The question.
    pub question: Question,
}

/// The beginning of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Start {
    /// The rulebook's start with these options.
    Options(String),
    /// A position ([`crate::rules::Game::packed`]).
    Position(Vec<i64>),
}

/// A question. It cancels the one before, which gets no more answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Question {
    /// Asks for the action of a bot.
    Choose {
        /// The name of its level in records.
        bot: String,
        /// Its seat.
        seat: u8,
        /// `true` if it may take a side action instead, such as an offer; `false` for hints.
        besides: bool,
        /// The seed, a decimal 64-bit number: as text, because a JavaScript number cannot hold it.
        seed: String,
    },
    /// Asks for the analysis of every step.
    Judge,
    /// Ends the current search with the best action so far.
    Now,
    /// Cancels the current question.
    Stop,
}

/// A response of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// The content.
    pub says: ResponseBody,
}

/// The content of a response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ResponseBody {
    /// The update does not fit the match that the engine has; it needs all of it again.
    Lost,
    /// The action of the bot; for a hint, followed by those with which it would use the rest of a throw.
    Does(Vec<String>),
    /// The analysis of one step. One response per step follows, the last step of the match first.
    Judged(Judged),
}

/// The analysis of one step of the match ([`crate::bots::Judged`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// The index of the step, from 0.
    pub step: u32,
    /// `true` if numbers are in hundredths of a percent, `false` if in hundredths of what the game counts.
    pub percent: bool,
    /// The outlook of each seat after it.
    pub outlook: Vec<i64>,
    /// Luck: the change by chance, for each seat.
    pub luck: Vec<i64>,
    /// The cost of the choice, at most 0.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<String>,
    /// The best play of all after it, and after the choice that was made; both empty without a better one, and in games
    /// whose course depends on throws.
    pub after_better: Vec<String>,
    /// See `after_better`.
    pub after_chosen: Vec<String>,
}
