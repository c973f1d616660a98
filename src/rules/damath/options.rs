//! The options of a match.

use std::fmt;
use std::str::FromStr;

use super::{ChipSet, OperatorBoard};
use crate::rules::{Expected, ParseError};

/// The options of a match. Written `set=counting operators=own touch=on damas=once move=20s game=20min`, which is the
/// default; the parser takes the default for those that are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The chips (D2).
    pub set: ChipSet,
    /// `true` if the board has the operators that are not the set's own (D2).
    pub other_operators: bool,
    /// `true` for touch-move (D8).
    pub touch: bool,
    /// The worth of remaining damas (D12).
    pub damas: DamaWorth,
    /// The time for a move (D13).
    pub move_time: MoveTime,
    /// `true` if the match ends after twenty minutes (D14).
    pub game_time: bool,
}

/// The weight of remaining damas in the final score (D12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DamaWorth {
    /// Their value.
    Once,
    /// Twice their value.
    Double,
}

/// The time for a move (D13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTime {
    /// Twenty seconds.
    Twenty,
    /// None.
    Off,
    /// Sixty seconds, not counted while a capture is compulsory.
    Tournament,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            set: ChipSet::Counting,
            other_operators: false,
            touch: true,
            damas: DamaWorth::Once,
            move_time: MoveTime::Twenty,
            game_time: true,
        }
    }
}

impl Options {
    /// The operators on the board.
    #[must_use]
    pub const fn operators(&self) -> OperatorBoard {
        if self.other_operators { self.set.operators().other() } else { self.set.operators() }
    }
}

/// The words for the values of an option.
pub(super) type Words<T> = &'static [(&'static str, T)];

const SETS: Words<ChipSet> = &[
    ("counting", ChipSet::Counting),
    ("whole", ChipSet::Whole),
    ("integer", ChipSet::Integer),
    ("fraction", ChipSet::Fraction),
    ("rational", ChipSet::Rational),
    ("radical", ChipSet::Radical),
    ("polynomial", ChipSet::Polynomial),
];
const OPERATORS: Words<bool> = &[("own", false), ("other", true)];
const TOUCH: Words<bool> = &[("on", true), ("off", false)];
const DAMAS: Words<DamaWorth> = &[("once", DamaWorth::Once), ("double", DamaWorth::Double)];
const MOVE_TIME: Words<MoveTime> = &[("20s", MoveTime::Twenty), ("off", MoveTime::Off), ("60s", MoveTime::Tournament)];
const GAME_TIME: Words<bool> = &[("20min", true), ("off", false)];

pub(super) fn word<T: Copy + PartialEq>(words: Words<T>, value: T) -> &'static str {
    words.iter().find(|(_, other)| *other == value).map_or("", |(word, _)| word)
}

/// Parses the value of an option.
pub(super) fn value<T: Copy>(words: Words<T>, expected: Expected, text: &str) -> Result<T, ParseError> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, value)| *value).ok_or_else(|| ParseError::new(expected, text))
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "set={} operators={} touch={} damas={} move={} game={}",
            word(SETS, self.set),
            word(OPERATORS, self.other_operators),
            word(TOUCH, self.touch),
            word(DAMAS, self.damas),
            word(MOVE_TIME, self.move_time),
            word(GAME_TIME, self.game_time),
        )
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut options = Self::default();
        let mut keys = Vec::new();
        for pair in text.split_whitespace() {
            let (key, text) = pair.split_once('=').unwrap_or((pair, ""));
            match key {
                "set" => options.set = value(SETS, Expected("set"), text)?,
                "operators" => options.other_operators = value(OPERATORS, Expected("operators"), text)?,
                "touch" => options.touch = value(TOUCH, Expected("touch"), text)?,
                "damas" => options.damas = value(DAMAS, Expected("damas"), text)?,
                "move" => options.move_time = value(MOVE_TIME, Expected("move-time"), text)?,
                "game" => options.game_time = value(GAME_TIME, Expected("game-time"), text)?,
                _ => return Err(ParseError::new(Expected("option"), pair)),
            }
            if keys.contains(&key) {
                return Err(ParseError::new(Expected("option-once"), pair));
            }
            keys.push(key);
        }
        Ok(options)
    }
}
