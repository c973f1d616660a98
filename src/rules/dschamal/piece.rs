//! The sixty pieces.

use std::fmt;
use std::str::FromStr;

use super::{Colour, Shape};
use crate::rules::{Expected, ParseError, Spot};

/// One of the sixty pieces (B1), numbered from 0: the coloured ones shape by shape, each in the order of
/// [`Colour::ALL`], then the black ones in the order of their shapes, then the camel. Its number is also its [`Spot`].
/// Written `blue-egg`, `black-egg`, `camel`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub(super) u8);

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the four of its shape.
    Coloured(Shape, Colour),
    /// The black near miss of a shape.
    Black(Shape),
    /// The camel.
    Camel,
}

impl Piece {
    /// The number of pieces.
    pub const COUNT: u8 = 60;
    /// The number of coloured pieces.
    pub(super) const COLOURED: u8 = 48;
    /// The camel.
    pub const CAMEL: Self = Self(Self::COUNT - 1);

    /// Every piece, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The piece with this number, 0 to 59.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The coloured piece of this shape and colour.
    #[must_use]
    pub const fn coloured(shape: Shape, colour: Colour) -> Self {
        Self(shape as u8 * 4 + colour as u8)
    }

    /// The black near miss of a shape; the cross has none.
    #[must_use]
    pub fn black(shape: Shape) -> Option<Self> {
        (shape != Shape::Cross).then_some(Self(Self::COLOURED + shape as u8))
    }

    /// Its kind.
    #[must_use]
    pub fn kind(self) -> Kind {
        let index = self.index();
        match self.0 {
            ..Self::COLOURED => Kind::Coloured(Shape::ALL[index / Colour::COUNT], Colour::ALL[index % Colour::COUNT]),
            number if number == Self::CAMEL.0 => Kind::Camel,
            _ => Kind::Black(Shape::ALL[index - usize::from(Self::COLOURED)]),
        }
    }

    /// The shape of a coloured piece, by which it belongs to a camp (B2); `None` for the others.
    #[must_use]
    pub fn shape(self) -> Option<Shape> {
        match self.kind() {
            Kind::Coloured(shape, _) => Some(shape),
            Kind::Black(_) | Kind::Camel => None,
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the piece as an index of arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Piece> for Spot {
    fn from(piece: Piece) -> Self {
        Self(piece.0)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Coloured(shape, colour) => write!(f, "{colour}-{shape}"),
            Kind::Black(shape) => write!(f, "black-{shape}"),
            Kind::Camel => f.write_str("camel"),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (colour, shape) = text.split_once('-')?;
            let shape = shape.parse().ok()?;
            if colour == "black" { Self::black(shape) } else { Some(Self::coloured(shape, colour.parse().ok()?)) }
        };
        let piece = if text == "camel" { Some(Self::CAMEL) } else { read() };
        piece.ok_or_else(|| ParseError::new(Expected("piece"), text))
    }
}
