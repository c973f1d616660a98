//! The inputs of a sitting.

use super::{Clocks, Permissions, Preferences, Ticket};
use crate::record::{Match, Place};
use crate::rules::{Game, Spot};
use crate::scene::{Scene, Touch};

/// An input: something that happens to a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Scene> {
    /// It begins, for the first time or again after a reload.
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
    /// The answer to [`Effect::Ask`](super::Effect::Ask): what happens, one after the other. Without any action there is no
    /// hint, or nothing was fought out.
    Answer(Ticket, Vec<G::Action>),
    /// The time of [`Effect::Wait`](super::Effect::Wait) is over.
    Elapsed(Ticket),
    /// The store has saved the match as it was at [`Effect::Save`](super::Effect::Save), or has not.
    Saved(Ticket, Result<(), NotSaved>),
    /// The match as [`Effect::Load`](super::Effect::Load) found it in the store; none if the store does not have it (any more).
    Loaded(Ticket, Result<Option<Box<Stored<G>>>, NotSaved>),
    /// The match has gone on elsewhere: in another tab, or on another device that has sent it.
    Follow(Box<Stored<G>>),
    /// A player wants to do something besides ([`crate::rules::Game::side_actions`]), which has to be confirmed.
    SideAction(G::Action),
    /// It is confirmed, or is not to be.
    Confirm(bool),
    /// Something is done with the sum that lies on the table.
    Sum(SumInput),
    /// What is shown up to the next decision of a person need not be shown.
    Skip,
    /// A match of bots alone stops, or goes on: this toggles.
    Pause,
    /// It goes on by one action.
    Step,
    /// One looks back, takes back or tries out, or asks for a hint.
    Review(ReviewInput),
    /// From this place it is played on by this action, as a variation in which persons move for everybody.
    Branch {
        /// Where the variation begins.
        from: Place,
        /// Its first action.
        action: G::Action,
    },
    /// A row of the move list is pointed at, or none: the board shows what happened in it.
    PointAtRow(Option<usize>),
    /// Players have other preferences.
    Preferences(Preferences),
    /// Something else may be done here.
    Permissions(Permissions),
    /// The page is seen otherwise.
    Visibility(PageVisibility),
    /// So much is used on its clocks where the match is played.
    Clocks(Clocks),
    /// Another language is spoken.
    Language,
}

/// An input of somebody who looks back, takes back or tries out, or wants a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewInput {
    /// The last decision of a person is taken back, with all that came of it.
    TakeBack,
    /// What was taken back last is played again.
    Redo,
    /// This place is shown.
    GoTo(Place),
    /// The place on the line that is shown to which so many steps have led is shown; its end, if there are fewer.
    GoToStep(usize),
    /// The place to which a row of the move list leads is shown.
    GoToRow(usize),
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

/// An input of somebody who works out a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SumInput {
    /// This result has been typed so far.
    Type(String),
    /// The result is handed in.
    HandIn,
    /// The sum is put away. What it belongs to happens if a result was handed in.
    PutAway,
}

/// The match as the store has it, or another device.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored<G: Game> {
    /// The match.
    pub played: Match<G>,
    /// The time used on its clocks.
    pub clocks: Clocks,
    /// The bytes of the record's [`body`](Match::body) that the store has.
    pub saved: usize,
}

/// Why the store has not saved something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// It holds another match than the one to append to: somebody else has gone on with it.
    WriteConflict,
    /// There is no store, it is full, or it does not answer.
    Failed,
}

/// The visibility of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageVisibility {
    /// Nobody sees the page.
    pub hidden: bool,
    /// A sheet lies over the table.
    pub covered: bool,
}
