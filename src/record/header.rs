//! The header of a record's text, which can be read without knowing its game.

use std::iter::Enumerate;
use std::str::Lines;

use super::{Day, Fingerprint, Kind, Player, PlayerError, RecordError, Start};
use crate::rules::{Expected, ParseError};

/// The first word of every record.
pub(super) const MARK: &str = "caravanserai";
/// The version of the text format that is written and read.
pub(super) const VERSION: u32 = 1;
/// The line of a match without take-back.
pub(super) const NO_TAKE_BACK: &str = "no-take-back";
/// The line of a match that is played by link, or its first word ([`by_link_line`]).
const BY_LINK: &str = "by-link";
/// The line of a match by link that two devices play, each two seats.
const BY_LINK_FOR_TWO: &str = "by-link two-devices";
/// The word before the fingerprint of a sealed match.
pub(super) const SEAL: &str = "seal";
/// The word before the date of a daily match.
pub(super) const DAY: &str = "day";
/// The number, from 1, of the line with the options or the position.
pub(super) const START_LINE: usize = 3;

/// The header of a record: everything before its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name, as in [`crate::rules::Game::NAME`].
    pub game: String,
    /// The options or the position, in the notation of the game.
    pub start: Start<String, String>,
    /// The players in the order of their seats.
    pub players: Vec<Player>,
    /// `false` if take-back is ruled out. A match by link or of a day has none either way.
    pub takes_back: bool,
    /// The commitment of a sealed match; `None` if the match is not sealed.
    pub seal: Option<Fingerprint>,
    /// The number of actions after which the match moved to a link, 0 if it began so; `None` if it is not played by link.
    pub by_link: Option<usize>,
    /// `true` if it is played by link on two devices, each of which plays two seats.
    pub for_two_devices: bool,
    /// The date of a daily match; `None` for any other match.
    pub day: Option<Day>,
}

/// Reads the header of a record of any game. The rest of the text is not read, so it may be damaged.
///
/// # Errors
/// If the text does not begin with a complete header of this version of the format.
pub fn peek(text: &str) -> Result<Header, RecordError> {
    read(trim(text)).map(|(header, _)| header)
}

/// The text without surrounding white space and byte order mark.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(|character: char| character.is_whitespace() || character == '\u{feff}')
}

/// Parses the header. Also returns the lines that follow it, each with its number from 0.
pub(super) fn read(text: &str) -> Result<(Header, Enumerate<Lines<'_>>), RecordError> {
    check_version(text)?;
    let mut lines = text.lines().enumerate();
    lines.next();
    let (at, line) = next(&mut lines)?;
    let game = after(line, "game").ok_or_else(|| wrong(at, Expected("game-line"), line))?.to_owned();
    let (at, line) = next(&mut lines)?;
    let start = line.parse().map_err(|error| RecordError::Line(at + 1, error))?;
    let (mut players, mut takes_back, mut seal, mut by_link, mut day) = (Vec::new(), true, None, None, None);
    let mut for_two_devices = false;
    loop {
        match next(&mut lines)? {
            (_, "actions") => break,
            (at, line) if seal.is_some() || by_link.is_some() || day.is_some() => {
                return Err(wrong(at, Expected("actions-line"), line));
            }
            (_, line) if let Some((actions, for_two)) = terms_of_link(line) => {
                (by_link, for_two_devices) = (Some(actions), for_two);
            }
            (index, line) if let Some(digits) = after(line, SEAL) => {
                seal = Some(digits.parse().map_err(|error| RecordError::Line(index + 1, error))?);
            }
            (index, line) if let Some(date) = after(line, DAY) => {
                day = Some(date.parse().map_err(|error| RecordError::Line(index + 1, error))?);
            }
            (at, line) if !takes_back => return Err(wrong(at, Expected("actions-line"), line)),
            (_, NO_TAKE_BACK) => takes_back = false,
            (index, line) => players.push(player(line).map_err(|error| RecordError::Line(index + 1, error))?),
        }
    }
    let header = Header { game, start, players, takes_back, seal, by_link, for_two_devices, day };
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

/// `true` if a line begins with the first word of a line of a header.
pub(super) fn is_header_line(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    let words = [MARK, "game", "options", "position", "player", NO_TAKE_BACK, SEAL, BY_LINK, DAY];
    words.contains(&word)
}

/// The next line and its number, from 0.
fn next<'a>(lines: &mut Enumerate<Lines<'a>>) -> Result<(usize, &'a str), RecordError> {
    lines.next().ok_or(RecordError::Cut)
}

/// The rest of a line, which may be empty, after its first word, if that is `word`.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(word)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// The error of a line, counted from 0, that cannot be parsed.
fn wrong(at: usize, expected: Expected, line: &str) -> RecordError {
    RecordError::Line(at + 1, ParseError::new(expected, line))
}

/// The line of a match that moved to a link after this number of actions, or of one that two devices play from its
/// beginning.
pub(super) fn by_link_line(actions: usize, for_two_devices: bool) -> String {
    match actions {
        0 if for_two_devices => BY_LINK_FOR_TWO.to_owned(),
        0 => BY_LINK.to_owned(),
        _ => format!("{BY_LINK} {actions}"),
    }
}

/// Parses what [`by_link_line`] writes; `None` if it is another line.
fn terms_of_link(line: &str) -> Option<(usize, bool)> {
    let for_two_devices = line == BY_LINK_FOR_TWO;
    let actions = if for_two_devices || line == BY_LINK { 0 } else { after(line, BY_LINK)?.parse().ok()? };
    (by_link_line(actions, for_two_devices) == line).then_some((actions, for_two_devices))
}

/// Parses `player LOOK person NAME` or `player LOOK bot BOT NAME`.
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
    Player::from_record(name, look, kind).map_err(|error| {
        wrong(match error {
            PlayerError::Name => Expected("player-name"),
            PlayerError::Look => Expected("look"),
            PlayerError::Bot => Expected("bot-name"),
        })
    })
}
