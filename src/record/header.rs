//! The beginning of a record's text, which can be read without knowing its game.

use std::iter::Enumerate;
use std::str::Lines;

use super::{Fingerprint, Kind, Player, PlayerError, RecordError, Start};
use crate::rules::{Expected, ParseError};

/// The first word of every record.
pub(super) const MARK: &str = "caravanserai";
/// The version of the text format that is written and read.
pub(super) const VERSION: u32 = 1;
/// The line which says that nothing is taken back.
pub(super) const NO_TAKE_BACK: &str = "no-take-back";
/// The line which says that a match is played by link.
pub(super) const BY_LINK: &str = "by-link";
/// The word before the fingerprint in a record.
pub(super) const SEAL: &str = "seal";
/// The line, counted from 1, in which the options or the position stand.
pub(super) const START_LINE: usize = 3;

/// The header of a record: all that stands before its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name, as in [`crate::rules::Game::NAME`].
    pub game: String,
    /// The options or the position in the game's notation.
    pub start: Start<String, String>,
    /// The players, by seats.
    pub players: Vec<Player>,
    /// Whether what was played can be taken back: never in a match by link.
    pub takes_back: bool,
    /// What its throws are sealed with; none if they are not.
    pub seal: Option<Fingerprint>,
    /// Whether it is played by link.
    pub by_link: bool,
}

/// Reads the beginning of a record's text, whatever its game. The rest is not looked at: it may be damaged.
///
/// # Errors
/// When the text does not begin with a whole header of this version of the format.
pub fn peek(text: &str) -> Result<Header, RecordError> {
    read(trim(text)).map(|(header, _)| header)
}

/// The text without the white space that copying and the mark that some editors put round it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|character: char| character.is_whitespace() || character == '\u{feff}')
}

/// The header, and the lines after it.
pub(super) fn read(text: &str) -> Result<(Header, Enumerate<Lines<'_>>), RecordError> {
    check_version(text)?;
    let mut lines = text.lines().enumerate();
    lines.next();
    let (at, line) = next(&mut lines)?;
    let game = after(line, "game").ok_or_else(|| wrong(at, Expected("game-line"), line))?.to_owned();
    let (at, line) = next(&mut lines)?;
    let start = match (after(line, "options"), after(line, "position")) {
        (Some(options), _) => Start::Options(options.to_owned()),
        (_, Some(position)) => Start::Position(position.to_owned()),
        _ => return Err(wrong(at, Expected("start-line"), line)),
    };
    let (mut players, mut takes_back, mut seal, mut by_link) = (Vec::new(), true, None, false);
    loop {
        match next(&mut lines)? {
            (_, "actions") => break,
            (at, line) if seal.is_some() || by_link => return Err(wrong(at, Expected("actions-line"), line)),
            (_, BY_LINK) => by_link = true,
            (index, line) if let Some(digits) = after(line, SEAL) => {
                seal = Some(digits.parse().map_err(|error| RecordError::Line(index + 1, error))?);
            }
            (at, line) if !takes_back => return Err(wrong(at, Expected("actions-line"), line)),
            (_, NO_TAKE_BACK) => takes_back = false,
            (index, line) => players.push(player(line).map_err(|error| RecordError::Line(index + 1, error))?),
        }
    }
    let header = Header { game, start, players, takes_back, seal, by_link };
    Ok((header, lines))
}

/// Refuses a text that does not begin with the line of this version.
pub(super) fn check_version(text: &str) -> Result<(), RecordError> {
    let first = text.lines().next().unwrap_or_default();
    let version = first.strip_prefix(MARK).and_then(|rest| rest.strip_prefix(' '));
    match version.and_then(|version| version.parse().ok()) {
        Some(VERSION) => Ok(()),
        Some(other) => Err(RecordError::Version(other)),
        None => Err(RecordError::NotARecord),
    }
}

/// A line and its number, counted from 0.
fn next<'a>(lines: &mut Enumerate<Lines<'a>>) -> Result<(usize, &'a str), RecordError> {
    lines.next().ok_or(RecordError::Cut)
}

/// What stands after the first word of a line, if that is `word`; nothing may stand there.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(word)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// A line, counted from 0, is not what it should be.
fn wrong(at: usize, expected: Expected, line: &str) -> RecordError {
    RecordError::Line(at + 1, ParseError::new(expected, line))
}

/// `player LOOK person NAME` or `player LOOK bot BOT NAME`.
fn player(line: &str) -> Result<Player, ParseError> {
    let wrong = |expected| ParseError::new(expected, line);
    let shape = Expected("player-line");
    let mut words = line.splitn(4, ' ');
    let (Some("player"), Some(look), Some(kind), Some(rest)) = (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(wrong(shape));
    };
    let (kind, name) = match (kind, rest.split_once(' ')) {
        ("person", _) => (Kind::Person, rest),
        ("bot", Some((bot, name))) => (Kind::Bot(bot.to_owned()), name),
        _ => return Err(wrong(shape)),
    };
    let look = look.parse().map_err(|_| wrong(shape))?;
    Player::kept(name, look, kind).map_err(|error| {
        wrong(match error {
            PlayerError::Name => Expected("player-name"),
            PlayerError::Look => Expected("look"),
            PlayerError::Bot => Expected("bot-name"),
        })
    })
}
