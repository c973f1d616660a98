//! Parsing the parts of a line.

use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The rest of a text after its first word, which must be this one.
pub fn after<'a>(text: &'a str, word: &'static str) -> Result<&'a str, ParseError> {
    let rest = text.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
    rest.ok_or_else(|| ParseError::new(Expected(word), text))
}

/// The first word of a text, and the rest.
pub fn first(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// A whole number.
pub fn number<N: FromStr>(text: &str) -> Result<N, ParseError> {
    text.parse().map_err(|_| ParseError::new(Expected("number"), text))
}

/// Whole numbers, separated by spaces.
pub fn numbers(text: &str) -> Result<Vec<i64>, ParseError> {
    text.split(' ').map(number).collect()
}

/// Fields with an action each.
pub fn actions<'a>(fields: impl IntoIterator<Item = &'a str>) -> Result<Vec<String>, ParseError> {
    fields.into_iter().map(action).collect()
}

/// An action, which may be any text but an empty one.
pub fn action(text: &str) -> Result<String, ParseError> {
    if text.is_empty() { Err(ParseError::new(Expected("action"), text)) } else { Ok(text.to_owned()) }
}
