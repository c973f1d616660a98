//! The effects of a sitting.

use super::{Clocks, Inquiry, Tally, Ticket, WorkedSum};
use crate::scene::Sound;

/// An effect: a request to the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask this source. [`Input::Answer`](super::Input::Answer) answers it with actions;
    /// [`Input::Heard`](super::Input::Heard) has the words of the engine.
    Ask(Ticket, ActionRequest),
    /// The last question or timer is obsolete. Cancelling it only saves work: a late answer is ignored because of its
    /// ticket.
    Cancel,
    /// The source that was asked last has to answer at once, with the best action found so far.
    AnswerNow,
    /// Start a timer of this many milliseconds; answered by [`Input::Elapsed`](super::Input::Elapsed).
    Wait(Ticket, u32),
    /// Save the match in its current state; answered by [`Input::Saved`](super::Input::Saved).
    Save(Ticket),
    /// Load the match from the store; answered by [`Input::Loaded`](super::Input::Loaded).
    Load(Ticket),
    /// Save the time used on the clocks.
    SaveClocks(Clocks),
    /// Save the results of the sums.
    SaveTally(Tally),
    /// Record the sums that a person has worked out for an action, for the statistics of this device.
    WorkedOut(Vec<WorkedSum>),
    /// Play this sound.
    PlaySound(Sound),
    /// The match is over, and all of it has been shown and saved.
    Over,
}

/// The source of an answer, and what it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionRequest {
    /// The engine: for the action of a bot, for advice, for the refutation of a wrong answer to a puzzle, or for the
    /// judgement of a choice that has not been made yet. The match waits for the last only for a short time, and not at
    /// all for advice and refutations.
    Engine(Inquiry),
    /// Bots that fight a simultaneous phase among themselves, for its outcome.
    BotPhase,
    /// Chance, for an outcome.
    Chance,
    /// Persons in a simultaneous phase, for its outcome.
    SimultaneousPhase,
}
