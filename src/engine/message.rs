//! Messages to the engine.

use std::fmt;
use std::str::FromStr;

use super::Question;
use super::fields::{actions, after, first, number};
use crate::record::Start;
use crate::rules::{Expected, ParseError};

/// A message to the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A question. It cancels the one before, which gets no more answers.
    Ask(Ask),
    /// The bot that is thinking has to answer at once, with the best action so far.
    Now,
    /// The question is cancelled.
    Stop,
}

/// A question, with an update of the match that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The number of the question, repeated in its answers.
    pub number: u32,
    /// The seed of bots.
    pub seed: u64,
    /// The question.
    pub question: Question,
    /// The beginning of the match; `None` if the engine has it already.
    pub start: Option<Start<String, String>>,
    /// The number of actions after which a match that began at one table moved to a link; `None` for any other match.
    pub by_link: Option<usize>,
    /// The number of known actions that are still part of the match.
    pub from: usize,
    /// The actions that follow them.
    pub actions: Vec<String>,
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ask(ask) => ask.fmt(f),
            Self::Now => f.write_str("now"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Message {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        match line {
            "now" => Ok(Self::Now),
            "stop" => Ok(Self::Stop),
            _ => line.parse().map(Self::Ask),
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, seed, question, start, by_link, from, actions } = self;
        write!(f, "ask {number} seed {seed} {question}")?;
        if let Some(start) = start {
            write!(f, "\t{start}")?;
        }
        if let Some(begin) = by_link {
            write!(f, "\tby-link {begin}")?;
        }
        write!(f, "\tfrom {from}")?;
        actions.iter().try_for_each(|action| write!(f, "\t{action}"))
    }
}

impl FromStr for Ask {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut fields = line.split('\t').peekable();
        let (asked, rest) = first(after(fields.next().unwrap_or_default(), "ask")?);
        let (seed, question) = first(after(rest, "seed")?);
        let start = fields.next_if(|field| matches!(first(field).0, "options" | "position"));
        let by_link = fields.next_if(|field| first(field).0 == "by-link");
        let from = fields.next().ok_or_else(|| ParseError::new(Expected("from"), ""))?;
        Ok(Self {
            number: number(asked)?,
            seed: number(seed)?,
            question: question.parse()?,
            start: start.map(str::parse).transpose()?,
            by_link: by_link.map(|field| number(after(field, "by-link")?)).transpose()?,
            from: number(after(from, "from")?)?,
            actions: actions(fields)?,
        })
    }
}
