//! The simultaneous phase that replaces the board.

use std::rc::Rc;

use yew::{Callback, Html, hook, use_memo, use_state_eq};

use super::use_saving::Notebook;
use super::use_sitting::TableHandle;
use crate::play::{Input, SimultaneousTable, TableView, Ticket};
use crate::store::Note;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_event_callback;
use crate::ui::simultaneous::{SimultaneousProps, SimultaneousView};

/// The state of a simultaneous phase.
pub struct SimultaneousPhase {
    /// The rendered simultaneous phase, which replaces the board; `None` if there is none.
    pub drawn: Option<Html>,
    /// Its prompt and controls, once it has reported them.
    pub view: Option<SimultaneousView>,
}

impl SimultaneousPhase {
    /// Returns the callback for Escape; `None` unless the simultaneous phase is played at this table, which `view`
    /// shows.
    pub fn escape<G: GameUi>(&self, view: &TableView<G>) -> Option<Callback<()>> {
        self.view.as_ref().filter(|_| view.simultaneous.is_some()).map(|simultaneous| simultaneous.on_escape.clone())
    }
}

/// Returns the simultaneous phase that people play at this table, or that is followed from another tab.
#[hook]
pub fn use_simultaneous<G: GameUi>(playing: &TableHandle<G>, notebook: &Notebook) -> SimultaneousPhase {
    let Notebook { notes, on_note } = notebook;
    let view = &playing.view;
    let reported = use_state_eq(|| None::<(Option<Ticket>, SimultaneousView)>);
    let ticket = view.simultaneous;
    let followed = !view.permissions.play;
    // A simultaneous phase that is played here reads the table when it begins; one that is followed, at every render.
    let saved = Some(notes.get(Note::SimultaneousPhase)).filter(|text| !text.is_empty()).map(str::to_owned);
    let followed_table = followed.then(|| (Rc::clone(view), saved.clone()));
    let table = use_memo((ticket, followed_table), |_| SimultaneousTable::of(view, saved));
    let on_view = use_event_callback((ticket, reported.setter()), |view, (ticket, reported)| {
        reported.set(Some((*ticket, view)));
    });
    let on_save = use_event_callback(on_note.clone(), |text: Option<String>, on_note| {
        on_note.emit((Note::SimultaneousPhase, text.unwrap_or_default()));
    });
    let on_keep = use_event_callback((Rc::clone(notes), on_note.clone()), |line: String, (notes, on_note)| {
        on_note.emit((Note::Phases, format!("{}{line}\n", notes.get(Note::Phases))));
    });
    let on_over = use_event_callback((ticket, playing.send.clone()), |actions, (ticket, send)| {
        if let Some(ticket) = ticket {
            send.emit(Input::Answer(*ticket, actions));
        }
    });
    let on_leave = use_event_callback(on_over.clone(), |(), on_over| on_over.emit(Vec::new()));
    let is_on = ticket.is_some() || (followed && !view.is_over());
    let drawn = is_on
        .then(|| G::simultaneous(SimultaneousProps { table, followed, on_view, on_save, on_keep, on_leave, on_over }))
        .flatten();
    let view = reported.as_ref().filter(|(of, _)| *of == ticket && drawn.is_some()).map(|(_, view)| view.clone());
    SimultaneousPhase { drawn, view }
}
