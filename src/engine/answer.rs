//! What the engine answers.

use std::fmt;
use std::str::FromStr;

use super::fields::{action, actions, after, first, number, numbers};
use crate::bots::Scale;
use crate::rules::{Expected, ParseError};

/// An answer, with the number of its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The number of the question.
    pub number: u32,
    /// The answer.
    pub answer: Answer,
}

/// An answer to a [`Question`](super::Question).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing yet: a sign of life after each slice of a search.
    Thinks,
    /// The engine does not have the match, or cannot answer this question about it. If the question came with an update
    /// of the match, all of it is needed.
    Lost,
    /// The action of a bot; as advice, followed by those for the rest of a throw.
    Chosen(Vec<String>),
    /// The judgement of a step.
    Judged(Judged),
    /// What refutes a wrong answer to a puzzle.
    Refuted {
        /// What the wrong answer loses ([`PuzzleGame::loss`](crate::puzzles::PuzzleGame::loss)).
        loss: i64,
        /// The actions after it ([`PuzzleGame::refutation`](crate::puzzles::PuzzleGame::refutation)); there may be none.
        replies: Vec<String>,
    },
}

/// The judgement of a step of the match ([`crate::bots::Judged`]), with actions as in records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The index of the step, from 0.
    pub step: usize,
    /// The unit of all numbers.
    pub scale: Scale,
    /// The outlook of each seat after the step.
    pub outlook: Vec<i64>,
    /// Luck: the change by chance, for each seat.
    pub luck: Vec<i64>,
    /// The cost of the choice, at most 0.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<String>,
    /// The best play of all after the better choice; empty without one, and in games whose course depends on throws.
    pub after_better: Vec<String>,
    /// The best play of all after the choice that was made; otherwise as `after_better`.
    pub after_chosen: Vec<String>,
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.answer)
    }
}

impl FromStr for Reply {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let (asked, answer) = first(line);
        Ok(Self { number: number(asked)?, answer: answer.parse()? })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let actions = match self {
            Self::Thinks => return f.write_str("thinks"),
            Self::Lost => return f.write_str("lost"),
            Self::Judged(judged) => return write!(f, "judged {judged}"),
            Self::Chosen(actions) => {
                f.write_str("chosen")?;
                actions
            }
            Self::Refuted { loss, replies } => {
                write!(f, "refuted {loss}")?;
                replies
            }
        };
        actions.iter().try_for_each(|action| write!(f, "\t{action}"))
    }
}

impl FromStr for Answer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (head, fields) = text.split_once('\t').map_or((text, None), |(head, fields)| (head, Some(fields)));
        let fields = fields.into_iter().flat_map(|fields| fields.split('\t'));
        match first(head) {
            ("thinks", "") if text == head => Ok(Self::Thinks),
            ("lost", "") if text == head => Ok(Self::Lost),
            ("chosen", "") if text != head => actions(fields).map(Self::Chosen),
            ("judged", judged) => Judged::read(judged, fields).map(Self::Judged),
            ("refuted", loss) => Ok(Self::Refuted { loss: number(loss)?, replies: actions(fields)? }),
            _ => Err(ParseError::new(Expected("answer"), text)),
        }
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scale = match self.scale {
            Scale::Chance => "chance",
            Scale::Lead => "lead",
        };
        write!(f, "{} {scale}", self.step)?;
        for (word, numbers) in [("outlook", &self.outlook), ("luck", &self.luck)] {
            write!(f, "\t{word}")?;
            numbers.iter().try_for_each(|number| write!(f, " {number}"))?;
        }
        write!(f, "\tcost {}", self.cost)?;
        let better = self.better.iter().map(|action| ("better", action));
        let after_better = self.after_better.iter().map(|action| ("after-better", action));
        let after_chosen = self.after_chosen.iter().map(|action| ("after-chosen", action));
        better.chain(after_better).chain(after_chosen).try_for_each(|(word, action)| write!(f, "\t{word} {action}"))
    }
}

impl Judged {
    /// Parses the step with its scale, and the fields that follow.
    fn read<'a>(step: &str, mut fields: impl Iterator<Item = &'a str>) -> Result<Self, ParseError> {
        let (step, scale) = first(step);
        let mut next = |word| after(fields.next().unwrap_or_default(), word);
        let mut judged = Self {
            step: number(step)?,
            scale: match scale {
                "chance" => Scale::Chance,
                "lead" => Scale::Lead,
                _ => return Err(ParseError::new(Expected("scale"), scale)),
            },
            outlook: numbers(next("outlook")?)?,
            luck: numbers(next("luck")?)?,
            cost: number(next("cost")?)?,
            better: None,
            after_better: Vec::new(),
            after_chosen: Vec::new(),
        };
        if judged.cost > 0 {
            return Err(ParseError::new(Expected("cost"), judged.cost.to_string()));
        }
        for field in fields {
            match first(field) {
                ("better", better) if judged.better.is_none() => judged.better = Some(action(better)?),
                ("after-better", next) => judged.after_better.push(action(next)?),
                ("after-chosen", next) => judged.after_chosen.push(action(next)?),
                _ => return Err(ParseError::new(Expected("better"), field)),
            }
        }
        Ok(judged)
    }
}
