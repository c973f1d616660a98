//! Input: cells, controls, and the meaning of touches.

use std::fmt::Debug;

use super::{Cell, Control, Part, Seating, Touch};
use crate::rules::{Game, Spot};

/// The response to a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<G: Interaction> {
    /// Changes the selection only.
    Select(G::Selection),
    /// Takes an action.
    Act(G::Action),
    /// Takes several actions in order.
    ActAll(Vec<G::Action>),
    /// Takes an action, and the throw after it.
    ActAndThrow(G::Action),
    /// Takes an action, then changes the selection.
    ActAndSelect(G::Action, G::Selection),
    /// Begins a simultaneous phase, which is played outside of the state.
    SimultaneousPhase,
    /// Refuses the action.
    Refuse(G::Refusal),
    /// No effect.
    Nothing,
}

/// Input of a game: cells, controls, and the meaning of touches.
pub trait Interaction: Game {
    /// The selection before an action, such as a first square or a heading. The default is no selection.
    type Selection: Clone + Debug + Default + PartialEq;

    /// Buttons of the game, for what touches of the board do not cover.
    type Button: Copy + Debug + PartialEq + 'static;

    /// `true` if throws and only moves can be automated ([`Interaction::only_choice`]).
    const CAN_AUTOMATE: bool = false;

    /// `true` if one press makes the throws of everybody for the order of play; otherwise each person makes their own.
    const OPENS_AT_ONCE: bool = false;

    /// `true` if a key on a cell also confirms what it selects: a second touch is only for fingers, which may meet the
    /// wrong cell.
    const KEY_CONFIRMS: bool = false;

    /// Distance by which a touch may miss an open cell, in board units ([`super::hit()`]): for boards whose cells are
    /// smaller on a phone than a finger.
    const REACH: i32 = 0;

    /// Returns the part of the board around a point that a lens shows to a finger that is held there
    /// ([`super::Lens`]); none on boards without a lens. In board units.
    #[must_use]
    fn part_at(_point: (f64, f64)) -> Option<Part> {
        None
    }

    /// Returns all cells of the board in drawing order; where cells overlap, the last one is hit. Without a selection,
    /// no cell is open.
    fn cells(&self, seating: &Seating, selection: Option<&Self::Selection>) -> Vec<Cell>;

    /// Returns the buttons below the board.
    fn controls(&self, seating: &Seating, selection: &Self::Selection) -> Vec<Control<Touch<Self::Button>>>;

    /// Resolves a touch against the current selection.
    fn touch(&self, selection: &Self::Selection, touch: Touch<Self::Button>) -> Answer<Self>;

    /// Resolves the start of a drag at a cell: like a press, unless that would complete an action.
    fn begin_drag(&self, from: Spot) -> Answer<Self> {
        self.touch(&Self::Selection::default(), Touch::Spot(from))
    }

    /// `true` if what a mouse points at is previewed ([`Interaction::preview`]).
    const PREVIEWS: bool = false;

    /// Returns the selection that shows what a cell leads to, while nothing is selected: where the piece on it can go, or
    /// what can land there.
    fn preview(&self, _at: Spot) -> Option<Self::Selection> {
        None
    }

    /// Returns the only legal action, which the device may take for the player.
    fn only_choice(&self) -> Option<Self::Action> {
        None
    }

    /// Returns the action that follows automatically from the previous one: the only way to complete what the player
    /// has begun.
    fn follow_up(&self) -> Option<Self::Action> {
        None
    }

    /// Returns `true` if the due throw is for the order of play.
    fn is_opening(&self) -> bool {
        false
    }

    /// Returns `true` if the due throw is automatic: no result leaves a choice, and most have no effect.
    fn is_automatic_throw(&self) -> bool {
        false
    }

    /// Returns `true` if undo can stop at this state and a variation can begin here; `false` in the middle of a
    /// simultaneous phase.
    fn is_checkpoint(&self) -> bool {
        true
    }

    /// Returns `true` if the seat to act has begun a simultaneous phase that goes from device to device by turns, and this
    /// is another of its turns.
    fn is_in_phase(&self) -> bool {
        false
    }

    /// Returns `true` if the selection has a warning before its action.
    fn needs_warning(&self, _pick: &Self::Selection) -> bool {
        false
    }
}
