//! The state of the tournaments, which are saved on the device after every change.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::hook;

use crate::pages::tournament::{Change, Effect, Kept, Saved, TournamentMachine};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::hooks::{MachineHandle, use_effects, use_machine, use_window_event};
use crate::ui::settings::GameSetting;

/// Returns the page of the tournaments that are saved on the device.
#[hook]
pub fn use_tournament() -> MachineHandle<TournamentMachine> {
    let page = use_machine(|| Rc::new(RefCell::new(TournamentMachine::new(read()))));
    use_effects(&page, |_, Effect::Keep(kept, text)| match text {
        Some(text) => setting(kept).set(Damath::NAME, &text),
        None => setting(kept).remove(Damath::NAME),
    });
    let on_change = page.send.clone();
    // Another tab has saved.
    use_window_event("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_some_and(|key| Kept::ALL.into_iter().any(|kept| setting(kept).has_key(Damath::NAME, &key))) {
            on_change.emit(Change::Reload(read()));
        }
    });
    page
}

/// The setting that keeps a text.
fn setting(kept: Kept) -> GameSetting {
    match kept {
        Kept::Others => GameSetting::OtherTournaments,
        Kept::Open => GameSetting::Tournament,
        Kept::UndoStack => GameSetting::TournamentUndo,
    }
}

/// Reads what the device keeps.
fn read() -> Saved {
    Saved::read(Kept::ALL.map(|kept| setting(kept).get(Damath::NAME)))
}
