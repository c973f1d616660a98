//! The keys of the table of an exercise or of an attempt at a puzzle.

use std::rc::Rc;

use yew::{Callback, hook};

use super::use_focus_restorer::use_focus_restorer;
use super::use_keys::{Keyboard, use_keys};
use super::use_sheets::OpenSheet;
use crate::play::{Input, TableView};
use crate::scene::Control;
use crate::ui::boards::GameUi;

/// Listens to the keys of a table that has neither an analysis nor a view for a projector, and restores its focus.
/// `simultaneous_escape` handles Escape in a running simultaneous phase.
#[hook]
pub fn use_practice_keys<G: GameUi>(
    view: &Rc<TableView<G>>,
    controls: &Rc<Vec<Control<Callback<()>>>>,
    simultaneous_escape: Option<Callback<()>>,
    sheets: &OpenSheet,
    send: &Callback<Input<G>>,
) {
    let focus_next = use_focus_restorer(view.is_busy() && sheets.sheet.is_none());
    use_keys(Keyboard {
        view: Rc::clone(view),
        controls: Rc::clone(controls),
        simultaneous_escape,
        analysis: None,
        projector: None,
        sheets: sheets.clone(),
        send: send.clone(),
        focus_next,
    });
}
