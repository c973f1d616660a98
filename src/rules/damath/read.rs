//! Parsing the notation of a state into a [`Setup`], which is validated elsewhere.

use std::str::FromStr;

use super::options::value;
use super::text::{HANDS, OFFERS};
use super::{Board, ChipSet, Damath, End, Hand, Offer, Options, Setup, Shuttle, Side, Square, position};
use crate::rules::{Expected, ParseError, Seat};

/// The first words of sections, and of the options, which have no section name.
const KEYS: [&str; 16] = [
    "options",
    "lot",
    "first",
    "turn",
    "1:",
    "2:",
    "scores",
    "move",
    "quiet",
    "shuttle 1",
    "shuttle 2",
    "entered",
    "late",
    "offer",
    "finishing",
    "over",
];

/// Splits a text at its first space. One function of its own is smaller than the generic one of the library at each
/// use.
#[inline(never)]
fn first_word(text: &str) -> Option<(&str, &str)> {
    text.split_once(' ')
}

/// The sections of a text, by their first words.
struct Sections<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Sections<'a> {
    fn read(text: &'a str) -> Result<Self, ParseError> {
        let mut sections: Vec<(&str, &str)> = Vec::new();
        for section in text.split('|').map(str::trim) {
            let (key, rest) = match first_word(section) {
                _ if section.contains('=') => ("options", section),
                Some((key @ "shuttle", rest)) => match first_word(rest) {
                    Some(("1", rest)) => ("shuttle 1", rest),
                    Some(("2", rest)) => ("shuttle 2", rest),
                    _ => return Err(ParseError::new(Expected("shuttle-player"), format!("{key} {rest}"))),
                },
                Some((key, rest)) => (key, rest),
                None => (section, ""),
            };
            // Unknown and repeated names are refused, so there are only a few sections.
            if !KEYS.contains(&key) {
                return Err(ParseError::new(position::MISPLACED, section));
            }
            if sections.iter().any(|(other, _)| *other == key) {
                return Err(ParseError::new(Expected("section-once"), section));
            }
            sections.push((key, rest));
        }
        Ok(Self(sections))
    }

    /// Takes a section, and returns the part after its first word.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let index = self.0.iter().position(|(other, _)| *other == key)?;
        Some(self.0.swap_remove(index).1)
    }

    /// Takes and parses a section; the default if there is none.
    fn value<T>(
        &mut self,
        key: &str,
        default: T,
        read: impl FnOnce(&'a str) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        self.take(key).map_or(Ok(default), read)
    }
}

/// Puts the pieces of `side` on the board.
fn read_pieces(board: &mut Board, set: ChipSet, side: Side, text: &str) -> Result<(), ParseError> {
    for word in text.split_whitespace() {
        let (piece, square) = set.read_placed(word)?;
        if board.at(square).is_some() {
            return Err(ParseError::new(Expected("one-piece"), word));
        }
        board.put(square, side, piece);
    }
    Ok(())
}

fn read_board(sections: &mut Sections, set: ChipSet) -> Result<Board, ParseError> {
    let (one, two) = match (sections.take("1:"), sections.take("2:")) {
        (None, None) => return Ok(Board::start()),
        (one, two) => (one.unwrap_or_default(), two.unwrap_or_default()),
    };
    let mut board = Board::default();
    read_pieces(&mut board, set, Side::First, one)?;
    read_pieces(&mut board, set, Side::Second, two)?;
    Ok(board)
}

fn read_seat(text: &str) -> Result<Seat, ParseError> {
    match text.parse()? {
        seat @ Seat(0 | 1) => Ok(seat),
        _ => Err(ParseError::new(position::SEAT, text)),
    }
}

fn read_scores(text: &str) -> Result<[String; 2], ParseError> {
    let (one, two) = first_word(text.trim()).ok_or_else(|| ParseError::new(position::SCORES, text))?;
    Ok([one, two.trim()].map(str::to_owned))
}

fn read_shuttle(text: &str) -> Result<Shuttle, ParseError> {
    let refuse = || ParseError::new(position::SHUTTLE, text);
    let (count, from) = first_word(text).ok_or_else(refuse)?;
    let count = count.parse().ok().filter(|count| *count > 0).ok_or_else(refuse)?;
    Ok(Shuttle { count, from: from.parse()? })
}

fn read_end(text: &str) -> Result<End, ParseError> {
    match first_word(text) {
        None if text == "time" => Ok(End::Time),
        None if text == "agreed" => Ok(End::Agreed),
        Some(("surrendered", seat)) => read_seat(seat).map(End::Resigned),
        _ => Err(ParseError::new(position::OVER, text)),
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = Sections::read(text)?;
        let mut setup = Self { options: sections.value("options", Options::default(), str::parse)?, ..Self::default() };
        if let Some(rest) = sections.take("lot") {
            sections.0.extend((!rest.is_empty()).then_some(("lot", rest)));
            return match sections.0.first() {
                Some((key, rest)) => Err(ParseError::new(Expected("before-lot"), format!("{key} {rest}").trim())),
                None => Ok(Self { first: None, ..setup }),
            };
        }
        setup.first = Some(sections.value("first", Seat(0), read_seat)?);
        setup.side = sections.value("turn", Side::First, str::parse)?;
        setup.board = read_board(&mut sections, setup.options.set)?;
        setup.scores = sections.value("scores", setup.scores, read_scores)?;
        setup.moves = sections
            .value("move", None, |text| text.parse().map(Some).map_err(|_| ParseError::new(Expected("moves"), text)))?;
        let quiet = sections.take("quiet").unwrap_or_default();
        setup.quiet = quiet.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        for (shuttle, key) in setup.shuttles.iter_mut().zip(["shuttle 1", "shuttle 2"]) {
            *shuttle = sections.value(key, *shuttle, read_shuttle)?;
        }
        let squares = |text: &str| text.split('x').map(str::parse::<Square>).collect();
        setup.entered = sections.value("entered", Vec::new(), squares)?;
        setup.hand = sections.value("late", Hand::Own, |text| value(HANDS, position::LATE, text))?;
        setup.offer = sections.value("offer", Offer::None, |text| value(OFFERS, position::OFFER, text))?;
        setup.finishing = sections.value("finishing", false, |text| match text {
            "" => Ok(true),
            _ => Err(ParseError::new(position::FINISHING, text)),
        })?;
        setup.over = sections.value("over", None, |text| read_end(text).map(Some))?;
        Ok(setup)
    }
}

impl FromStr for Damath {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let setup: Setup = text.parse()?;
        // A set-up that is not valid has at least one fault.
        setup.position().map_err(|mut faults| faults.swap_remove(0).error)
    }
}
