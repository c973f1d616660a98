//! The strokes by which a hand in a calm duel explores its piece (B10): each uncovers a side of the outline, and their
//! number per turn is limited. The rotation of the piece is random, so that no side reveals more than another.

use std::fmt;
use std::str::FromStr;

use crate::rules::dschamal::{Outline, Piece, Shape};
use crate::words::{all_of, dschamal};

/// The sides of a piece as it lies in the hand, clockwise, as keywords of messages.
pub const SIDES: [&str; 4] = ["above", "right", "below", "left"];

/// The sides that a hand has uncovered of the piece that it feels. The text form is a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strokes {
    /// The rotation of the piece, in quarter turns clockwise.
    turned: u8,
    /// The uncovered sides, a bit each.
    open: u8,
    left: u8,
}

impl Strokes {
    /// The number of strokes per turn.
    pub const MOST: u8 = 2;

    /// A covered piece, with a rotation from these random bits.
    #[must_use]
    pub const fn new(random: u64) -> Self {
        Self { turned: (random >> 62) as u8, open: 0, left: 0 }
    }

    /// Begins a turn of the hand.
    pub fn begin_turn(&mut self) {
        self.left = Self::MOST;
    }

    /// The number of strokes left at this turn.
    #[must_use]
    pub fn left(self) -> u8 {
        if self.open == 15 { 0 } else { self.left }
    }

    /// Uncovers one of the [`SIDES`]. Returns `false` if it is uncovered already or no stroke is left.
    pub fn stroke(&mut self, side: u8) -> bool {
        let uncovers = side < 4 && self.left > 0 && !self.is_open(side);
        if uncovers {
            self.open |= 1 << side;
            self.left -= 1;
        }
        uncovers
    }

    /// `true` if no side is uncovered.
    #[must_use]
    pub const fn is_covered(self) -> bool {
        self.open == 0
    }

    /// `true` if one of the [`SIDES`] is uncovered.
    #[must_use]
    pub const fn is_open(self, side: u8) -> bool {
        self.open >> side & 1 == 1
    }

    /// The rotation of the piece clockwise, in degrees.
    #[must_use]
    pub fn degrees(self) -> u16 {
        90 * u16::from(self.turned)
    }

    /// A description of the uncovered sides, never the name of the piece: `a tip above and a broad curve below`.
    #[must_use]
    pub fn description(self, outline: Outline) -> String {
        let open = (0..4).filter(|&side| self.is_open(side));
        all_of(open.map(|side| dschamal::felt(keyword(self.feature(outline, side)), SIDES[usize::from(side)])))
    }

    /// The outlines that the piece may have, judging by the uncovered sides at an unknown rotation.
    #[must_use]
    pub fn possible(self, felt: Outline) -> Vec<Outline> {
        let mut possible = Vec::new();
        let every_side = |other: Outline, turned| {
            let lies = Self { turned, ..self };
            (0..4).all(|side| !self.is_open(side) || self.feature(felt, side) == lies.feature(other, side))
        };
        for piece in Piece::all() {
            let other = piece.outline();
            if !possible.contains(&other) && (0..4).any(|turned| every_side(other, turned)) {
                possible.push(other);
            }
        }
        possible
    }

    /// The feature on a side of the piece as it lies in the hand.
    fn feature(self, outline: Outline, side: u8) -> u8 {
        sides(outline)[usize::from((side + 4 - self.turned) % 4)]
    }
}

/// The features of the sides of an upright piece, as letters for [`keyword`]. Many are shared by several pieces, so
/// that one side alone seldom identifies a piece.
const fn sides(outline: Outline) -> &'static [u8; 4] {
    match outline {
        Outline::Whole(Shape::Sphere) => b"oooo",
        Outline::NearMiss(Shape::Sphere) => b"ddoo",
        Outline::Whole(Shape::Egg) => b"nooo",
        Outline::NearMiss(Shape::Egg) => b"nobo",
        Outline::Whole(Shape::Cube) => b"cCcC",
        Outline::NearMiss(Shape::Cube) => b"cCvC",
        Outline::Whole(Shape::Box) => b"eCeC",
        Outline::NearMiss(Shape::Box) => b"NCeC",
        Outline::Whole(Shape::Cylinder) => b"wsws",
        Outline::NearMiss(Shape::Cylinder) => b"wGwG",
        Outline::Whole(Shape::Disc) => b"wkwk",
        Outline::NearMiss(Shape::Disc) => b"DDwk",
        Outline::Whole(Shape::Cone) => b"tqwq",
        Outline::NearMiss(Shape::Cone) => b"bqwq",
        Outline::Whole(Shape::Pyramid) => b"tqcq",
        Outline::NearMiss(Shape::Pyramid) => b"bqcq",
        Outline::Whole(Shape::Ring) => b"hhhh",
        Outline::NearMiss(Shape::Ring) => b"hghh",
        Outline::Whole(Shape::Arch) => b"hsTs",
        Outline::NearMiss(Shape::Arch) => b"hSOs",
        Outline::Whole(Shape::Star) => b"ttPt",
        Outline::NearMiss(Shape::Star) => b"tVPt",
        Outline::Whole(Shape::Cross) | Outline::NearMiss(Shape::Cross) => b"CCCC",
        Outline::Camel => b"uKTn",
    }
}

const fn keyword(letter: u8) -> &'static str {
    match letter {
        b'o' => "round",
        b'd' => "dent",
        b'n' => "narrow-end",
        b'b' => "blunt-end",
        b'c' => "corner",
        b'C' => "two-corners",
        b'v' => "cut-corner",
        b'e' => "long-edge",
        b'N' => "notch",
        b's' => "straight",
        b'G' => "groove",
        b'w' => "curve",
        b'k' => "thin-rim",
        b'D' => "bite",
        b't' => "tip",
        b'q' => "slope",
        b'h' => "rim-with-hole",
        b'g' => "gap",
        b'S' => "short-leg",
        b'T' => "two-legs",
        b'O' => "one-leg",
        b'P' => "two-tips",
        b'V' => "hollow",
        b'u' => "hump",
        _ => "neck",
    }
}

impl fmt::Display for Strokes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.turned + 4 * self.open + 64 * self.left).fmt(f)
    }
}

impl FromStr for Strokes {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number: u8 = text.parse().map_err(|_| ())?;
        let strokes = Self { turned: number % 4, open: number / 4 % 16, left: number / 64 };
        if strokes.left > Self::MOST { Err(()) } else { Ok(strokes) }
    }
}
