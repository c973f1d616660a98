//! The state of a tournament, which is saved on the device after every change.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::{Callback, UseReducerHandle, hook, use_mut_ref, use_reducer};

use super::state::{Change, Saved, TournamentState};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::tournament::Shelf;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::settings::GameSetting;

/// Returns the state of the tournament that is saved on the device, and the callback that changes it.
#[hook]
pub fn use_tournament() -> (UseReducerHandle<TournamentState>, Callback<Change>) {
    let state = use_reducer(|| TournamentState::of(read()));
    let on_change = use_event_callback(state.dispatcher(), |change: Change, dispatcher| dispatcher.dispatch(change));
    use_saving(&state, &on_change);
    (state, on_change)
}

/// The settings in which the tournaments and what undo leads back to are kept. Others are written before the open one, so that
/// a tournament that moves between them is there twice rather than lost.
const SETTINGS: [GameSetting; 3] =
    [GameSetting::OtherTournaments, GameSetting::Tournament, GameSetting::TournamentUndo];

/// Reads what the device keeps.
fn read() -> Saved {
    let [others, open, undo] = SETTINGS.map(|setting| setting.get(Damath::NAME));
    let undo_stack = undo.map(|text| Shelf::read_all(&text)).unwrap_or_default();
    Saved { shelf: Shelf::read(open, others.as_deref()), undo_stack }
}

/// Writes what has changed.
fn write(saved: &Saved, before: &Saved) {
    let texts =
        |Saved { shelf, undo_stack }: &Saved| [shelf.others_text(), shelf.open.clone(), Shelf::write_all(undo_stack)];
    for (setting, (text, before)) in SETTINGS.into_iter().zip(texts(saved).into_iter().zip(texts(before))) {
        match text {
            _ if text == before => {}
            Some(text) => setting.set(Damath::NAME, &text),
            None => setting.remove(Damath::NAME),
        }
    }
}

/// Saves the tournament when it changes, and shows what another tab has saved.
#[hook]
fn use_saving(state: &UseReducerHandle<TournamentState>, on_change: &Callback<Change>) {
    let kept = use_mut_ref(|| state.saved());
    use_effect_on(state.saved(), {
        let kept = Rc::clone(&kept);
        move |saved| write(saved, &kept.replace(saved.clone()))
    });
    let on_change = on_change.clone();
    use_window_event("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_some_and(|key| SETTINGS.iter().any(|setting| setting.has_key(Damath::NAME, &key))) {
            let saved = read();
            kept.replace(saved.clone());
            on_change.emit(Change::Reload(saved));
        }
    });
}
