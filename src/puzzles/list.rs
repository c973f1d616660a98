//! Lists of puzzles, and their text.
//!
//! Each line is a puzzle: its band, followed by ` costs` if it asks for sums; the state ([`PuzzleGame::written`]); and
//! the solutions with `, ` between them. Tabs separate these three.

use std::fmt;

use super::{Band, Puzzle, PuzzleGame, Task};
use crate::rules::{ParseError, Turn};

/// A list of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleList<G: PuzzleGame> {
    /// The checksum of its text, sixteen hexadecimal digits: the name under which progress is kept, so that it is never
    /// taken for that on another list.
    pub checksum: String,
    /// The puzzles.
    pub puzzles: Vec<Puzzle<G>>,
}

/// The reason why a text is not a list of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListError {
    /// The number of the line, from 1.
    pub line: usize,
    /// Its fault.
    pub fault: Fault,
}

/// A fault of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The list is empty, or its last line has no line break: it was cut off.
    CutOff,
    /// It has not three fields.
    Fields,
    /// The first field is no band, with ` costs` or without.
    Band,
    /// The position cannot be parsed.
    Position(ParseError),
    /// No seat is to act in the position, or it has no choice.
    NoChoice,
    /// The puzzle asks for sums that its position does not have.
    NoSums,
    /// A solution cannot be parsed.
    Solution(ParseError),
    /// A solution is not a listed action, or is named twice.
    NotListed(String),
    /// Every action is a solution.
    NothingWrong,
}

impl<G: PuzzleGame> PuzzleList<G> {
    /// Parses the text of a list.
    ///
    /// # Errors
    /// The first line that is not a puzzle, with the reason.
    pub fn parse(text: &str) -> Result<Self, ListError> {
        let lines = text.split_inclusive('\n').enumerate();
        let puzzles = lines.map(|(before, line)| {
            let line = line.strip_suffix('\n').ok_or(Fault::CutOff).and_then(Puzzle::read);
            line.map_err(|fault| ListError { line: before + 1, fault })
        });
        let puzzles = puzzles.collect::<Result<Vec<_>, _>>()?;
        if puzzles.is_empty() {
            return Err(ListError { line: 1, fault: Fault::CutOff });
        }
        Ok(Self { checksum: checksum(text), puzzles })
    }
}

/// The line of a list, without its line break.
impl<G: PuzzleGame> fmt::Display for Puzzle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let task = if self.task == Task::Costs { COSTS } else { "" };
        write!(f, "{}{task}\t{}\t", self.band.number(), self.state.written())?;
        for (place, solution) in self.solutions.iter().enumerate() {
            write!(f, "{}{solution}", if place > 0 { BETWEEN } else { "" })?;
        }
        Ok(())
    }
}

const COSTS: &str = " costs";
const BETWEEN: &str = ", ";

impl<G: PuzzleGame> Puzzle<G> {
    fn read(line: &str) -> Result<Self, Fault> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [kind, state, solutions] = fields[..] else { return Err(Fault::Fields) };
        let (number, task) = kind.strip_suffix(COSTS).map_or((kind, Task::Choose), |number| (number, Task::Costs));
        let band = Band::ALL.into_iter().find(|band| band.number().to_string() == number).ok_or(Fault::Band)?;
        let state: G = state.parse().map_err(Fault::Position)?;
        let mut actions = Vec::new();
        if let Turn::Seat(_) = state.turn() {
            state.actions(&mut actions);
        }
        if actions.len() < 2 {
            return Err(Fault::NoChoice);
        }
        if task == Task::Costs && state.costs().is_empty() {
            return Err(Fault::NoSums);
        }
        let mut read: Vec<G::Action> = Vec::new();
        for text in solutions.split(BETWEEN) {
            let solution = text.parse().map_err(Fault::Solution)?;
            if !actions.contains(&solution) || read.contains(&solution) {
                return Err(Fault::NotListed(text.to_owned()));
            }
            read.push(solution);
        }
        if read.len() == actions.len() {
            return Err(Fault::NothingWrong);
        }
        Ok(Self { state, task, solutions: read, band })
    }
}

/// The 64-bit FNV-1a hash of a text (<https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>), in hexadecimal.
fn checksum(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
    format!("{hash:016x}")
}
