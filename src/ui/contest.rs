//! Contests on the page: what several seats play at once outside of the state of a match, such as Dschamal's duel.
//!
//! A contest is a component that replaces the board while it is running. It also provides the prompt and the buttons
//! below the board: it reports them, and the table renders them in place of its own and maps keys to them.

use std::rc::Rc;

use yew::{Callback, Properties};

use crate::play::ContestTable;
use crate::rules::Game;
use crate::scene::{Control, Prompt};

/// Properties of a contest of the game `G`.
#[derive(Clone, PartialEq, Properties)]
pub struct ContestProps<G: Game> {
    /// The table of the contest. A contest that is played reads it when it begins; one that is followed, at every
    /// render.
    pub table: Rc<ContestTable<G>>,
    /// `true` if the contest is played in another tab, and only followed in this one.
    #[prop_or_default]
    pub followed: bool,
    /// Receives the prompt and buttons, at first and after each change.
    pub on_view: Callback<ContestView>,
    /// Receives the text to save on this device, for [`ContestTable::saved`]; `None` once nothing needs saving.
    pub on_save: Callback<Option<String>>,
    /// Called when the contest is left; it can be started again.
    pub on_leave: Callback<()>,
    /// Receives the outcome as actions of the match.
    pub on_over: Callback<Vec<G::Action>>,
}

/// The prompt and buttons below the board while a contest is running.
#[derive(Clone, Debug, PartialEq)]
pub struct ContestView {
    /// Names the seat to act and the expected action.
    pub prompt: Prompt,
    /// The buttons, each with its callback.
    pub controls: Vec<Control<Callback<()>>>,
    /// Called when Escape is pressed.
    pub on_escape: Callback<()>,
}
