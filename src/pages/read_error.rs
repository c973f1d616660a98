//! Reasons why a text or link cannot be read, and sentences about them.

use std::borrow::Cow;

use crate::record::link::LinkError;
use crate::record::{RecordError, SecretError};
use crate::rules::ParseError;
use crate::scene::{Form, expected};
use crate::words::table;

/// The reason why a text or link is not a match that can be played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The text is not a record.
    Record(RecordError),
    /// The link does not contain a match.
    Link(LinkError),
    /// There is no bot with this name.
    Bot(String),
    /// The game can only be played by link, and this match is not by link.
    OnlyByLink,
}

impl ReadError {
    /// Returns the sentence that explains it.
    #[must_use]
    pub fn sentence<G: Form>(&self) -> String {
        match self {
            Self::Record(error) => record::<G>(error),
            Self::Link(error) => link::<G>(error),
            Self::Bot(name) => table::record_bot(&excerpt(name)),
            Self::OnlyByLink => table::record_only_by_link().into(),
        }
    }
}

fn record<G: Form>(error: &RecordError) -> String {
    match error {
        RecordError::NotARecord => table::not_a_record().into(),
        RecordError::Version(version) => table::record_version(*version),
        RecordError::Game(found) => table::record_of_another_game(&excerpt(found), G::title()),
        RecordError::Cut => table::record_cut().into(),
        RecordError::Changed => table::record_changed().into(),
        RecordError::Line(line, ParseError { expected: what, found }) if found.is_empty() => {
            table::line_empty(*line, &expected::<G>(*what))
        }
        RecordError::Line(line, ParseError { expected: what, found }) => {
            table::line_unread(*line, &expected::<G>(*what), &excerpt(found))
        }
        RecordError::Over => table::record_over().into(),
        RecordError::Players => table::record_players().into(),
        RecordError::NotOfDay => table::record_not_of_day().into(),
        RecordError::NoThrows => table::record_no_throws(G::title()),
        RecordError::Secret(line, SecretError::NotSealed) => table::secret_not_sealed(*line),
        RecordError::Secret(line, SecretError::Another) => table::secret_another(*line),
        RecordError::BotByLink => table::record_bot_by_link().into(),
        RecordError::Unbound(line) => table::line_unbound(*line),
        RecordError::Secret(line, SecretError::NotByLink) => table::token_not_by_link(*line),
        RecordError::Secret(line, SecretError::NotNow) => table::token_not_now(*line),
        RecordError::Secret(line, SecretError::NotNext) => table::token_not_next(*line),
        RecordError::Secret(line, SecretError::Again) => table::secret_again(*line),
        RecordError::Illegal(line, clause) => table::line_not_allowed(*line, clause.0),
    }
}

fn link<G: Form>(error: &LinkError) -> String {
    match error {
        LinkError::TooLong => table::link_too_long().into(),
        LinkError::Damaged => table::link_damaged().into(),
        LinkError::Version(version) => table::link_version(*version),
        LinkError::Header(error) => record::<G>(error),
        LinkError::Impossible => table::link_impossible().into(),
        LinkError::Unusual => table::link_unusual().into(),
    }
}

/// Returns the sentence about a text that does not parse as a position.
#[must_use]
pub fn needs_sentence<G: Form>(error: &ParseError) -> String {
    let what = expected::<G>(error.expected);
    if error.found.is_empty() { table::needs(&what) } else { table::needs_instead(&what, &excerpt(&error.found)) }
}

/// Maximum number of characters of a text that a sentence quotes.
const QUOTED: usize = 80;

/// Returns a text as a sentence quotes it: a long one is cut.
fn excerpt(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Match, peek};
    use crate::rules::damath::Damath;
    use crate::rules::marrakech::Marrakech;
    use crate::rules::{Clause, Expected};

    #[test]
    fn why_a_match_cannot_be_read_is_said_in_a_sentence() {
        let line = |expected, found: &str| RecordError::Line(13, ParseError::new(Expected(expected), found));
        for (error, sentence) in [
            (peek("").unwrap_err(), "This text is not a saved match."),
            (
                peek("caravanserai 2\n…").unwrap_err(),
                "It was made by a newer version (2). Reload the page and try again.",
            ),
            (RecordError::Game("carom".into()), "This is a match of “carom”, not of Marrakech."),
            (
                "caravanserai 1\ngame".parse::<Match<Marrakech>>().unwrap_err(),
                "Part of the text is missing: its last line isn’t there.",
            ),
            (RecordError::Changed, "This text was changed after it was saved."),
            (RecordError::NotOfDay, "This is not a match of that day: its players or options are different."),
            (RecordError::NoThrows, "This match has a seal for its throws, but Marrakech has no throws."),
            (
                RecordError::Secret(30, SecretError::NotSealed),
                "Line 30 reveals a secret, but this match is not sealed.",
            ),
            (
                RecordError::Secret(30, SecretError::Another),
                "Line 30 reveals a secret, but not the one that sealed this match.",
            ),
            (
                RecordError::Secret(30, SecretError::Again),
                "Line 30 reveals a secret that an earlier line has revealed.",
            ),
            (RecordError::BotByLink, "This match has a bot that can’t play by link."),
            (RecordError::Unbound(9), "Line 9 is a move, but a token has to come first."),
            (
                RecordError::Secret(9, SecretError::NotByLink),
                "Line 9 has a token, but this match is not played by link.",
            ),
            (RecordError::Secret(9, SecretError::NotNow), "Line 9 has a token where none belongs."),
            (RecordError::Secret(9, SecretError::NotNext), "The token in line 9 doesn’t follow the one before it."),
            (line("deck", "Z"), "Line 13 can’t be read: expected plain or boxed, found “Z”."),
            (line("seat", ""), "Line 13 can’t be read: expected a player’s letter, A to H, found nothing."),
            (RecordError::Illegal(18, Clause("M6")), "Line 18 breaks rule M6."),
            (RecordError::Players, "The players of this match don’t fit the game."),
            (RecordError::Over, "This match starts from a position that is already over."),
        ] {
            assert_eq!(ReadError::Record(error).sentence::<Marrakech>(), sentence);
        }
        let linked = "This match can only be played by link.";
        assert_eq!(ReadError::OnlyByLink.sentence::<Marrakech>(), linked);
        assert_eq!(ReadError::Bot("cook".into()).sentence::<Marrakech>(), "There is no bot called “cook”.");
    }

    #[test]
    fn a_long_text_is_not_quoted_whole() {
        let long = "9".repeat(1_000_000);
        let error = format!("turn {long}").parse::<Damath>().unwrap_err();
        assert_eq!(needs_sentence::<Damath>(&error), format!("It needs player 1 or 2, not “{}…”.", &long[..80]));
    }
}
