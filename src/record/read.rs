//! Reading the text of a match.

use std::str::FromStr;

use super::chains::BIND;
use super::header::{self, Header, START_LINE};
use super::sealed::SECRET;
use super::text::{END, NOTHING, PLAY, TRY, end, sum};
use super::{Match, NodeId, RecordError, Start, StartError};
use crate::rules::{Expected, Game, ParseError, Refusal};

/// A line after the header, without the contents of an action, secret or token.
pub(super) enum Line {
    /// An action that leads to a new place.
    Action,
    /// `@play`: this place becomes the current one.
    Play(NodeId),
    /// `@try`: the actions that follow are tried out from this place.
    Try(NodeId),
    /// `@secret`: the secret is revealed.
    Secret,
    /// `@bind`: a seat reveals a token.
    Bind,
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
                    let linked = table.by_link_after(actions, header.for_two_devices);
                    Some(linked).filter(Self::is_by_link).ok_or(RecordError::BotByLink)
                }
                None => Ok(table),
            },
        }
    }

    /// The lines after the header. Their actions are those that lead to places 1, 2, 3 and so on.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let place = |number: &str| number.parse().map_or(NodeId::START, NodeId);
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
                let mut words = rest.splitn(3, ' ');
                let mut word = || words.next().unwrap_or_default();
                let (seat, token) = (word().parse().map_err(wrong), word().parse().map_err(wrong));
                seat.and_then(|seat| token.map(|token| (seat, token))).and_then(|(seat, token)| {
                    let unnamed = || wrong(ParseError::new(Expected("player-name"), line));
                    let player = words.next().map(|name| self.renamed(seat, name).ok_or_else(unnamed)).transpose()?;
                    Ok(self.bind(seat, token, player))
                })
            }
            _ => return None,
        };
        Some(told.and_then(|told| told.map_err(|error| RecordError::Secret(number, error))))
    }

    /// Carries out a `@play` or `@try` line. Returns the place from which the next actions are tried out, or `None` if
    /// they are played.
    fn read_place(&mut self, line: &str) -> Result<Option<NodeId>, ParseError> {
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

/// The lines before the last one, whose checksum they must have.
fn body(text: &str) -> Result<&str, RecordError> {
    let (body, last) = text.rsplit_once('\n').ok_or(RecordError::Cut)?;
    let body = body.trim_end_matches('\r');
    let bytes = body.lines().flat_map(|line| line.bytes().chain([b'\n']));
    let end = end(sum(NOTHING, bytes));
    if last == end {
        Ok(body)
    } else if last.starts_with(END) && last.len() == end.len() {
        Err(RecordError::Changed)
    } else {
        Err(RecordError::Cut)
    }
}
