//! The start of the analysis.

use yew::{Callback, MouseEvent, hook};

use super::use_engine::Analyst;
use super::use_saving::Notebook;
use super::use_sitting::TableHandle;
use crate::store::Note;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::hooks::use_effect_on;
use crate::ui::table::table_props::TableProps;

/// Returns the callback that starts the analysis, notes this with a saved match, and calls `show`, which shows it.
/// The analysis of a match that was analysed before starts at once, so that the match gets its marks again.
#[hook]
pub fn use_analysis_start<G: GameUi>(
    props: &TableProps<G>,
    playing: &TableHandle<G>,
    analyst: &Analyst<G>,
    notebook: &Notebook,
    show: &Callback<()>,
) -> Callback<MouseEvent> {
    let view = &playing.view;
    let was_analysed = !props.saved.notes.get(Note::Analysed).is_empty() && view.can_analyse();
    use_effect_on((), {
        let (begin, end) = (analyst.begin.clone(), view.played.now());
        move |()| {
            if was_analysed {
                begin.emit(end);
            }
        }
    });
    let driver = playing.driver();
    let is_saved = props.received.is_none();
    callback((analyst.begin.clone(), notebook.on_note.clone(), show.clone()), move |_, (begin, on_note, show)| {
        let view = driver.view();
        if view.can_analyse() {
            begin.emit(view.played.now());
            if is_saved {
                on_note.emit((Note::Analysed, "1".into()));
            }
        }
        show.emit(());
    })
}
