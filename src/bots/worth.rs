//! The worth of a position for each seat, and its unit.

use crate::rules::Seat;

/// The value of a position for each seat, indexed by seat.
pub type Worth = [i64; Seat::MOST as usize];

/// The unit of outlooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The probability to win, in hundredths of a percent.
    Chance,
    /// The expected final lead over the average of the others, in hundredths of what the game counts.
    Lead,
}
