//! The twelve shapes.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Expected, ParseError};

/// The shape of a coloured piece, or the one that a black piece nearly has (B1). Written `egg`.
///
/// Couples that a finger confuses stand side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A ball.
    Sphere,
    /// A ball drawn out to one end.
    Egg,
    /// A dice.
    Cube,
    /// A cuboid.
    Box,
    /// A short column.
    Cylinder,
    /// A coin.
    Disc,
    /// Round at its foot, with a tip.
    Cone,
    /// Square at its foot, with a tip.
    Pyramid,
    /// A hoop.
    Ring,
    /// A gate.
    Arch,
    /// Five points.
    Star,
    /// Four arms.
    Cross,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 12;

    /// All of them, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Sphere,
        Self::Egg,
        Self::Cube,
        Self::Box,
        Self::Cylinder,
        Self::Disc,
        Self::Cone,
        Self::Pyramid,
        Self::Ring,
        Self::Arch,
        Self::Star,
        Self::Cross,
    ];

    /// For indexing arrays by shape.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one of its couple (B1).
    #[must_use]
    pub const fn twin(self) -> Self {
        Self::ALL[self.index() ^ 1]
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Sphere => "sphere",
            Self::Egg => "egg",
            Self::Cube => "cube",
            Self::Box => "box",
            Self::Cylinder => "cylinder",
            Self::Disc => "disc",
            Self::Cone => "cone",
            Self::Pyramid => "pyramid",
            Self::Ring => "ring",
            Self::Arch => "arch",
            Self::Star => "star",
            Self::Cross => "cross",
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shape {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|shape| shape.name() == text);
        found.ok_or_else(|| ParseError::new(Expected("shape"), text))
    }
}
