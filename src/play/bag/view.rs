//! What of the bag is on the screen of a hand: a bag is larger than half a phone, and moves with the hand.

use super::heap::{AREA, Point, RADIUS, Size, between};

/// The least breadth of a piece on the screen, in CSS pixels; the narrowest outline is three quarters of it.
const LEAST_PIECE: f64 = 58.0;
/// The breadth of a fingertip on the screen, in CSS pixels: where outlines overlap under it, it grips both.
const FINGERTIP: f64 = 12.0;
/// The part of what is seen, at its far and its near end, in which a hand moves the bag.
const EDGE: f64 = 0.2;
/// How fast the bag moves then, in units a millisecond.
const SPEED: f64 = 0.7;

/// The part of a bag that is on the screen of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The whole bag.
    pub size: Size,
    /// CSS pixels to a unit of the bag.
    pub scale: f64,
    /// How deep that part is, in units.
    seen: f64,
    /// How deep it begins.
    from: f64,
}

impl View {
    /// A bag on a screen of so many CSS pixels, from its rim on. Where the whole bag would be too small to feel, a part of
    /// it is seen, as wide as the bag.
    #[must_use]
    pub fn of(width: f64, height: f64) -> Self {
        let (width, height) = (width.max(60.0), height.max(60.0));
        let scale = (width * height / AREA).sqrt().max(LEAST_PIECE / (2.0 * RADIUS));
        let depth = (height / scale).max(AREA * scale / width);
        let size = Size { width: width / scale, depth, tip: FINGERTIP / 2.0 / scale };
        Self { size, scale, seen: height / scale, from: 0.0 }
    }

    /// Where a point of the bag is on the screen, in CSS pixels from the left and above the rim.
    #[must_use]
    pub fn pixel(&self, at: Point) -> (f64, f64) {
        (at.x * self.scale, (at.y - self.from) * self.scale)
    }

    /// The point of the bag at so many CSS pixels from the left and above the rim; below the rim it is out of the bag,
    /// however deep the hand has been.
    #[must_use]
    pub fn point(&self, x: f64, above: f64) -> Point {
        let y = above / self.scale;
        self.size.reach(Point { x: x / self.scale, y: if y < 0.0 { y } else { y + self.from } })
    }

    /// The bag moves with a hand that has been near the end of what is seen for so many milliseconds. Tells whether it has
    /// moved.
    pub fn follow(&mut self, hand: Point, millis: f64) -> bool {
        let edge = self.seen * EDGE;
        let at = hand.y - self.from;
        let pull = between((at - (self.seen - edge)) / edge, 0.0, 1.0) - between((edge - at) / edge, 0.0, 1.0);
        let from = between(self.from + pull * SPEED * millis, 0.0, (self.size.depth - self.seen).max(0.0));
        let moved = (from - self.from).abs() > f64::EPSILON;
        self.from = from;
        moved
    }
}
