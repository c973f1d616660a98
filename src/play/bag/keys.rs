//! A hand that is moved by keys.

use super::heap::{Point, Size};
use super::live::Live;

/// How fast it goes, in units of the bag a millisecond: from slow, for finding a piece's edge, to quick, and how fast it
/// comes out with what it holds. So it is as good a hand as one that a pointer leads.
const SLOW: f64 = 0.2;
const QUICK: f64 = 0.9;
const OUT: f64 = 1.6;
/// How long an arrow is held until the hand is quick, in milliseconds.
const HASTE_MILLIS: f64 = 220.0;
/// The longest time between two pictures that counts, in milliseconds.
const LONGEST_MILLIS: f64 = 100.0;

/// The keys that are down, and where they have led the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Keys {
    /// Left, right, deeper, back.
    arrows: [bool; 4],
    at: Point,
    /// Since when the hand goes.
    since: Option<f64>,
    last: f64,
}

impl Keys {
    /// No key is down, and the hand is over the middle of the rim.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { arrows: [false; 4], at: Point { x: size.width / 2.0, y: -40.0 }, since: None, last: 0.0 }
    }

    /// A key went down or up, at this time: an arrow goes on or stops, the space bar presses or lets go.
    pub fn press(&mut self, live: &mut Live, hand: usize, key: &str, (down, repeat, time): (bool, bool, f64)) {
        let arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
        if let Some(arrow) = arrows.into_iter().position(|arrow| arrow == key) {
            self.arrows[arrow] = down;
        } else if key == " " && down && !repeat {
            live.press(hand, time);
        } else if key == " " && !down {
            live.lift(hand, time);
        }
    }

    /// Time passes: the hand goes on where an arrow is down.
    pub fn pass(&mut self, live: &mut Live, hand: usize, now: f64) {
        let millis = (now - self.last).min(LONGEST_MILLIS);
        self.last = now;
        let way =
            |one: usize, other: usize| f64::from(u8::from(self.arrows[one])) - f64::from(u8::from(self.arrows[other]));
        let (right, deeper) = (way(1, 0), way(2, 3));
        if right == 0.0 && deeper == 0.0 {
            self.since = None;
            return;
        }
        let since = *self.since.get_or_insert(now);
        let haste = ((now - since) / HASTE_MILLIS).min(1.0);
        let quick = if live.is_closed(hand) { OUT } else { QUICK };
        let step = millis * (SLOW + (quick - SLOW) * haste);
        // Where a pointer has led the hand meanwhile, keys go on from there.
        let from = live.place(hand, now).unwrap_or(self.at);
        let (x, y) = (from.x + right * step, from.y + deeper * step);
        self.at = live.size().reach(Point { x, y });
        live.go(hand, self.at, now);
    }
}
