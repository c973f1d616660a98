//! What a match begins from.

use std::fmt;

/// What a match begins from; `O` are the options and `P` is the position, as values or as their texts. It is written as
/// one line, `options …` or `position …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<O, P> {
    /// What was agreed before: the rulebook's start.
    Options(O),
    /// A position that was set up by hand.
    Position(P),
}

impl<O: fmt::Display, P: fmt::Display> fmt::Display for Start<O, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(options) => write!(f, "options {options}"),
            Self::Position(position) => write!(f, "position {position}"),
        }
    }
}
