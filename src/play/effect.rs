//! The effects of a sitting.

use super::{Clocks, Tally, Ticket};
use crate::rules::Seat;
use crate::scene::Sound;

/// An effect: something that is to be done for a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Somebody else than the sitting has to say what happens: [`Input::Answer`](super::Input::Answer).
    Ask(Ticket, Asked),
    /// What was asked or waited for last is not wanted any more. That saves work, and nothing depends on it: an answer
    /// that comes all the same is dropped by its ticket.
    Stop,
    /// Whoever was asked last is to answer now, with what has been found so far.
    Now,
    /// After so many milliseconds: [`Input::Elapsed`](super::Input::Elapsed).
    Wait(Ticket, u32),
    /// The match is to be saved as it is by now: [`Input::Saved`](super::Input::Saved).
    Save(Ticket),
    /// The match is to be read from the store: [`Input::Loaded`](super::Input::Loaded).
    Load(Ticket),
    /// So much is used on the clocks, which is to survive a reload.
    SaveClocks(Clocks),
    /// So many sums came out right, which is to survive a reload.
    SaveTally(Tally),
    /// This is to be heard.
    Hear(Sound),
    /// The match has come to its end, and all of it has been shown and saved.
    Over,
}

/// Who is asked, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The bot on this seat, for an action.
    Bot(Seat),
    /// Bots, for all that they fight out among themselves.
    BotContest,
    /// Chance, for one of its outcomes.
    Chance,
    /// Persons in a contest, for what they fight out.
    Contest,
    /// The best bot, for what it would do on this seat. The match does not wait for it.
    Advice(Seat),
}
