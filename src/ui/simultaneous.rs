//! Simultaneous phases on the page: what several seats play at once outside of the state of a match, such as Dschamal's
//! duel.
//!
//! A simultaneous phase is a component that replaces the board while it is running. It also provides the prompt and the
//! buttons below the board: it reports them, and the table renders them in place of its own and maps keys to them.

use std::rc::Rc;

use yew::{Callback, Properties};

use crate::play::SimultaneousTable;
use crate::rules::Game;
use crate::scene::{Control, Prompt};

/// Properties of a simultaneous phase of the game `G`.
#[derive(Clone, PartialEq, Properties)]
pub struct SimultaneousProps<G: Game> {
    /// The table of the simultaneous phase. A simultaneous phase that is played reads it when it begins; one that is
    /// followed, at every render.
    pub table: Rc<SimultaneousTable<G>>,
    /// `true` if the simultaneous phase is played in another tab, and only followed in this one.
    #[prop_or_default]
    pub followed: bool,
    /// Receives the prompt and buttons, at first and after each change.
    pub on_view: Callback<SimultaneousView>,
    /// Receives the text to save on this device, for [`SimultaneousTable::saved`]; `None` once nothing needs saving.
    pub on_save: Callback<Option<String>>,
    /// Receives a line about the simultaneous phase that is over, to keep on this device for the analysis.
    pub on_keep: Callback<String>,
    /// Called when the simultaneous phase is left; it can be started again.
    pub on_leave: Callback<()>,
    /// Receives the outcome as actions of the match.
    pub on_over: Callback<Vec<G::Action>>,
}

/// The prompt and buttons below the board while a simultaneous phase is running.
#[derive(Clone, Debug, PartialEq)]
pub struct SimultaneousView {
    /// Names the seat to act and the expected action.
    pub prompt: Prompt,
    /// The buttons, each with its callback.
    pub controls: Vec<Control<Callback<()>>>,
    /// Called when Escape is pressed.
    pub on_escape: Callback<()>,
}
