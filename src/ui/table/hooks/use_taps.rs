//! Taps beside the controls of a table.

use std::rc::Rc;

use yew::hook;

use super::use_sitting::Playing;
use crate::play::Input;
use crate::scene::Scene;
use crate::ui::grid::{is_pressed_itself, within};
use crate::ui::hooks::use_window_event;

/// A tap on the table ends what is being shown, beside what has a press of its own.
#[hook]
pub fn use_taps<G: Scene + 'static>(playing: &Playing<G>) {
    let (view, send) = (Rc::clone(&playing.view), playing.send.clone());
    use_window_event("pointerdown", move |event| {
        let is_beside = || within(event, ".table").is_some() && within(event, ".bar").is_none();
        if view.is_busy() && is_beside() && !is_pressed_itself(event) {
            send.emit(Input::Skip);
        }
    });
    // A touch of the board is no click besides, which would press what comes to lie under the finger.
    use_window_event("touchstart", |event| {
        if event.cancelable() && within(event, ".board").is_some() {
            event.prevent_default();
        }
    });
}
