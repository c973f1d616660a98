//! Ways to move: one piece and its landing squares.

use std::fmt;
use std::str::FromStr;

use super::Square;
use crate::rules::{Expected, ParseError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Step,
    Capture,
}

/// One piece and one list of landing squares (D7): a move to one empty square, written `32-43`, or a capture of one to
/// twelve jumps, written `32x54x36`.
///
/// The landing squares are five bits each of one number, which is small and quick to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Way {
    /// The landing squares, the first in the lowest bits, and their number in the highest four.
    landings: u64,
    from: Square,
    kind: Kind,
}

/// The offset of the number of landings.
const COUNT: u32 = 60;

impl Way {
    /// The largest number of jumps of a capture, which is the number of the opponent's pieces.
    pub const MOST: usize = 12;

    /// The move of the piece on `from` to `to`.
    #[must_use]
    pub fn step(from: Square, to: Square) -> Self {
        Self::start(from, false).then(to)
    }

    /// The capture by the piece on `from` with these landings in order; `None` if there are none or more than twelve.
    #[must_use]
    pub fn capture(from: Square, landings: &[Square]) -> Option<Self> {
        let possible = (1..=Self::MOST).contains(&landings.len());
        possible.then(|| landings.iter().fold(Self::start(from, true), |way, &landing| way.then(landing)))
    }

    /// The way of a chosen piece, without landings.
    pub(super) const fn start(from: Square, captures: bool) -> Self {
        Self { landings: 0, from, kind: if captures { Kind::Capture } else { Kind::Step } }
    }

    /// The way with one more landing. There have to be fewer than twelve so far.
    pub(super) const fn then(self, landing: Square) -> Self {
        let place = 5 * (self.landings >> COUNT);
        Self { landings: (self.landings | (landing.number() as u64) << place) + (1 << COUNT), ..self }
    }

    /// The square of the piece.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// `true` for a capture.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        matches!(self.kind, Kind::Capture)
    }

    /// The number of landing squares, which for a capture is that of captured pieces; 0 if only the piece is chosen.
    #[must_use]
    pub const fn len(&self) -> usize {
        (self.landings >> COUNT) as usize
    }

    /// `true` if only the piece is chosen.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The landing squares in their order.
    #[must_use]
    pub fn landings(&self) -> impl ExactSizeIterator<Item = Square> + use<> {
        let mut landings = self.landings;
        (0..self.len()).map(move |_| {
            let landing = Square::numbered((landings & 31) as u8);
            landings >>= 5;
            landing
        })
    }

    /// The last landing square, or the square of the piece if there is none.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "five bits are left")]
    pub const fn to(&self) -> Square {
        match self.landings >> COUNT {
            0 => self.from,
            count => Square::numbered((self.landings >> (5 * (count - 1)) & 31) as u8),
        }
    }

    /// `true` if this way begins with `other` or equals it.
    #[must_use]
    pub fn starts_with(&self, other: &Self) -> bool {
        let common = (1 << (5 * other.len())) - 1;
        self.from == other.from
            && self.kind == other.kind
            && self.len() >= other.len()
            && (self.landings ^ other.landings) & common == 0
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        self.landings().try_for_each(|landing| write!(f, "{sign}{landing}"))
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Way {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Self::step(from.parse()?, to.parse()?));
        }
        let squares = text.split('x').map(str::parse).collect::<Result<Vec<Square>, _>>()?;
        squares
            .split_first()
            .and_then(|(&from, landings)| Self::capture(from, landings))
            .ok_or_else(|| ParseError::new(Expected("way"), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d7_a_way_is_one_piece_and_its_landing_squares() {
        let way: Way = "32x54x36".parse().expect("a way");
        assert_eq!((way.from().to_string(), way.to().to_string(), way.len()), ("32".into(), "36".into(), 2));
        let parts: Vec<_> = way.landings().map(|square| square.to_string()).collect();
        assert_eq!(parts, ["54", "36"]);
        assert!(way.starts_with(&"32x54".parse().expect("a way")));
        assert!(!way.starts_with(&"32x10".parse().expect("a way")));
        assert!(!way.starts_with(&"32-54".parse().expect("a way")));
    }

    #[test]
    fn d7_ways_read_back() {
        let long = format!("01{}", "x70x25x07".repeat(4));
        for text in ["32-43", "32x54", long.as_str()] {
            assert_eq!(text.parse::<Way>().map(|way| way.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn d7_texts_that_are_no_ways() {
        let too_long = format!("01{}x10", "x70x25x07".repeat(4));
        for text in ["", "32", "33-44", "32-43-54", "32x", "x54", "32x54-36", "98-87", too_long.as_str()] {
            assert!(text.parse::<Way>().is_err(), "{text}");
        }
    }
}
