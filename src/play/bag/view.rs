//! The part of the bag on the screen of a hand: a bag is larger than half a phone, and scrolls with the hand.

use super::heap::{AREA, Point, RADIUS, Size, clamp};

/// The minimum diameter of a piece on the screen, in CSS pixels; the narrowest outline is three quarters of it.
const LEAST_PIECE: f64 = 58.0;
/// The diameter of a fingertip on the screen, in CSS pixels: it grips both pieces whose outlines overlap under it.
const FINGERTIP: f64 = 12.0;
/// The share of the visible depth, at either end, in which a hand scrolls the bag.
const EDGE: f64 = 0.2;
/// The maximum speed of scrolling, in bag units per millisecond.
const SPEED: f64 = 0.7;

/// The part of a bag on the screen of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The dimensions of the whole bag.
    pub size: Size,
    /// CSS pixels per bag unit.
    pub scale: f64,
    /// The visible depth, in bag units.
    seen: f64,
    /// The depth at which the visible part begins, in bag units.
    from: f64,
}

impl View {
    /// The view of a bag on a screen of this size in CSS pixels, starting at the rim. If the whole bag would be too
    /// small to feel, only a part of its depth is visible.
    #[must_use]
    pub fn of(width: f64, height: f64) -> Self {
        let (width, height) = (width.max(60.0), height.max(60.0));
        let scale = (width * height / AREA).sqrt().max(LEAST_PIECE / (2.0 * RADIUS));
        let depth = (height / scale).max(AREA * scale / width);
        let size = Size { width: width / scale, depth, tip: FINGERTIP / 2.0 / scale };
        Self { size, scale, seen: height / scale, from: 0.0 }
    }

    /// Maps a point of the bag to CSS pixels from the left and above the rim.
    #[must_use]
    pub fn pixel(&self, at: Point) -> (f64, f64) {
        (at.x * self.scale, (at.y - self.from) * self.scale)
    }

    /// Maps CSS pixels from the left and above the rim to a point of the bag. Below the rim the point is outside of the
    /// bag, however far it is scrolled.
    #[must_use]
    pub fn point(&self, x: f64, above: f64) -> Point {
        let y = above / self.scale;
        self.size.reach(Point { x: x / self.scale, y: if y < 0.0 { y } else { y + self.from } })
    }

    /// Scrolls the bag for a hand that has been near an end of the visible part for this many milliseconds. Returns
    /// `true` if the bag has moved.
    pub fn follow(&mut self, hand: Point, millis: f64) -> bool {
        let edge = self.seen * EDGE;
        let at = hand.y - self.from;
        let pull = clamp((at - (self.seen - edge)) / edge, 0.0, 1.0) - clamp((edge - at) / edge, 0.0, 1.0);
        let from = clamp(self.from + pull * SPEED * millis, 0.0, (self.size.depth - self.seen).max(0.0));
        let moved = (from - self.from).abs() > f64::EPSILON;
        self.from = from;
        moved
    }
}
