//! The inputs of a sitting.

use super::{Clocks, Permissions, Preferences, Ticket};
use crate::engine;
use crate::record::{Match, NodeId};
use crate::rules::{Game, Spot};
use crate::scene::{Scene, Touch};

/// An input: an event for a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Scene> {
    /// Play begins, or continues after a reload.
    Begin,
    /// A person pressed a cell or a control.
    Touch(Touch<G::Button>),
    /// A drag begins on this cell.
    StartDrag(Spot),
    /// The piece dragged from the first of these cells is over the second.
    DragOver(Spot, Spot),
    /// The drag ends; the press it amounts to, if any.
    Drop(Option<Touch<G::Button>>),
    /// Clears the selection.
    ClearSelection,
    /// The answer to [`Effect::Ask`](super::Effect::Ask): actions to apply in this order. Empty if there is no hint, or
    /// if a simultaneous phase was left without an outcome.
    Answer(Ticket, Vec<G::Action>),
    /// An answer of the engine to [`ActionRequest::Engine`](super::ActionRequest::Engine).
    Heard(Ticket, engine::Answer),
    /// The timer of [`Effect::Wait`](super::Effect::Wait) has elapsed.
    Elapsed(Ticket),
    /// The result of [`Effect::Save`](super::Effect::Save).
    Saved(Ticket, Result<(), NotSaved>),
    /// The result of [`Effect::Load`](super::Effect::Load): the saved match; `None` if the store has none (any more).
    Loaded(Ticket, Result<Option<Box<Stored<G>>>, NotSaved>),
    /// The match was continued elsewhere: in another tab, or on another device that sent its link.
    Follow(Box<Stored<G>>),
    /// A player requests a side action ([`crate::rules::Game::side_actions`]), which has to be confirmed.
    SideAction(G::Action),
    /// The requested side action, or the choice that the tutor asks about, is confirmed (`true`) or cancelled
    /// (`false`).
    Confirm(bool),
    /// An input for the open sum.
    Sum(SumInput),
    /// Skips the animation up to the next decision of a person.
    Skip,
    /// Toggles the pause of a match of bots alone.
    Pause,
    /// Advances a match of bots alone by one action.
    Step,
    /// An input for review, take-back, variations or hints.
    Review(ReviewInput),
    /// Starts a variation at this place with these actions; in it, the persons move for every seat.
    Branch {
        /// The place where the variation begins.
        from: NodeId,
        /// Its first actions.
        actions: Vec<G::Action>,
    },
    /// The hovered or focused row of the move list, whose events the board then shows; `None` if there is none.
    PointAtRow(Option<usize>),
    /// The cell of the board at which a mouse points, which is then previewed; `None` if there is none.
    PointAt(Option<Spot>),
    /// The preferences have changed.
    Preferences(Preferences),
    /// The permissions have changed.
    Permissions(Permissions),
    /// The visibility of the page has changed.
    Visibility(PageVisibility),
    /// The time used on the clocks, as reported by the tab that plays the match.
    Clocks(Clocks),
    /// The other device of a match by link is connected (`true`), or no longer.
    Connected(bool),
}

/// An input for review, take-back, variations or hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewInput {
    /// Takes back the last decision of a person, with all its consequences.
    TakeBack,
    /// Redoes what was taken back last.
    Redo,
    /// Shows this place.
    GoTo(NodeId),
    /// Shows the place after this number of steps on the line shown, or its last place if there are fewer.
    GoToStep(usize),
    /// Shows the place after the move of this row of the move list.
    GoToRow(usize),
    /// Starts (`true`) or stops (`false`) a replay from the place shown.
    Replay(bool),
    /// Starts a variation at the place shown.
    StartVariation {
        /// `true` if the persons move for every seat.
        for_all: bool,
    },
    /// Returns to the current place of the match; from a variation of a match that is over, to where it began.
    Return,
    /// Requests a hint, or dismisses the one requested or shown.
    Hint,
    /// Plays the action of the hint.
    PlayHint,
}

/// An input for the open sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SumInput {
    /// The result typed so far.
    Type(String),
    /// Submits the result.
    HandIn,
    /// Closes the sum. Its action is applied if all results have been submitted.
    PutAway,
}

/// A match as it is in the store or was sent by another device.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored<G: Game> {
    /// The match.
    pub played: Match<G>,
    /// The time used on its clocks.
    pub clocks: Clocks,
    /// The number of bytes of the record's [`body`](Match::body) that are saved.
    pub saved: usize,
}

/// The reason why the store has not saved or loaded a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// Another record is saved under the id than the one to append to: the match was continued elsewhere.
    WriteConflict,
    /// The store is missing, full, or does not answer.
    Failed,
}

/// The visibility of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageVisibility {
    /// `true` if the page is not visible.
    pub hidden: bool,
    /// `true` while a sheet covers the table.
    pub covered: bool,
}
