//! The notation of a state: one line of sections.
//!
//! ```text
//! deck plain; order B > A; asam d4 north; dirhams 30 30; laid A:d5-d6 B:c4-c5; now B turn
//! ```
//!
//! - `order`: the seats by their place. Seats that still share places are together, with their rolls of this round:
//!   `B > A3 C > D`.
//! - `dirhams`: the dirhams of each seat.
//! - `laid`: the rugs in the order in which they were laid, each with its colour.
//! - `next`: only with two colours each (M13), after `laid`: the colour on top of each seat's pile, by seat, or `-`.
//! - `now`: the mover and the phase: `order`, `face`, `turn`, `roll`, `lay`, `draw` or `over`.
//!
//! The notation includes positions that no match can reach, as long as they do not contradict the rules.

use std::fmt;
use std::str::FromStr;

use super::action::read_roll;
use super::order::Order;
use super::state::PURSE;
use super::{Colour, Deck, Heading, Laid, Marrakech, Options, Phase, Square};
use crate::rules::{Expected, ParseError, Seat};

impl fmt::Display for Marrakech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {}; order", self.options.deck)?;
        let groups = (0..self.options.players).map(|place| self.order.group(place)).filter(|group| !group.is_empty());
        for (number, group) in groups.enumerate() {
            f.write_str(if number > 0 { " >" } else { "" })?;
            for seat in group.iter() {
                write!(f, " {seat}")?;
                if let Some(roll) = self.order.rolls()[seat.index()] {
                    write!(f, "{roll}")?;
                }
            }
        }
        write!(f, "; asam {} {}; dirhams", self.asam, self.heading)?;
        for seat in self.players() {
            write!(f, " {}", self.dirhams(seat))?;
        }
        f.write_str("; laid")?;
        for rug in self.laid() {
            write!(f, " {rug}")?;
        }
        if self.options.two_colours() {
            f.write_str("; next")?;
            for next in self.next {
                match next {
                    Some(colour) => write!(f, " {colour}")?,
                    None => f.write_str(" -")?,
                }
            }
        }
        write!(f, "; now {} {}", self.mover, self.phase)
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.colour, self.place)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Order => "order",
            Self::Face => "face",
            Self::Turn => "turn",
            Self::Roll => "roll",
            Self::Lay => "lay",
            Self::Draw => "draw",
            Self::Over => "over",
        })
    }
}

impl FromStr for Laid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (colour, place) = text.split_once(':').ok_or_else(|| ParseError::new(Expected("rug"), text))?;
        Ok(Self { place: place.parse()?, colour: colour.parse()? })
    }
}

impl FromStr for Phase {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "order" => Ok(Self::Order),
            "face" => Ok(Self::Face),
            "turn" => Ok(Self::Turn),
            "roll" => Ok(Self::Roll),
            "lay" => Ok(Self::Lay),
            "draw" => Ok(Self::Draw),
            "over" => Ok(Self::Over),
            _ => Err(ParseError::new(Expected("phase"), text)),
        }
    }
}

impl FromStr for Marrakech {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = text.split("; ");
        let deck: Deck = section(&mut sections, "deck")?.parse()?;
        let order = section(&mut sections, "order")?;
        let asam = section(&mut sections, "asam")?;
        let dirhams = section(&mut sections, "dirhams")?;
        let laid = section(&mut sections, "laid")?;

        let amounts = dirhams.split(' ').map(read_dirhams).collect::<Result<Vec<_>, _>>()?;
        let players = u8::try_from(amounts.len()).unwrap_or(u8::MAX);
        let wrong_purses = || ParseError::new(Expected("purses"), dirhams);
        let mut state = Self::start(Options { players, deck }).map_err(|_| wrong_purses())?;
        if amounts.iter().copied().map(u16::from).sum::<u16>() != u16::from(PURSE) * u16::from(players) {
            return Err(wrong_purses());
        }
        state.dirhams[..amounts.len()].copy_from_slice(&amounts);

        state.order = read_order(players, order)?;
        let (square, heading) = pair(asam, Expected("asam"))?;
        (state.asam, state.heading) = (square.parse()?, heading.parse()?);
        state.read_laid(laid)?;
        if state.options.two_colours() {
            let next = section(&mut sections, "next")?;
            let (one, other) = pair(next, Expected("next-colours"))?;
            state.next = [read_next(one)?, read_next(other)?];
        }
        let now = section(&mut sections, "now")?;
        let (mover, phase) = pair(now, Expected("now"))?;
        (state.mover, state.phase) = (mover.parse()?, phase.parse()?);
        if let Some(rest) = sections.next() {
            return Err(ParseError::new(Expected("end"), rest));
        }
        if let Some(expected) = state.contradiction() {
            return Err(ParseError::new(expected, text));
        }
        Ok(state)
    }
}

/// The contents of the next section, whose name has to be `name`.
fn section<'a>(sections: &mut impl Iterator<Item = &'a str>, name: &str) -> Result<&'a str, ParseError> {
    let section = sections.next().unwrap_or_default();
    let wrong = || ParseError::new(Expected("section"), section);
    let words = section.strip_prefix(name).ok_or_else(wrong)?;
    if words.is_empty() {
        return Ok(words);
    }
    words.strip_prefix(' ').ok_or_else(wrong)
}

/// The two words of `words`.
fn pair(words: &str, expected: Expected) -> Result<(&str, &str), ParseError> {
    words.split_once(' ').ok_or_else(|| ParseError::new(expected, words))
}

/// Parses an amount: digits without a sign or leading zeros.
fn read_dirhams(word: &str) -> Result<u8, ParseError> {
    let amount = word.parse().ok().filter(|amount: &u8| amount.to_string() == word);
    amount.ok_or_else(|| ParseError::new(Expected("dirhams"), word))
}

fn read_order(players: u8, words: &str) -> Result<Order, ParseError> {
    let wrong = || ParseError::new(Expected("order"), words);
    let seat_and_roll = |word: &str| {
        let (seat, roll) = word.split_at_checked(1)?;
        let roll = match roll {
            "" => None,
            roll => Some(read_roll(roll)?),
        };
        Some((seat.parse().ok()?, roll))
    };
    let groups = words.split(" > ").map(|group| group.split(' ').map(seat_and_roll).collect());
    let groups = groups.collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
    Order::from_groups(players, &groups).ok_or_else(wrong)
}

fn read_next(word: &str) -> Result<Option<Colour>, ParseError> {
    if word == "-" { Ok(None) } else { word.parse().map(Some) }
}

impl Marrakech {
    fn read_laid(&mut self, words: &str) -> Result<(), ParseError> {
        if words.is_empty() {
            return Ok(());
        }
        for word in words.split(' ') {
            let rug: Laid = word.parse()?;
            if self.rugs_left_of(rug.colour) == 0 {
                return Err(ParseError::new(Expected("rugs-dealt"), word));
            }
            if self.covered_whole(rug.place).is_some() {
                return Err(ParseError::new(Expected("half-covered"), word));
            }
            self.rugs.lay(rug);
            self.left[rug.colour.index()] -= 1;
        }
        Ok(())
    }

    /// The first condition of a possible state that is not met, if any.
    fn contradiction(&self) -> Option<Expected> {
        let drawing = self.phase == Phase::Draw;
        let begun = self.order.roller().is_none();
        let untouched = self.laid().is_empty()
            && self.asam == Square::CENTRE
            && self.heading == Heading::North
            && self.players().all(|seat| self.dirhams(seat) == PURSE);

        if self.mover.0 >= self.options.players {
            return Some(Expected("seated-mover"));
        }
        if drawing && !self.options.two_colours() {
            return Some(Expected("no-drawing"));
        }
        if (!begun || self.phase == Phase::Face) && !untouched {
            return Some(Expected("untouched"));
        }
        let right_mover = match self.phase {
            Phase::Order => self.order.roller() == Some(self.mover),
            Phase::Face => self.order.at(0) == Some(self.mover),
            Phase::Draw if !begun => self.order == Order::new(self.options.players),
            Phase::Draw => self.rugs_left(self.mover) > 0 && !self.is_out(self.mover),
            Phase::Turn | Phase::Roll | Phase::Lay => begun && self.can_move(self.mover),
            Phase::Over => begun,
        };
        if !right_mover {
            return Some(Expected("able-mover"));
        }
        if self.has_ended() != (self.phase == Phase::Over) {
            return Some(Expected("over"));
        }
        let shows = |seat: Seat| {
            let not_yet = drawing && (self.mover == seat || (!begun && self.mover < seat));
            let next = self.next[seat.index()];
            let in_pile = |colour| self.options.owner(colour) == Some(seat) && self.rugs_left_of(colour) > 0;
            next.is_some() != (not_yet || self.rugs_left(seat) == 0) && next.is_none_or(in_pile)
        };
        if self.options.two_colours() && !self.players().all(shows) {
            return Some(Expected("piles"));
        }
        None
    }
}
