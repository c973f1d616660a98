//! The state of a hand in the bag.

use super::heap::{Point, Size};

/// The time after which a hand that rests on a piece grips it, in milliseconds.
pub(super) const REST_MILLIS: f64 = 400.0;
/// The distance that a resting hand may tremble, in radii of a fingertip; one that moves further feels.
const TREMOR: f64 = 1.25;
/// The time within which a finger that is lifted presses again in the same place, in milliseconds.
const AGAIN_MILLIS: f64 = 600.0;
/// The distance that it may be off then, in radii of a fingertip.
const AGAIN: f64 = 3.0;

/// The state of a hand. Points are in its own coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hand {
    /// Its position; at first outside of the bag.
    pub at: Point,
    /// The point at which it rests while it presses, and since when; `None` without a press.
    pub press: Option<(Point, f64)>,
    /// The point and the time at which its last press ended.
    pub lifted: Option<(Point, f64)>,
    /// The radius of its fingertip, in bag units.
    tip: f64,
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
        Self { at, press: None, lifted: None, tip: size.tip, closed: false, shout: false, early: false, out: None }
    }

    /// `true` if it is in the bag.
    pub fn is_in(&self) -> bool {
        self.at.y >= 0.0
    }

    /// The part of the time for a grip that it has rested, from 0 to 1; `None` if it does not press.
    pub fn rested(&self, now: f64) -> Option<f64> {
        self.press.map(|(_, since)| ((now - since) / REST_MILLIS).clamp(0.0, 1.0))
    }

    /// `true` if it presses again where it has just been lifted.
    pub fn presses_again(&self, time: f64) -> bool {
        self.lifted
            .is_some_and(|(at, lifted)| time - lifted <= AGAIN_MILLIS && at.distance(self.at) <= AGAIN * self.tip)
    }

    /// Moves the hand. One that moves too far begins to rest again.
    pub fn move_to(&mut self, to: Point, time: f64) {
        self.at = to;
        let far = TREMOR * self.tip;
        self.press = self.press.map(|(from, since)| if from.distance(to) <= far { (from, since) } else { (to, time) });
    }
}
