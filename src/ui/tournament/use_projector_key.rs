//! The keys of the view for a projector.

use wasm_bindgen::JsCast;
use yew::{Callback, KeyboardEvent, hook};

use crate::ui::grid::closest;
use crate::ui::hooks::use_window_event;
use crate::ui::shortcut::shortcut_of;

/// F opens and closes the view for the projector, and Esc closes it.
#[hook]
pub fn use_projector_key(is_open: bool, set_projects: &Callback<bool>) {
    let set_projects = set_projects.clone();
    use_window_event("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_typing = closest(event, "input:not([type=radio]), textarea").is_some();
        if key.ctrl_key() || key.alt_key() || key.meta_key() || is_typing {
            return;
        }
        match shortcut_of(key).as_str() {
            "f" => set_projects.emit(!is_open),
            "Escape" if is_open => set_projects.emit(false),
            _ => {}
        }
    });
}
