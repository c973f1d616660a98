//! Parsing notation that both games share.

use std::iter::Peekable;
use std::str::Split;

use super::{Pieces, Step};
use crate::rules::{Expected, ParseError, Seat};

/// The sections of a text: parts between semicolons, each beginning with its name.
pub struct Sections<'a>(Peekable<Split<'a, &'static str>>);

impl<'a> Sections<'a> {
    /// The sections of `text`.
    pub fn new(text: &'a str) -> Self {
        Self(text.split("; ").peekable())
    }

    /// Takes the contents of the next section, if its name is `name`.
    pub fn find(&mut self, name: &str) -> Option<&'a str> {
        let words = self.0.peek()?.strip_prefix(name)?.strip_prefix(' ')?;
        self.0.next();
        Some(words)
    }

    /// Takes the next section, with its name.
    pub fn whole(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    /// Takes the contents of the next section, whose name has to be `name`.
    ///
    /// # Errors
    /// Another section is next, or none.
    pub fn need(&mut self, name: &str, expected: Expected) -> Result<&'a str, ParseError> {
        let section = self.0.peek().copied().unwrap_or_default();
        self.find(name).ok_or_else(|| ParseError::new(expected, section))
    }

    /// Fails if sections are left.
    ///
    /// # Errors
    /// The first section that is left.
    pub fn end(mut self) -> Result<(), ParseError> {
        self.0.next().map_or(Ok(()), |rest| Err(ParseError::new(Expected("end"), rest)))
    }
}

/// Sets the pieces of `seat` to the steps in `text`, in ascending order: `0 0 12 30`.
///
/// # Errors
/// What is not a step, or not in ascending order.
pub fn read_steps(pieces: &mut Pieces, seat: Seat, text: &str) -> Result<(), ParseError> {
    let steps: Result<Vec<Step>, _> = text.split(' ').map(str::parse).collect();
    let steps = steps.ok().filter(|steps| steps.len() == usize::from(pieces.each()) && steps.is_sorted());
    let steps = steps.ok_or_else(|| ParseError::new(Expected("steps"), text))?;
    pieces.set(seat, &steps);
    Ok(())
}

/// The steps of the pieces of `seat`, as [`read_steps`] parses them.
pub fn write_steps(pieces: &Pieces, seat: Seat) -> String {
    pieces.of(seat).iter().map(Step::to_string).collect::<Vec<_>>().join(" ")
}
