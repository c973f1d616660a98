//! The text form of a match: what is saved, shared and pasted into a report.
//!
//! ```text
//! caravanserai 1
//! game marrakech
//! options …, or position …
//! player 0 person Ada
//! player 3 bot one-ahead Brahim
//! no-take-back, or no such line
//! seal 6b51…d2, or by-link, or no such line
//! actions
//! …one a line, as the game writes them
//! @play 12
//! …
//! @try 7
//! …
//! end 5d1c08f2
//! ```
//!
//! Each action leads from one place of the match to a new one. The start has the number 0, and the places have theirs in
//! the order of these lines. An action comes after the one before it, unless `@` and a number say from which place it goes
//! on:
//!
//! - `@play 12`: the match stands at place 12, and what follows is played. It has stood there before, or 12 is one step
//!   on from where it stands, and that step is played.
//! - `@try 7`: what follows was tried out from place 7. The match stands where it stood.
//!
//! - `@secret 90c4…07`: from here on everybody knows the secret with which the match was sealed.
//! - `@bind A 5e10…3c`: the seat shows this token, which binds it in a match by link.
//!
//! What happens adds lines, and never changes one but the last. The last line holds a sum of all the lines before it: a
//! text that was cut anywhere, or changed, is noticed.

use std::fmt;
use std::str::FromStr;

use super::bonds::BIND;
use super::header::{self, Header, MARK, START_LINE, VERSION};
use super::seal::SECRET;
use super::{Kind, Match, Place, Player, RecordError, Start, StartError};
use crate::rules::{Expected, Game, ParseError, Refusal};

/// The text of a match as it grows, a line with each action: all but its last line, and the sum for that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Growing {
    pub(super) body: String,
    /// Where in it the line stands after which the actions do.
    actions: usize,
    sum: u32,
    /// The place from which its next action goes on, and whether that is played.
    at: (Place, bool),
}

/// The line after which the actions stand.
const ACTIONS: &str = "actions\n";

/// A line of what happened.
pub(super) enum Line {
    /// To a new place.
    Action,
    /// The match stands there.
    Play(Place),
    /// What follows was tried out from there.
    Try(Place),
    /// The secret is shown.
    Secret,
    /// A seat is bound by a token.
    Bind,
}

impl Growing {
    /// Whether `other` is this text gone on with.
    pub(super) fn begins(&self, other: &Self) -> bool {
        other.body.starts_with(&self.body)
    }

    /// What stands before the line after which the actions stand, and what stands after it.
    fn parts(&self) -> (&str, &str) {
        let (before, after) = self.body.split_at(self.actions);
        (before.trim_end_matches('\n'), after.strip_prefix(ACTIONS).unwrap_or_default())
    }

    /// The lines between the first one and that after which the actions stand.
    pub(super) fn agreed(&self) -> &str {
        self.parts().0.split_once('\n').unwrap_or_default().1
    }

    /// The text of a match of `game` in which nothing has happened yet, with the line of what it begins from.
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

    /// Adds a line to the header of a match in which nothing has happened yet.
    pub(super) fn agree(&mut self, line: &str) {
        self.body.truncate(self.actions);
        self.body += &format!("{line}\n");
        self.actions = self.body.len();
        self.body += ACTIONS;
        self.sum = sum(NOTHING, self.body.bytes());
    }

    /// An action leads from `before` to the new `place`, played or tried out.
    pub(super) fn grow(&mut self, before: Place, played: bool, action: &impl fmt::Display, place: Place) {
        if self.at != (before, played) {
            self.direct(before, played);
        }
        self.write(&format!("{action}\n"));
        self.at.0 = place;
    }

    /// The match stands at `place`, which was there before.
    pub(super) fn go(&mut self, place: Place) {
        self.direct(place, true);
    }

    fn direct(&mut self, place: Place, played: bool) {
        self.write(&format!("{} {}\n", if played { PLAY } else { TRY }, place.number()));
        self.at = (place, played);
    }

    pub(super) fn write(&mut self, line: &str) {
        self.sum = sum(self.sum, line.bytes());
        self.body += line;
    }
}

impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Growing { body, sum, .. } = &self.text;
        writeln!(f, "{body}{}", end(*sum))
    }
}

/// Reads a record's text and plays it again. White space before and after it and foreign line ends do no harm.
impl<G: Game> FromStr for Match<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let text = header::trim(text);
        // A text of another version may end otherwise, so its version is told first.
        header::check_version(text)?;
        let (header, lines) = header::read(body(text)?)?;
        let mut table = Self::headed(header)?;
        // Where the next action is tried out, if it was not played.
        let mut tried = None;
        for (index, line) in lines {
            let wrong = |error| RecordError::Line(index + 1, error);
            if let Some(told) = table.read_seal(index + 1, line) {
                told?;
                continue;
            }
            if line.starts_with('@') {
                tried = table.direct(line).map_err(wrong)?;
                continue;
            }
            let action = line.parse().map_err(wrong)?;
            if tried.is_none() && table.binds().is_some() {
                return Err(RecordError::Unbound(index + 1));
            }
            let led = table.grow(tried, vec![action]);
            let place = led.map_err(|refusal| RecordError::Illegal(index + 1, refusal.clause()))?;
            tried = tried.map(|_| place);
        }
        Ok(table)
    }
}

impl<G: Game> Match<G> {
    /// A match in which nothing has happened yet, as a header tells of it.
    pub(super) fn headed(header: Header) -> Result<Self, RecordError> {
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
            Some(_) if !G::THROWS => Err(RecordError::NoThrows),
            Some(fingerprint) => Ok(table.seal(fingerprint, None)),
            None if header.by_link => Some(table.by_link()).filter(Self::is_by_link).ok_or(RecordError::BotByLink),
            None => Ok(table),
        }
    }

    /// The text before the line after which the actions stand.
    pub(super) fn header(&self) -> &str {
        self.text.parts().0
    }

    /// The lines of what happened. The actions are those that lead to the places, in the order of their numbers.
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

    /// Does what line number `number` says if it shows a secret or a token; none if it does not.
    pub(super) fn read_seal(&mut self, number: usize, line: &str) -> Option<Result<(), RecordError>> {
        let wrong = |error| RecordError::Line(number, error);
        let told = match line.split_once(' ')? {
            (SECRET, digits) => digits.parse().map_err(wrong).map(|secret| self.show(secret)),
            (BIND, rest) => {
                let (seat, digits) = rest.split_once(' ').unwrap_or((rest, ""));
                let token = digits.parse().map_err(wrong);
                seat.parse().map_err(wrong).and_then(|seat| token.map(|token| self.bind(seat, token)))
            }
            _ => return None,
        };
        Some(told.and_then(|told| told.map_err(|error| RecordError::Secret(number, error))))
    }

    /// Does what a line with `@` says. Tells where the actions after it are tried out, if they were not played.
    fn direct(&mut self, line: &str) -> Result<Option<Place>, ParseError> {
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

/// The words before a place's number.
const PLAY: &str = "@play";
const TRY: &str = "@try";

/// All lines but the last, whose sum they must have.
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

/// The last line, which holds the sum of the lines before it.
pub(super) fn end(sum: u32) -> String {
    format!("end {sum:08x}")
}

/// The FNV-1a sum of nothing.
pub(super) const NOTHING: u32 = 0x811c_9dc5;

/// The sum of more bytes after those of `before`.
pub(super) fn sum(before: u32, bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(before, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
