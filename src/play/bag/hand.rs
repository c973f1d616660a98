//! The state of a hand in the bag.

use super::heap::{Point, Size};

/// The duration from which a press is a grip, in milliseconds.
pub(super) const GRIP_MILLIS: f64 = 250.0;
/// The distance that a press may move meanwhile, in bag units; a hand that moves further is only feeling.
const SLIP: f64 = 26.0;

/// The state of a hand. Points are in its own coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hand {
    /// Its position; at first outside of the bag.
    pub at: Point,
    /// The point and the time at which its current press began; `None` without a press.
    pub press: Option<(Point, f64)>,
    /// `true` if it is closed on a piece.
    pub closed: bool,
    /// `true` if its player has shouted while it came out.
    pub shout: bool,
    /// `true` if it started before “3” (B10).
    pub early: bool,
    /// The time at which it came out with a piece.
    pub out: Option<f64>,
}

impl Hand {
    /// A hand over the rim.
    pub fn outside(size: Size) -> Self {
        let at = Point { x: size.width / 2.0, y: -40.0 };
        Self { at, press: None, closed: false, shout: false, early: false, out: None }
    }

    /// `true` if it is in the bag.
    pub fn is_in(&self) -> bool {
        self.at.y >= 0.0
    }

    /// `true` if its press has lasted long enough to be a grip.
    pub fn grips(&self, now: f64) -> bool {
        self.press.is_some_and(|(_, since)| now - since >= GRIP_MILLIS)
    }

    /// Moves the hand. A press that moves too far ends.
    pub fn move_to(&mut self, to: Point) {
        self.at = to;
        self.press = self.press.filter(|(from, _)| from.distance(to) <= SLIP);
    }
}
