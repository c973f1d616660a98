//! The preferences of the players on a device.

use super::Pace;

/// The chosen preferences on a device. The default is that of a device on which nothing was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Preferences {
    /// The pace of animations and bots.
    pub pace: Pace,
    /// `true` for reduced motion: nothing glides, and animations take half the time.
    pub reduced_motion: bool,
    /// `true` if the device plays a person's move when it is the only legal one.
    pub auto_move: bool,
    /// `true` if the device makes the throws of persons.
    pub auto_throw: bool,
    /// `true` if sums have to be worked out before their action is applied.
    pub works_out: bool,
    /// `true` if the board turns to the person to move, where several share the device.
    pub turns_board: bool,
    /// `true` if the tutor asks before a choice that costs much.
    pub tutor: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            pace: Pace::default(),
            reduced_motion: false,
            auto_move: false,
            auto_throw: false,
            works_out: false,
            turns_board: true,
            tutor: false,
        }
    }
}

impl Preferences {
    /// The duration at this pace, in milliseconds, of an animation that takes `millis` at the steady pace.
    pub(super) fn duration(&self, pace: Pace, millis: u32) -> u32 {
        if self.reduced_motion { pace.reduced(millis) } else { pace.millis(millis) }
    }
}
