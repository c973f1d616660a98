//! Reading a state from its text. What is impossible is refused with its reason.

use std::str::FromStr;

use super::quiet::Shuttle;
use super::{Bits, Board, ChipSet, Damath, End, Hand, MoveTime, Number, Offer, Options, Side, Square, Way};
use crate::rules::{ParseError, Seat};

/// What sections begin with, and options, which have no name.
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

const MISPLACED: &str = "a section of the state of a match that is not over, each where it belongs";

/// The text before its first space and what follows it. What the library has is made anew wherever it is used.
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
                    _ => return Err(ParseError::new("shuttle 1 or 2", format!("{key} {rest}"))),
                },
                Some((key, rest)) => (key, rest),
                None => (section, ""),
            };
            // So there are never more than a few.
            if !KEYS.contains(&key) {
                return Err(ParseError::new(MISPLACED, section));
            }
            if sections.iter().any(|(other, _)| *other == key) {
                return Err(ParseError::new("each section once", section));
            }
            sections.push((key, rest));
        }
        Ok(Self(sections))
    }

    /// Takes a section out and gives what follows its first word.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let index = self.0.iter().position(|(other, _)| *other == key)?;
        Some(self.0.swap_remove(index).1)
    }

    /// The section, read; its default if there is none.
    fn value<T: FromStr<Err = ParseError>>(&mut self, key: &str, default: T) -> Result<T, ParseError> {
        self.take(key).map_or(Ok(default), str::parse)
    }

    /// Refuses what has not been taken.
    fn end(&self, expected: &'static str) -> Result<(), ParseError> {
        match self.0.first() {
            Some((key, rest)) => Err(ParseError::new(expected, format!("{key} {rest}").trim())),
            None => Ok(()),
        }
    }
}

/// Puts the pieces of `side` on the board.
fn read_pieces(board: &mut Board, set: ChipSet, side: Side, text: &str) -> Result<(), ParseError> {
    let mut chips = [false; super::Chip::COUNT];
    for word in text.split_whitespace() {
        let refuse = |expected| Err(ParseError::new(expected, word));
        let (piece, square) = set.read_placed(word)?;
        if std::mem::replace(&mut chips[piece.chip.index()], true) {
            return refuse("each chip of the set once for each player (D2)");
        }
        if board.at(square).is_some() {
            return refuse("one piece on a square");
        }
        if !piece.dama && square.row() == side.far_row() {
            return refuse("a dama on the far row (D5)");
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
    if board.empty() == !Bits::NONE {
        return Err(ParseError::new("a piece on the board", ""));
    }
    Ok(board)
}

impl Damath {
    /// Reads what each side has made.
    fn read_scores(&mut self, text: &str) -> Result<(), ParseError> {
        let refuse = || ParseError::new("two scores that the pieces taken can have brought (D9)", text);
        let (one, two) = first_word(text.trim()).ok_or_else(refuse)?;
        for (side, text) in Side::BOTH.into_iter().zip([one, two]) {
            let taken = 12 - self.board.of(side.other()).len();
            let number: Number = text.trim().parse()?;
            self.scores[side.index()] = number.to_sum(self.options.set, taken).ok_or_else(refuse)?;
        }
        Ok(())
    }

    /// Reads the quiet moves that led here: takes them back and plays them again.
    fn read_quiet(&mut self, text: &str) -> Result<(), ParseError> {
        let refuse = |word: &str| ParseError::new("the moves of damas that led to the position (D11)", word);
        let ways: Vec<(&str, Way)> =
            text.split_whitespace().map(|word| Ok((word, word.parse()?))).collect::<Result<_, ParseError>>()?;
        for (word, way) in ways.iter().rev() {
            self.side = self.side.other();
            let own = self.board.of(self.side) & self.board.damas();
            if way.is_capture() || !own.contains(way.to()) || !self.board.empty().contains(way.from()) {
                return Err(refuse(word));
            }
            self.board.relocate(self.side, way.to(), way.from());
        }
        self.settle();
        for (word, way) in &ways {
            if self.end.is_some() || !self.allows(way) {
                return Err(refuse(word));
            }
            self.play(way);
        }
        Ok(())
    }

    /// Reads how often `side` has moved to and fro; the quiet moves are known already, and what they tell.
    fn read_shuttle(&mut self, side: Side, text: &str) -> Result<(), ParseError> {
        let refuse = || ParseError::new("how often a dama has gone to and fro, and its last square (D11)", text);
        let (count, from) = first_word(text).ok_or_else(refuse)?;
        let shuttle = Shuttle { count: count.parse().map_err(|_| refuse())?, from: from.parse()? };
        let known = self.shuttles[side.index()];
        let own_quiet = self.quiet.moves().iter().rev().skip(usize::from(side == self.side)).step_by(2).count();
        let agrees = if usize::from(known.count) == own_quiet {
            shuttle.count >= known.count && (known.count == 0 || shuttle.from == known.from)
        } else {
            shuttle == known
        };
        let most = if side == self.side { Shuttle::MOST - 1 } else { Shuttle::MOST };
        let alone = self.board.of(side).len() == 1 && self.board.of(side) & self.board.damas() == self.board.of(side);
        let came = self.board.of(side).lowest();
        if !agrees || !alone || !(1..=most).contains(&shuttle.count) || Bits::between(shuttle.from, came).is_none() {
            return Err(refuse());
        }
        self.shuttles[side.index()] = shuttle;
        Ok(())
    }

    /// Reads the piece chosen and the jumps entered by touching them again.
    fn read_entered(&mut self, text: &str) -> Result<(), ParseError> {
        for square in text.split('x') {
            let square: Square = square.parse()?;
            if !self.touches().contains(&square) {
                return Err(ParseError::new("a piece that can move, and jumps that can be entered (D8)", text));
            }
            self.entered = Some(self.touched(square));
        }
        Ok(())
    }

    /// Reads what belongs to the turn.
    fn read_turn(&mut self, sections: &mut Sections) -> Result<(), ParseError> {
        if let Some(text) = sections.take("entered") {
            self.read_entered(text)?;
        }
        let jumped = self.entered.is_some_and(|way| !way.is_empty());
        let timed = match self.options.move_time {
            MoveTime::Off => false,
            MoveTime::Twenty => true,
            MoveTime::Tournament => !self.must_capture(),
        };
        if let Some(text) = sections.take("finishing") {
            if !(text.is_empty() && jumped && self.options.game_time) {
                return Err(ParseError::new("finishing only with a jump entered in a timed game (D14)", text));
            }
            self.finishing = true;
        }
        if let Some(text) = sections.take("late") {
            self.hand = match text {
                "opponent" if timed => Hand::Opponent,
                "lot" if timed || self.finishing => Hand::Lot,
                _ => return Err(ParseError::new("late opponent or lot, in a timed game (D13)", text)),
            };
        }
        if let Some(text) = sections.take("offer") {
            self.offer = match text {
                "open" if self.hand == Hand::Own && !self.finishing => Offer::Open,
                "declined" if self.hand == Hand::Own && !self.finishing => Offer::Declined,
                _ => return Err(ParseError::new("offer open or declined, in time (D11)", text)),
            };
        }
        Ok(())
    }

    /// Reads an end that cannot be seen from the position.
    fn read_end(&mut self, text: &str) -> Result<(), ParseError> {
        let refuse = || ParseError::new("over time, agreed or surrendered by A or B (D11)", text);
        self.end = Some(match first_word(text) {
            None if text == "time" && self.options.game_time => End::Time,
            None if text == "agreed" => End::Agreed,
            Some(("surrendered", seat)) => End::Surrendered(read_seat(seat)?),
            _ => return Err(refuse()),
        });
        Ok(())
    }
}

fn read_seat(text: &str) -> Result<Seat, ParseError> {
    match text.parse()? {
        seat @ Seat(0 | 1) => Ok(seat),
        _ => Err(ParseError::new("seat A or B", text)),
    }
}

impl FromStr for Damath {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = Sections::read(text)?;
        let mut state = Self::start(sections.value("options", Options::default())?);
        if let Some(rest) = sections.take("lot") {
            sections.0.extend((!rest.is_empty()).then_some(("lot", rest)));
            sections.end("nothing but options before the lot (D3)")?;
            return Ok(state);
        }
        state.first = Some(sections.take("first").map_or(Ok(Seat(0)), read_seat)?);
        state.side = sections.value("turn", Side::First)?;
        state.board = read_board(&mut sections, state.options.set)?;
        if let Some(text) = sections.take("scores") {
            state.read_scores(text)?;
        }
        state.read_quiet(sections.take("quiet").unwrap_or_default())?;
        for (side, key) in Side::BOTH.into_iter().zip(["shuttle 1", "shuttle 2"]) {
            if let Some(text) = sections.take(key) {
                state.read_shuttle(side, text)?;
            }
        }
        state.settle();
        if let Some(text) = sections.take("move") {
            state.moves = text.parse().map_err(|_| ParseError::new("a number of moves, 0 to 65535", text))?;
        }
        if state.end.is_none() {
            match sections.take("over") {
                Some(text) => state.read_end(text)?,
                None => state.read_turn(&mut sections)?,
            }
        }
        sections.end(MISPLACED)?;
        Ok(state)
    }
}
