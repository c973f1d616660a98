//! The text form of a match, which is stored, shared and pasted into reports. This is version 1.
//!
//! ```text
//! caravanserai 1
//! game marrakech
//! options …, or position …
//! player 0 person Ada
//! player 3 bot one-ahead Brahim
//! no-take-back, or no such line
//! seal 6b51…d2, or by-link, or by-link 37, or day 2026-11-24, or no such line
//! actions
//! …one action a line, in the notation of the game
//! @play 12
//! …
//! @try 7
//! …
//! end 5d1c08f2
//! ```
//!
//! Each action leads from one place of the tree to a new one. The start is place 0, and the others are numbered in the
//! order of the lines. An action continues from the place of the line before it, unless a line with `@` names another
//! place:
//!
//! - `@play 12`: place 12 becomes the current place, and the actions that follow are played. Either the match stood
//!   there before (undo or redo), or 12 is a child of the current place.
//! - `@try 7`: the actions that follow are tried out from place 7. The current place stays.
//!
//! Two more lines reveal what was committed to:
//!
//! - `@secret 90c4…07`: the secret of a sealed match.
//! - `@bind A 5e10…3c`: the next token of a seat in a match by link.
//!
//! Once a match has begun, lines are only ever added before the last one. The last line is the checksum of all lines
//! before it, so that a text that was cut or changed anywhere is refused.

use std::fmt;
use std::str::FromStr;

use super::chains::BIND;
use super::header::{self, Header, MARK, START_LINE, VERSION};
use super::seal::SECRET;
use super::{Kind, Match, Place, Player, RecordError, Start, StartError};
use crate::rules::{Expected, Game, ParseError, Refusal};

/// The text of a match, to which each action adds a line. The last line is left out, and its checksum is kept up to
/// date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordText {
    pub(super) body: String,
    /// The byte offset in `body` of the line [`ACTIONS`].
    actions: usize,
    sum: u32,
    /// The place from which a next action line would continue, and `true` if it would be played.
    at: (Place, bool),
}

/// The line between the header and the actions.
const ACTIONS: &str = "actions\n";

/// A line after the header, without the contents of an action, secret or token.
pub(super) enum Line {
    /// An action that leads to a new place.
    Action,
    /// `@play`: this place becomes the current one.
    Play(Place),
    /// `@try`: the actions that follow are tried out from this place.
    Try(Place),
    /// `@secret`: the secret is revealed.
    Secret,
    /// `@bind`: a seat reveals a token.
    Bind,
}

impl RecordText {
    /// The header without its last line break, and the lines after [`ACTIONS`].
    fn parts(&self) -> (&str, &str) {
        let (before, after) = self.body.split_at(self.actions);
        (before.trim_end_matches('\n'), after.strip_prefix(ACTIONS).unwrap_or_default())
    }

    /// The header without its first line.
    pub(super) fn header_lines(&self) -> &str {
        self.parts().0.split_once('\n').unwrap_or_default().1
    }

    /// All lines but the first one, which has the version.
    pub(super) fn lines(&self) -> &str {
        self.body.split_once('\n').unwrap_or_default().1
    }

    /// The text of a new match of `game`, with the line of its start.
    pub(super) fn new(game: &str, start: &str, players: &[Player]) -> Self {
        let mut body = format!("{MARK} {VERSION}\ngame {game}\n{start}\n");
        for Player { name, look, kind } in players {
            body += &match kind {
                Kind::Person => format!("player {look} person {name}\n"),
                Kind::Bot(bot) => format!("player {look} bot {bot} {name}\n"),
            };
        }
        let actions = body.len();
        body += ACTIONS;
        Self { sum: sum(NOTHING, body.bytes()), body, actions, at: (Place::START, true) }
    }

    /// Adds a line to the header of a match that has not begun.
    pub(super) fn add_header_line(&mut self, line: &str) {
        self.body.truncate(self.actions);
        self.body += &format!("{line}\n");
        self.actions = self.body.len();
        self.body += ACTIONS;
        self.sum = sum(NOTHING, self.body.bytes());
    }

    /// Adds an action that leads from `before` to the new `place`, played or tried out.
    pub(super) fn append_action(&mut self, before: Place, played: bool, action: &impl fmt::Display, place: Place) {
        if self.at != (before, played) {
            self.append_place(before, played);
        }
        self.append(&format!("{action}\n"));
        self.at.0 = place;
    }

    /// Adds a line that names an existing place: `@play`, which makes it the current one, or `@try`.
    pub(super) fn append_place(&mut self, place: Place, played: bool) {
        self.append(&format!("{} {}\n", if played { PLAY } else { TRY }, place.number()));
        self.at = (place, played);
    }

    pub(super) fn append(&mut self, line: &str) {
        self.sum = sum(self.sum, line.bytes());
        self.body += line;
    }
}

impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RecordText { body, sum, .. } = &self.text;
        writeln!(f, "{body}{}", end(*sum))
    }
}

/// Parses the text of a record and replays it. Surrounding white space and the line ends of other systems are accepted.
impl<G: Game> FromStr for Match<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let text = header::trim(text);
        // Another version may have another last line, so the version is checked before the checksum.
        header::check_version(text)?;
        let (header, lines) = header::read(body(text)?)?;
        let mut table = Self::from_header(header)?;
        // The place from which the next action is tried out; `None` if it is played.
        let mut tried = None;
        for (index, line) in lines {
            let wrong = |error| RecordError::Line(index + 1, error);
            if let Some(told) = table.read_reveal(index + 1, line) {
                told?;
                continue;
            }
            if line.starts_with('@') {
                tried = table.read_place(line).map_err(wrong)?;
                continue;
            }
            let action = line.parse().map_err(wrong)?;
            if tried.is_none() && table.binds().is_some() {
                return Err(RecordError::Unbound(index + 1));
            }
            let led = table.extend(tried, vec![action]);
            let place = led.map_err(|refusal| RecordError::Illegal(index + 1, refusal.clause()))?;
            tried = tried.map(|_| place);
        }
        if table.is_before_link() { Err(RecordError::Cut) } else { Ok(table) }
    }
}

impl<G: Game> Match<G> {
    /// The new match that a header describes.
    pub(super) fn from_header(header: Header) -> Result<Self, RecordError> {
        if header.game != G::NAME {
            return Err(RecordError::Game(header.game));
        }
        let start = match header.start {
            Start::Options(text) => text.parse().map(Start::Options),
            Start::Position(text) if G::FROM_POSITIONS => text.parse().map(Start::Position),
            Start::Position(text) => Err(ParseError::new(Expected("options-line"), text)),
        };
        let start = start.map_err(|error| RecordError::Line(START_LINE, error))?;
        let mut table = Self::begin(start, header.players).map_err(|error| match error {
            StartError::Options(refusal) => RecordError::Illegal(START_LINE, refusal.clause()),
            StartError::Over => RecordError::Over,
            _ => RecordError::Players,
        })?;
        if !header.takes_back {
            table = table.without_take_back();
        }
        match header.seal {
            _ if let Some(day) = header.day => table.of_day(day).ok_or(RecordError::NotOfDay),
            Some(_) if !G::THROWS => Err(RecordError::NoThrows),
            Some(fingerprint) => Ok(table.seal(fingerprint, None)),
            None => match header.by_link {
                Some(actions) => {
                    Some(table.by_link_after(actions)).filter(Self::is_by_link).ok_or(RecordError::BotByLink)
                }
                None => Ok(table),
            },
        }
    }

    /// The header of the record, without a line break at its end.
    pub(super) fn header(&self) -> &str {
        self.text.parts().0
    }

    /// The lines after the header. Their actions are those that lead to places 1, 2, 3 and so on.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let place = |number: &str| number.parse().map_or(Place::START, Place);
        self.text.parts().1.lines().map(move |line| match line.split_once(' ') {
            Some((PLAY, number)) => Line::Play(place(number)),
            Some((TRY, number)) => Line::Try(place(number)),
            Some((SECRET, _)) => Line::Secret,
            Some((BIND, _)) => Line::Bind,
            _ => Line::Action,
        })
    }

    /// Carries out a line, with this number from 1, that reveals a secret or a token; `None` if it is another line.
    pub(super) fn read_reveal(&mut self, number: usize, line: &str) -> Option<Result<(), RecordError>> {
        let wrong = |error| RecordError::Line(number, error);
        let told = match line.split_once(' ')? {
            (SECRET, digits) => digits.parse().map_err(wrong).map(|secret| self.reveal_secret(secret)),
            (BIND, rest) => {
                let (seat, digits) = rest.split_once(' ').unwrap_or((rest, ""));
                let token = digits.parse().map_err(wrong);
                seat.parse().map_err(wrong).and_then(|seat| token.map(|token| self.bind(seat, token)))
            }
            _ => return None,
        };
        Some(told.and_then(|told| told.map_err(|error| RecordError::Secret(number, error))))
    }

    /// Carries out a `@play` or `@try` line. Returns the place from which the next actions are tried out, or `None` if
    /// they are played.
    fn read_place(&mut self, line: &str) -> Result<Option<Place>, ParseError> {
        let wrong = |expected| ParseError::new(expected, line);
        let (word, number) = line.split_once(' ').unwrap_or((line, ""));
        if word != PLAY && word != TRY {
            return Err(wrong(Expected("play-or-try")));
        }
        let place = number.parse().ok().and_then(|number| self.place(number));
        let place = place.ok_or_else(|| wrong(Expected("place-before")))?;
        match word {
            TRY => Ok(Some(place)),
            _ if self.play_at(place) => Ok(None),
            _ => Err(wrong(Expected("place-to-stand"))),
        }
    }
}

/// The words of the lines that name a place.
const PLAY: &str = "@play";
const TRY: &str = "@try";

/// The lines before the last one, whose checksum they must have.
fn body(text: &str) -> Result<&str, RecordError> {
    let (body, last) = text.rsplit_once('\n').ok_or(RecordError::Cut)?;
    let body = body.trim_end_matches('\r');
    let bytes = body.lines().flat_map(|line| line.bytes().chain([b'\n']));
    let end = end(sum(NOTHING, bytes));
    if last == end {
        Ok(body)
    } else if last.starts_with("end ") && last.len() == end.len() {
        Err(RecordError::Changed)
    } else {
        Err(RecordError::Cut)
    }
}

/// The last line, with the checksum of the lines before it.
pub(super) fn end(sum: u32) -> String {
    format!("end {sum:08x}")
}

/// The FNV-1a hash of no bytes (32 bits).
pub(super) const NOTHING: u32 = 0x811c_9dc5;

/// Continues an FNV-1a hash with more bytes.
pub(super) fn sum(before: u32, bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(before, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
