//! What can be touched, and what a touch means.

use std::fmt::Debug;

use super::{Answer, Cell, Control, Seating, Touch};
use crate::rules::{Game, Spot};

/// The interaction with a game: what can be touched, and what a touch means.
pub trait Interaction: Game {
    /// What a player has picked that is no action yet: a first square, a heading. The default is nothing.
    type Selection: Clone + Debug + Default + PartialEq;

    /// The buttons of its own, by which a player does what no touch of the board does alone.
    type Button: Copy + Debug + PartialEq + 'static;

    /// Whether throws and only moves can be left to the device ([`Interaction::obvious`]).
    const FREE_HAND: bool = false;

    /// How far beside an open cell a finger may come down and still touch it, in board units ([`super::hit()`]): for
    /// boards whose cells are smaller on a phone than a finger.
    const REACH: i32 = 0;

    /// Everything on the board that can be pointed at, in drawing order; where cells overlap, the last one is hit.
    /// Without a pick, nothing can be done.
    fn cells(&self, seating: &Seating, selection: Option<&Self::Selection>) -> Vec<Cell>;

    /// The buttons below the board.
    fn controls(&self, seating: &Seating, selection: &Self::Selection) -> Vec<Control<Touch<Self::Button>>>;

    /// What a touch means, given what is picked.
    fn touch(&self, selection: &Self::Selection, touch: Touch<Self::Button>) -> Answer<Self>;

    /// What beginning to drag from a cell means: what touching it does, where that does not finish anything.
    fn lift(&self, from: Spot) -> Answer<Self> {
        self.touch(&Self::Selection::default(), Touch::Spot(from))
    }

    /// The action that a player may leave to his device, as there is no other to choose.
    fn obvious(&self) -> Option<Self::Action> {
        None
    }

    /// The action that follows of itself from the one before, as it is the only end of what a player has begun.
    fn follows(&self) -> Option<Self::Action> {
        None
    }

    /// Whether the throw that is due is one for the order of play. A person begins those, whoever throws first, and all
    /// that follow are thrown by themselves.
    fn is_opening(&self) -> bool {
        false
    }

    /// Whether the throw that is due needs no hand, as nothing can be chosen whatever falls, and most often nothing
    /// happens.
    fn waits(&self) -> bool {
        false
    }

    /// Whether a match can be gone on with from here otherwise than it was: not in the midst of what is fought out at
    /// once.
    fn rests(&self) -> bool {
        true
    }

    /// Whether what is picked is something to be warned of before it happens.
    fn needs_warning(&self, _pick: &Self::Selection) -> bool {
        false
    }
}
