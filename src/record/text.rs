//! The text form of a record: what is saved, shared and pasted into a report.
//!
//! ```text
//! caravanserai 1
//! game marrakech
//! options …, or position …
//! player 0 person Ada
//! player 3 bot one-ahead Brahim
//! actions
//! …one a line, as the game writes them
//! end 5d1c08f2
//! ```
//!
//! The last line holds a sum of all the lines before it: a text that was cut anywhere, or changed, is noticed.

use std::fmt;
use std::str::FromStr;

use super::header::{self, MARK, START_LINE, VERSION};
use super::{Kind, Match, Player, RecordError, Start, StartError};
use crate::rules::{Game, ParseError, Refusal};

/// What is kept of a match: all that is needed to play it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// What it begins from.
    pub start: Start<G::Options, G>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// All that has happened, in order.
    pub actions: Vec<G::Action>,
}

/// The text of a match as it grows, a line with each action: all but its last line, and the sum for that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Growing {
    body: String,
    sum: u32,
}

impl Growing {
    /// The text of a match in which nothing has happened yet.
    pub(super) fn new<G: Game>(start: &Start<G::Options, G>, players: &[Player]) -> Self {
        let start = match start {
            Start::Options(options) => format!("options {options}\n"),
            Start::Position(state) if G::FROM_POSITIONS => format!("position {state}\n"),
            // No match begins so.
            Start::Position(_) => String::new(),
        };
        let mut body = format!("{MARK} {VERSION}\ngame {}\n{start}", G::NAME);
        for Player { name, look, kind } in players {
            body += &match kind {
                Kind::Person => format!("player {look} person {name}\n"),
                Kind::Bot(bot) => format!("player {look} bot {bot} {name}\n"),
            };
        }
        body += "actions\n";
        Self { sum: sum(NOTHING, body.bytes()), body }
    }

    /// Adds the line of an action.
    pub(super) fn grow(&mut self, action: &impl fmt::Display) {
        let line = format!("{action}\n");
        self.sum = sum(self.sum, line.bytes());
        self.body += &line;
    }
}

impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Growing { body, sum } = self.text();
        writeln!(f, "{body}{}", end(*sum))
    }
}

/// Reads a record's text and plays it again. White space before and after it and foreign line ends do no harm.
impl<G: Game> FromStr for Match<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let text = header::trim(text);
        header::version(text)?;
        let (header, actions) = header::read(body(text)?)?;
        if header.game != G::NAME {
            return Err(RecordError::Game { expected: G::NAME, found: header.game });
        }
        let start = match header.start {
            Start::Options(text) => text.parse().map(Start::Options),
            Start::Position(text) if G::FROM_POSITIONS => text.parse().map(Start::Position),
            Start::Position(text) => Err(ParseError::new("options: matches of this game begin from no position", text)),
        };
        let start = start.map_err(|error| RecordError::Line(START_LINE, error))?;
        let mut table = Self::begin(start, header.players).map_err(|error| match error {
            StartError::Options(refusal) => RecordError::Illegal(START_LINE, refusal.clause()),
            StartError::Over => RecordError::Over,
            _ => RecordError::Players,
        })?;
        for (index, action) in actions {
            let action = action.parse().map_err(|error| RecordError::Line(index + 1, error))?;
            let step = table.replay(action);
            step.map_err(|refusal| RecordError::Illegal(index + 1, refusal.clause()))?;
        }
        Ok(table)
    }
}

/// All lines but the last, whose sum they must have.
fn body(text: &str) -> Result<&str, RecordError> {
    let (body, last) = text.rsplit_once('\n').ok_or(RecordError::Cut)?;
    let body = body.trim_end_matches('\r');
    let bytes = body.lines().flat_map(|line| line.bytes().chain([b'\n']));
    let end = end(sum(NOTHING, bytes));
    if last == end {
        Ok(body)
    } else if last.starts_with("end ") && last.len() == end.len() {
        Err(RecordError::Changed)
    } else {
        Err(RecordError::Cut)
    }
}

/// The last line, which holds the sum of the lines before it.
fn end(sum: u32) -> String {
    format!("end {sum:08x}")
}

/// The FNV-1a sum of nothing.
const NOTHING: u32 = 0x811c_9dc5;

/// The sum of more bytes after those of `before`.
fn sum(before: u32, bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(before, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
