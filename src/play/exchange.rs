//! What a sitting takes in, and what it gives out.

use super::{Can, Clocks, Habits};
use crate::record::Place;
use crate::rules::{Seat, SeatSet, Spot};
use crate::scene::{Scene, Sound, Touch};

/// A number that an effect goes out with, and its answer comes back with. One that is no longer awaited does nothing:
/// no late bot, second tab or double press can act twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u32);

/// An input: something that happens to a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Scene> {
    /// It is sat down at, for the first time or again after a reload.
    Begin,
    /// A person touched something.
    Touch(Touch<G::Button>),
    /// A pointer that is down on a cell begins to drag what lies there.
    Lift(Spot),
    /// What is being dragged, from the first of these cells, is over the second.
    Over(Spot, Spot),
    /// What was dragged is let go, which touches this, if anything.
    Drop(Option<Touch<G::Button>>),
    /// Nothing is picked any more.
    LetGo,
    /// The answer to [`Effect::Ask`]: what happens, one after the other. Nothing does if a sum is not worked out after all.
    Answer(Ticket, Vec<G::Action>),
    /// The time of [`Effect::Wait`] is over.
    Elapsed(Ticket),
    /// A player wants to do something besides ([`crate::rules::Game::side_actions`]), which has to be confirmed.
    SideAction(G::Action),
    /// It is confirmed, or is not to be.
    Confirm(bool),
    /// What is shown up to the next decision of a person need not be shown.
    Skip,
    /// A match of bots alone stops, or goes on: this toggles.
    Pause,
    /// It goes on by one action.
    Step,
    /// Players have other habits.
    Habits(Habits),
    /// Something else may be done here.
    May(Can),
    /// The page is looked at otherwise.
    Attend(Attention),
    /// So much is used on its clocks elsewhere.
    Clocks(Clocks),
}

/// A look: one looks back, takes back or tries out, or asks what is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The last decision of a person is taken back, with all that came of it.
    TakeBack,
    /// What was taken back last is played again.
    PlayAgain,
    /// This place is shown.
    GoTo(Place),
    /// The match is shown as a film from the place that is shown, or no longer.
    Film(bool),
    /// From the place that is shown it is played on otherwise.
    TryOut {
        /// Whether persons move for everybody.
        alone: bool,
    },
    /// Back to where the match stands.
    Return,
    /// A hint is asked for, or is no longer wanted.
    Hint,
    /// What the hint says is done.
    TakeHint,
}

/// How the page is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention {
    /// Nobody sees the page.
    pub hidden: bool,
    /// A sheet lies over the table.
    pub covered: bool,
}

/// An effect: something that is to be done for a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect<G: Scene> {
    /// Somebody else than the sitting has to say what happens: [`Input::Answer`].
    Ask(Ticket, Asked<G>),
    /// What was asked or waited for last is not wanted any more. That saves work, and nothing depends on it: an answer
    /// that comes all the same is dropped by its ticket.
    Stop,
    /// Whoever was asked last is to answer now, with what has been found so far.
    Now,
    /// After so many milliseconds: [`Input::Elapsed`].
    Wait(Ticket, u32),
    /// Something has changed that is to survive a reload.
    Keep(Kept),
    /// This is to be heard.
    Hear(Sound),
    /// The match has come to its end, and all of it has been shown.
    Over,
}

/// Who is asked, and for what.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked<G: Scene> {
    /// One of the bots on these seats, for an action; or all of them for what they fight out among themselves.
    Bots(SeatSet),
    /// Chance, for one of its outcomes.
    Chance,
    /// Persons in a contest, for what they fight out.
    Contest,
    /// A person, for the sum that belongs to this action, if it has one: it happens once that is worked out.
    Sum(G::Action),
    /// The best bot, for what it would do on this seat: [`super::Sitting::advised`]. The match does not wait for it.
    Advice(Seat),
}

/// The parts of a sitting that survive a reload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The match.
    Match,
    /// The time used on its clocks.
    Clocks,
}
