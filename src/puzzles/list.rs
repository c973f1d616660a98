//! Lists of puzzles, and their text.
//!
//! Each line is a puzzle: its band, followed by ` costs` or ` payment` if it asks for such sums; the state
//! ([`PuzzleGame::written`]);
//! the solutions with `, ` between them; and, if more is asked after the first of them, the replies, each with the
//! answer to it behind a space, with `, ` between them. Tabs separate these.

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
    /// It has neither three fields nor four.
    Fields,
    /// The first field is no band, with a task or without.
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
    /// The line after the first solution cannot be played.
    Line,
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
        let task = TASKS.into_iter().find(|(task, _)| *task == self.task).map_or("", |(_, name)| name);
        write!(f, "{}{task}\t{}\t", self.band.number(), self.state.written())?;
        for (place, solution) in self.solutions.iter().enumerate() {
            write!(f, "{}{solution}", if place > 0 { BETWEEN } else { "" })?;
        }
        for (place, (reply, answer)) in self.line.iter().enumerate() {
            write!(f, "{}{reply} {answer}", if place > 0 { BETWEEN } else { "\t" })?;
        }
        Ok(())
    }
}

/// The tasks that are named, each with what follows the band.
const TASKS: [(Task, &str); 2] = [(Task::Costs, " costs"), (Task::Payment, " payment")];
const BETWEEN: &str = ", ";

impl<G: PuzzleGame> Puzzle<G> {
    fn read(line: &str) -> Result<Self, Fault> {
        let fields: Vec<&str> = line.split('\t').collect();
        let (kind, state, solutions, line) = match fields[..] {
            [kind, state, solutions] => (kind, state, solutions, None),
            [kind, state, solutions, line] => (kind, state, solutions, Some(line)),
            _ => return Err(Fault::Fields),
        };
        let named = TASKS.into_iter().find_map(|(task, name)| Some((kind.strip_suffix(name)?, task)));
        let (number, task) = named.unwrap_or((kind, Task::Choose));
        let band = Band::ALL.into_iter().find(|band| band.number().to_string() == number).ok_or(Fault::Band)?;
        let state: G = state.parse().map_err(Fault::Position)?;
        let mut actions = Vec::new();
        if let Turn::Seat(_) = state.turn() {
            state.actions(&mut actions);
        }
        if actions.len() < 2 {
            return Err(Fault::NoChoice);
        }
        let has_sums = match task {
            Task::Choose => true,
            Task::Costs => !state.costs().is_empty(),
            Task::Payment => actions.iter().all(|action| state.payment(action).is_some()),
        };
        if !has_sums {
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
        let line = line.map_or(Some(Vec::new()), |line| read_line(&state, &read[0], line)).ok_or(Fault::Line)?;
        Ok(Self { state, task, solutions: read, line, band })
    }
}

/// Reads the line that follows a solution. `None` if it cannot be played: replies of another seat, and answers of the
/// seat that solves the puzzle.
fn read_line<G: PuzzleGame>(state: &G, solution: &G::Action, text: &str) -> Option<Vec<(G::Action, G::Action)>> {
    let solver = state.turn();
    let mut state = state.clone();
    state.apply(solution).ok()?;
    let pair = |pair: &str| {
        let (reply, answer) = pair.split_once(' ')?;
        let (reply, answer) = (reply.parse().ok()?, answer.parse().ok()?);
        let is_of_other = state.turn() != solver;
        state.apply(&reply).ok()?;
        let is_of_solver = state.turn() == solver;
        state.apply(&answer).ok()?;
        (is_of_other && is_of_solver).then_some((reply, answer))
    };
    text.split(BETWEEN).map(pair).collect()
}

/// The 64-bit FNV-1a hash of a text (<https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>), in hexadecimal.
fn checksum(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
    format!("{hash:016x}")
}
