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

use std::fmt::{self, Write};
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

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = format!("{MARK} {VERSION}\ngame {}\n", G::NAME);
        match &self.start {
            Start::Options(options) => writeln!(body, "options {options}")?,
            Start::Position(state) if G::FROM_POSITIONS => writeln!(body, "position {state}")?,
            // No match begins so.
            Start::Position(_) => {}
        }
        for Player { name, look, kind } in &self.players {
            match kind {
                Kind::Person => writeln!(body, "player {look} person {name}")?,
                Kind::Bot(bot) => writeln!(body, "player {look} bot {bot} {name}")?,
            }
        }
        body.push_str("actions\n");
        for action in &self.actions {
            writeln!(body, "{action}")?;
        }
        writeln!(f, "{body}{}", end(&body))
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
    let end = end(body);
    if last == end {
        Ok(body)
    } else if last.starts_with("end ") && last.len() == end.len() {
        Err(RecordError::Changed)
    } else {
        Err(RecordError::Cut)
    }
}

/// The last line, with the FNV-1a sum of the lines before it, each ended by a line feed.
fn end(lines: &str) -> String {
    let bytes = lines.lines().flat_map(|line| line.bytes().chain([b'\n']));
    let sum = bytes.fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("end {sum:08x}")
}
