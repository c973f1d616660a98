//! Taps that skip animations.

use std::rc::Rc;

use yew::hook;

use super::use_sitting::Playing;
use crate::play::Input;
use crate::scene::Scene;
use crate::ui::grid::{is_pressed_itself, within};
use crate::ui::hooks::use_window_event;

/// Skips the current animation on a tap anywhere on the table, except on links and buttons.
#[hook]
pub fn use_taps<G: Scene + 'static>(playing: &Playing<G>) {
    let (view, send) = (Rc::clone(&playing.view), playing.send.clone());
    use_window_event("pointerdown", move |event| {
        let is_beside = || within(event, ".table").is_some() && within(event, ".bar").is_none();
        if view.is_busy() && is_beside() && !is_pressed_itself(event) {
            send.emit(Input::Skip);
        }
    });
    // A touch of the board must not cause a click, which would press whatever appears under the finger.
    use_window_event("touchstart", |event| {
        if event.cancelable() && within(event, ".board").is_some() {
            event.prevent_default();
        }
    });
}
