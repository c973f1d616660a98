//! Parsing a state from its notation.

use std::str::FromStr;

use super::state::IN_A_ROW;
use super::{Options, Pachisi, Phase, Run, Ways};
use crate::rules::cross::{Opening, SEATS, Sections, number, read_steps};
use crate::rules::{Expected, ParseError, Seat, SeatSet};

const PLACED: Expected = Expected("placed");

impl FromStr for Pachisi {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = Sections::new(text);
        let options: Options = sections.whole().parse()?;
        let mut state = Self::start(options).map_err(|_| ParseError::new(Expected("four-or-two"), text))?;
        for seat in Seat::all(SEATS) {
            let words = sections.need(&seat.to_string(), Expected("seats-pieces"))?;
            read_steps(&mut state.pieces, seat, words)?;
        }
        if let Some(words) = sections.find("placed") {
            state.places = words.parse()?;
        }
        if let Some(words) = sections.find("skipped") {
            state.read_skipped(words)?;
        }
        state.before = state.pieces;
        if let Some(words) = sections.find("before") {
            state.read_before(words)?;
        }
        let now = sections.need("now", Expected("section"))?;
        sections.end()?;
        state.read_now(now)?;
        if let Some(expected) = state.contradiction() {
            return Err(ParseError::new(expected, text));
        }
        state.find_ways();
        Ok(state)
    }
}

impl Pachisi {
    fn read_skipped(&mut self, words: &str) -> Result<(), ParseError> {
        for word in words.split(' ') {
            let seat: Seat = word.parse()?;
            if seat.0 >= SEATS || self.skipped.iter().any(|other| other >= seat) {
                return Err(ParseError::new(Expected("skipped"), words));
            }
            self.skipped.insert(seat);
        }
        Ok(())
    }

    fn read_before(&mut self, words: &str) -> Result<(), ParseError> {
        let mut read = SeatSet::default();
        for part in words.split(", ") {
            let (seat, steps) = part.split_once(' ').unwrap_or((part, ""));
            let seat: Seat = seat.parse()?;
            if seat.0 >= SEATS || read.contains(seat) {
                return Err(ParseError::new(Expected("before"), words));
            }
            read.insert(seat);
            read_steps(&mut self.before, seat, steps)?;
        }
        Ok(())
    }

    fn read_now(&mut self, words: &str) -> Result<(), ParseError> {
        let throw = self.options.throw;
        if let Some(opening) = words.strip_prefix("order ") {
            self.phase = Phase::Order(Opening::read(opening, |number| throw.shows(number))?);
            return Ok(());
        }
        let wrong = || ParseError::new(Expected("now"), words);
        let (now, after) = words.split_once(" after ").map_or((words, ""), |(now, after)| (now, after));
        let (mover, phase) = now.split_once(' ').ok_or_else(wrong)?;
        self.mover = mover.parse()?;
        let mut run: Vec<u8> = after.split(' ').filter(|word| !word.is_empty()).filter_map(number).collect();
        self.phase = match phase {
            "throw" => Phase::Throw,
            "over" => Phase::Over,
            _ => {
                let thrown = phase.strip_prefix("move ").and_then(number);
                let number = thrown.filter(|number| throw.shows(*number)).ok_or_else(wrong)?;
                run.extend((throw.earns(number) || !run.is_empty()).then_some(number));
                Phase::Move { number, ways: Ways::default() }
            }
        };
        self.run = read_run(&run);
        // The notation of the result must be the same, so that nothing in the text was ignored.
        let same = self.to_string().ends_with(&format!("now {words}"));
        let possible = self.run.is_none_or(|run| throw.earns(run.number));
        if same && possible { Ok(()) } else { Err(wrong()) }
    }

    /// The first condition of a possible state that is not met, if any.
    fn contradiction(&self) -> Option<Expected> {
        if let Phase::Order(_) = self.phase {
            let start = Self::start(self.options).map(|start| Self { phase: self.phase, ..start });
            return (start.as_ref() != Ok(self)).then_some(Expected("untouched"));
        }
        if self.mover.0 >= SEATS {
            return Some(Expected("seated-mover"));
        }
        let wrong = self.pieces.contradiction().or_else(|| self.before.contradiction());
        wrong.or_else(|| if self.phase == Phase::Over { self.wrong_end() } else { self.wrong_turn() })
    }

    fn wrong_end(&self) -> Option<Expected> {
        if !self.places.agree_with(&self.pieces) {
            Some(PLACED)
        } else if self.before != self.pieces {
            Some(Expected("nothing-to-cancel"))
        } else {
            None
        }
    }

    fn wrong_turn(&self) -> Option<Expected> {
        if ![self.pieces, self.before].iter().all(|pieces| self.places.agree_with(pieces)) {
            Some(PLACED)
        } else if self.places.are_settled() {
            Some(Expected("over"))
        } else if self.places.of(self.mover).is_some() {
            Some(Expected("mover-on-the-way"))
        } else if matches!(self.phase, Phase::Move { number, .. } if self.ways_by(number).is_empty()) {
            Some(Expected("usable-throw"))
        } else {
            None
        }
    }
}

/// The run of these throws; `None` if they differ or are too many.
fn read_run(throws: &[u8]) -> Option<Run> {
    let number = *throws.first()?;
    let times = u8::try_from(throws.len()).ok().filter(|times| *times < IN_A_ROW)?;
    throws.iter().all(|other| *other == number).then_some(Run { number, times })
}
