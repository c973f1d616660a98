//! The state of a tournament, which is saved on the device after every change.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::{Callback, UseReducerHandle, hook, use_mut_ref, use_reducer};

use super::state::{Change, TournamentState};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::settings::GameSetting;

/// Returns the state of the tournament that is saved on the device, and the callback that changes it.
#[hook]
pub fn use_tournament() -> (UseReducerHandle<TournamentState>, Callback<Change>) {
    let state = use_reducer(|| TournamentState::of(GameSetting::Tournament.get(Damath::NAME)));
    let on_change = use_event_callback(state.dispatcher(), |change: Change, dispatcher| dispatcher.dispatch(change));
    use_saving(&state, &on_change);
    (state, on_change)
}

/// Saves the tournament when it changes, and shows what another tab has saved.
#[hook]
fn use_saving(state: &UseReducerHandle<TournamentState>, on_change: &Callback<Change>) {
    let kept = use_mut_ref(|| state.text());
    use_effect_on(state.text(), {
        let kept = Rc::clone(&kept);
        move |text| {
            if kept.replace(text.clone()) != *text {
                match text {
                    Some(text) => GameSetting::Tournament.set(Damath::NAME, text),
                    None => GameSetting::Tournament.remove(Damath::NAME),
                }
            }
        }
    });
    let on_change = on_change.clone();
    use_window_event("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_some_and(|key| GameSetting::Tournament.has_key(Damath::NAME, &key)) {
            let saved = GameSetting::Tournament.get(Damath::NAME);
            kept.replace(saved.clone());
            on_change.emit(Change::Reload(saved));
        }
    });
}
