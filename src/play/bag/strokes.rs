//! The strokes by which a hand in a calm duel learns what it holds (B10): each uncovers a quarter of its outline, and at a
//! turn there are only so many. How the piece lies in the hand is for the lot to say, so that no side tells more than another.

use std::fmt;
use std::str::FromStr;

use crate::rules::dschamal::{Outline, Piece, Shape};
use crate::words::{all_of, dschamal};

/// The sides of a piece as it lies in the hand, clockwise, as keywords.
pub const SIDES: [&str; 4] = ["above", "right", "below", "left"];

/// The parts that a hand has uncovered of the piece that it feels. Written as a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strokes {
    /// How many quarters the piece is turned clockwise.
    turned: u8,
    /// The sides that are uncovered, a bit each.
    open: u8,
    left: u8,
}

impl Strokes {
    /// How many there are to a turn.
    pub const MOST: u8 = 2;

    /// A piece of which nothing is known yet; it lies as these random bits say.
    #[must_use]
    pub const fn new(random: u64) -> Self {
        Self { turned: (random >> 62) as u8, open: 0, left: 0 }
    }

    /// A turn of the hand begins.
    pub fn begin_turn(&mut self) {
        self.left = Self::MOST;
    }

    /// How many are left at this turn.
    #[must_use]
    pub fn left(self) -> u8 {
        if self.open == 15 { 0 } else { self.left }
    }

    /// Strokes over one of the [`SIDES`]. Tells whether that uncovers anything.
    pub fn stroke(&mut self, side: u8) -> bool {
        let uncovers = side < 4 && self.left > 0 && !self.is_open(side);
        if uncovers {
            self.open |= 1 << side;
            self.left -= 1;
        }
        uncovers
    }

    /// Whether one of the [`SIDES`] is uncovered.
    #[must_use]
    pub const fn is_open(self, side: u8) -> bool {
        self.open >> side & 1 == 1
    }

    /// How far the piece is turned clockwise.
    #[must_use]
    pub fn degrees(self) -> u16 {
        90 * u16::from(self.turned)
    }

    /// A description of all that the strokes have told of a piece, and never its name: `a tip above and a broad curve
    /// below`.
    #[must_use]
    pub fn described(self, outline: Outline) -> String {
        let open = (0..4).filter(|&side| self.is_open(side));
        all_of(open.map(|side| dschamal::felt(keyword(self.on(outline, side)), SIDES[usize::from(side)])))
    }

    /// The outlines that the piece may have, after all that the strokes have told: who has not seen how it lies can
    /// only compare.
    #[must_use]
    pub fn possible(self, felt: Outline) -> Vec<Outline> {
        let mut possible = Vec::new();
        let every_side = |other: Outline, turned| {
            let lies = Self { turned, ..self };
            (0..4).all(|side| !self.is_open(side) || self.on(felt, side) == lies.on(other, side))
        };
        for piece in Piece::all() {
            let other = piece.outline();
            if !possible.contains(&other) && (0..4).any(|turned| every_side(other, turned)) {
                possible.push(other);
            }
        }
        possible
    }

    /// What lies on a side.
    fn on(self, outline: Outline, side: u8) -> u8 {
        sides(outline)[usize::from((side + 4 - self.turned) % 4)]
    }
}

/// What a stroke over each side of a piece tells, as it stands upright; [`keyword`] says what the letters mean. Much is
/// the same on several pieces: one side alone seldom tells which it is.
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
