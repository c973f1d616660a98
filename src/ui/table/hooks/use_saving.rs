//! Saving the match of a table.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, UseStateSetter, hook, use_memo, use_state};

use super::use_sitting::{TableHandle, TableMachine};
use crate::pages::reading::open;
use crate::play::{Effect, Input, NotSaved, Stored, Ticket};
use crate::store::{DatabaseError, Id, Note, Notes, Saved, Store};
use crate::ui::boards::GameUi;
use crate::ui::context::use_store;
use crate::ui::hooks::{Driver, use_effect_on, use_effects, use_event_callback};

/// The saved data of a match when its table opens.
#[derive(Clone, Default, PartialEq)]
pub struct SavedData {
    /// The record, as it was read; empty if it is held in memory only, or not saved.
    pub record: Rc<str>,
    /// The notes of the match.
    pub notes: Rc<Notes>,
}

/// The notes of the match of a table.
#[derive(Clone, PartialEq)]
pub struct Notebook {
    /// The current notes.
    pub notes: Rc<Notes>,
    /// Saves a note.
    pub on_note: Callback<(Note, String)>,
}

/// Saves the match of a sitting.
struct Saver<G: GameUi> {
    store: Store,
    id: Id,
    driver: Rc<Driver<TableMachine<G>>>,
    notes: RefCell<Rc<Notes>>,
    /// The record that was read or saved last; empty if it is held in memory only.
    record: RefCell<String>,
    shown_notes: UseStateSetter<Rc<Notes>>,
    on_damaged: Callback<()>,
}

/// Carries out [`Effect::Save`], [`Effect::Load`], [`Effect::SaveClocks`] and [`Effect::SaveTally`], and follows saves
/// of other tabs. `on_damaged` is called when the saved match has become unreadable. Returns the notes, at first those
/// of `opened`.
#[hook]
pub fn use_saving<G: GameUi>(
    playing: &TableHandle<G>,
    id: &Id,
    opened: &SavedData,
    on_damaged: &Callback<()>,
) -> Notebook {
    let store = use_store();
    let notes = use_state(|| Rc::clone(&opened.notes));
    let saver = use_memo((), |()| Saver {
        store,
        id: id.clone(),
        driver: playing.driver(),
        notes: RefCell::new(Rc::clone(&opened.notes)),
        record: RefCell::new(opened.record.to_string()),
        shown_notes: notes.setter(),
        on_damaged: on_damaged.clone(),
    });
    use_effects(playing, {
        let saver = Rc::clone(&saver);
        move |_, effect| match effect {
            Effect::Save(ticket) => Rc::clone(&saver).save(ticket),
            Effect::Load(ticket) => Rc::clone(&saver).load(Some(ticket)),
            Effect::SaveClocks(clocks) => saver.note(Note::Clocks, clocks.to_string()),
            Effect::SaveTally(tally) => saver.note(Note::Sums, tally.to_string()),
            _ => {}
        }
    });
    use_effect_on((), {
        let saver = Rc::clone(&saver);
        move |()| {
            let (store, own) = (saver.store.clone(), saver.id.clone());
            let watch = store.watch(Box::new(move |id| {
                if id == own {
                    Rc::clone(&saver).load(None);
                }
            }));
            move || drop(watch)
        }
    });
    let on_note = use_event_callback((), move |(kind, text), ()| saver.note(kind, text));
    Notebook { notes: (*notes).clone(), on_note }
}

impl<G: GameUi> Saver<G> {
    fn save(self: Rc<Self>, ticket: Ticket) {
        let played = Rc::clone(&self.driver.view().played);
        let saving = self.store.save_on(&self.id, &self.record.borrow(), &played, &self.notes.borrow());
        spawn_local(async move {
            let saved = saving.await;
            if saved.is_ok() {
                self.record.replace(played.to_string());
            }
            self.driver.send(Input::Saved(ticket, saved));
        });
    }

    fn note(&self, kind: Note, text: String) {
        if self.notes.borrow().get(kind) == text {
            return;
        }
        let saving = self.store.note(&self.id, kind, &text);
        // A note that cannot be saved is kept until the page is closed.
        spawn_local(async move { saving.await.unwrap_or_default() });
        let notes = Rc::new((**self.notes.borrow()).clone().with(kind, text));
        self.set_notes(notes);
    }

    fn set_notes(&self, notes: Rc<Notes>) {
        self.notes.replace(Rc::clone(&notes));
        self.shown_notes.set(notes);
    }

    /// Reads the match, either for the ticket of [`Effect::Load`] or because another tab has saved it.
    fn load(self: Rc<Self>, ticket: Option<Ticket>) {
        let reading = self.store.read(&self.id);
        spawn_local(async move {
            let read = reading.await;
            self.loaded(ticket, read);
        });
    }

    fn loaded(&self, ticket: Option<Ticket>, read: Result<Option<Saved>, DatabaseError>) {
        let stored = match read.map(|saved| saved.map(|saved| (open::<G>(&saved), saved))) {
            Ok(Some((Ok(played), saved))) => {
                self.record.replace(saved.record().to_owned());
                let stored = Stored { clocks: saved.notes.clocks(), saved: saved.bytes(&played), played };
                if !self.driver.view().permissions.play {
                    self.driver.send(Input::Clocks(stored.clocks.clone()));
                    self.set_notes(Rc::new(saved.notes));
                }
                Ok(Some(Box::new(stored)))
            }
            Ok(Some((Err(_), _))) => return self.on_damaged.emit(()),
            Ok(None) => Ok(None),
            Err(DatabaseError) => Err(NotSaved::Failed),
        };
        match (ticket, stored) {
            (Some(ticket), stored) => self.driver.send(Input::Loaded(ticket, stored)),
            (None, Ok(Some(stored))) => self.driver.send(Input::Follow(stored)),
            (None, _) => {}
        }
    }
}
