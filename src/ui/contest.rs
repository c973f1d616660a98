//! A contest on the page: what several seats fight out outside of the state of a match, such as Dschamal's duel.
//!
//! It is a component that takes the board's place while it is on. What stands below the board is then the contest's too: it
//! reports its prompt and its buttons, and the table draws them where its own stand and has keys press them.

use std::rc::Rc;

use yew::{Callback, Properties};

use crate::play::ContestTable;
use crate::rules::Game;
use crate::scene::{Control, Prompt};

/// The props of a contest of the game `G`.
#[derive(Clone, PartialEq, Properties)]
pub struct ContestProps<G: Game + 'static> {
    /// The table at which it is fought. One that is played looks at it when it begins; one that is followed, always.
    pub at: Rc<ContestTable<G>>,
    /// Whether it is played in another tab, and only followed in this one.
    #[prop_or_default]
    pub followed: bool,
    /// Its prompt and buttons, at first and whenever they change.
    pub on_view: Callback<ContestView>,
    /// The text to save of it on this device, for [`ContestTable::saved`]; `None` once nothing is to be saved any longer.
    pub on_save: Callback<Option<String>>,
    /// It is left, and can be begun again.
    pub on_leave: Callback<()>,
    /// It is over, and comes to these actions of the match.
    pub on_over: Callback<Vec<G::Action>>,
}

/// What stands below the board while a contest is on.
#[derive(Clone, Debug, PartialEq)]
pub struct ContestView {
    /// Whose turn it is, and what is expected.
    pub prompt: Prompt,
    /// The buttons, each with what presses it.
    pub controls: Vec<Control<Callback<()>>>,
    /// What Escape does.
    pub on_escape: Callback<()>,
}
