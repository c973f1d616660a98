//! What the notation of both games needs for being read.

use std::iter::Peekable;
use std::str::Split;

use super::{Pieces, Step};
use crate::rules::{Expected, ParseError, Seat};

/// The sections of a text: parts between semicolons, each beginning with its name.
pub struct Sections<'a>(Peekable<Split<'a, &'static str>>);

impl<'a> Sections<'a> {
    /// Those of `text`.
    pub fn new(text: &'a str) -> Self {
        Self(text.split("; ").peekable())
    }

    /// The content of the next section, if that is called `name`.
    pub fn find(&mut self, name: &str) -> Option<&'a str> {
        let words = self.0.peek()?.strip_prefix(name)?.strip_prefix(' ')?;
        self.0.next();
        Some(words)
    }

    /// The next section as it stands.
    pub fn whole(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    /// The content of the next section, which must be called `name`.
    pub fn need(&mut self, name: &str, expected: Expected) -> Result<&'a str, ParseError> {
        let section = self.0.peek().copied().unwrap_or_default();
        self.find(name).ok_or_else(|| ParseError::new(expected, section))
    }

    /// Refuses what is left.
    pub fn end(mut self) -> Result<(), ParseError> {
        self.0.next().map_or(Ok(()), |rest| Err(ParseError::new(Expected("end"), rest)))
    }
}

/// A number as it is written: digits, without sign or leading noughts.
pub fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// Puts the pieces of `seat` on the steps in `text`, rising: `0 0 12 30`.
pub fn read_steps(pieces: &mut Pieces, seat: Seat, text: &str) -> Result<(), ParseError> {
    let steps: Result<Vec<Step>, _> = text.split(' ').map(str::parse).collect();
    let steps = steps.ok().filter(|steps| steps.len() == usize::from(pieces.each()) && steps.is_sorted());
    let steps = steps.ok_or_else(|| ParseError::new(Expected("steps"), text))?;
    pieces.set(seat, &steps);
    Ok(())
}

/// The steps of the pieces of `seat`, as [`read_steps`] reads them.
pub fn write_steps(pieces: &Pieces, seat: Seat) -> String {
    pieces.of(seat).iter().map(Step::to_string).collect::<Vec<_>>().join(" ")
}
