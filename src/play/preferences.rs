//! The preferences of the players at a device.

use super::Pace;

/// The services of a device to its players, as they have chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Preferences {
    /// The pace of what is shown and of the bots.
    pub pace: Pace,
    /// Whether things are to move less: nothing glides, and what is shown takes half the time.
    pub still: bool,
    /// Whether the only thing that can be done is done.
    pub moves_itself: bool,
    /// Whether what a person is to throw is thrown.
    pub throws_itself: bool,
    /// Whether sums are to be worked out before what they belong to happens.
    pub works_out: bool,
}

impl Preferences {
    /// The time for which something is shown that takes `millis` milliseconds at the steady pace.
    pub(super) fn lasts(&self, pace: Pace, millis: u32) -> u32 {
        if self.still { pace.still(millis) } else { pace.millis(millis) }
    }
}

impl Default for Preferences {
    /// A device on which nothing has been chosen.
    fn default() -> Self {
        Self { pace: Pace::Steady, still: false, moves_itself: false, throws_itself: false, works_out: false }
    }
}
