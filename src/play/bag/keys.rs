//! Moving a hand by keys.

use super::heap::{Point, Size};
use super::live::Live;

/// The initial speed of the hand, for finding the edge of a piece, in bag units per millisecond.
const SLOW: f64 = 0.2;
/// The full speed of an open hand, in bag units per millisecond.
const QUICK: f64 = 0.9;
/// The full speed of a closed hand. With these speeds, keys are as good as a pointer.
const OUT: f64 = 1.6;
/// The time until the hand reaches full speed, in milliseconds.
const HASTE_MILLIS: f64 = 220.0;
/// The maximum time step between two animation frames, in milliseconds.
const LONGEST_MILLIS: f64 = 100.0;

/// The pressed keys, and the position of the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Keys {
    /// The state of the arrow keys: left, right, up (into the bag), down (back).
    arrows: [bool; 4],
    at: Point,
    /// The time at which the hand started to move.
    since: Option<f64>,
    last: f64,
}

impl Keys {
    /// No key is pressed, and the hand is over the middle of the rim.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { arrows: [false; 4], at: Point { x: size.width / 2.0, y: -40.0 }, since: None, last: 0.0 }
    }

    /// Handles a key that went down or up at this time: arrows move the hand, the space bar grips and releases.
    pub fn press(&mut self, live: &mut Live, hand: usize, key: &str, (down, repeat, time): (bool, bool, f64)) {
        let arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
        if let Some(arrow) = arrows.into_iter().position(|arrow| arrow == key) {
            self.arrows[arrow] = down;
        } else if key == " " && down && !repeat {
            live.grip(hand, time);
        } else if key == " " && !down {
            live.raise_hand(hand, time);
        }
    }

    /// Moves the hand in the direction of the pressed arrows.
    pub fn advance(&mut self, live: &mut Live, hand: usize, now: f64) {
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
        // If a pointer has moved the hand meanwhile, keys continue from there.
        let from = live.place(hand, now).unwrap_or(self.at);
        let (x, y) = (from.x + right * step, from.y + deeper * step);
        self.at = live.size().reach(Point { x, y });
        live.move_hand(hand, self.at, now);
    }
}
