//! One hand in the bag, and what it is about to do.

use super::heap::{Point, Size};

/// How long a press must last to become a grip, in milliseconds.
pub(super) const GRIP_MILLIS: f64 = 250.0;
/// How far a press may slip meanwhile; a hand that goes further is feeling its way.
const SLIP: f64 = 26.0;

/// A hand. Points are as it sees them itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hand {
    /// Where it is; outside of the bag at first.
    pub at: Point,
    /// Where and since when it has pressed without feeling its way.
    pub press: Option<(Point, f64)>,
    /// Whether it is closed on something.
    pub closed: bool,
    /// Whether its player has cried while it came out.
    pub cry: bool,
    /// Whether it started before "3" (B10).
    pub early: bool,
    /// When it came out with something.
    pub out: Option<f64>,
}

impl Hand {
    /// A hand over the rim.
    pub fn outside(size: Size) -> Self {
        let at = Point { x: size.width / 2.0, y: -40.0 };
        Self { at, press: None, closed: false, cry: false, early: false, out: None }
    }

    /// Whether it is in the bag.
    pub fn is_in(&self) -> bool {
        self.at.y >= 0.0
    }

    /// Whether its press has lasted long enough to be a grip.
    pub fn grips(&self, now: f64) -> bool {
        self.press.is_some_and(|(_, since)| now - since >= GRIP_MILLIS)
    }

    /// It goes to a place; a press that slips away is none.
    pub fn go(&mut self, to: Point) {
        self.at = to;
        self.press = self.press.filter(|(from, _)| from.distance(to) <= SLIP);
    }
}
