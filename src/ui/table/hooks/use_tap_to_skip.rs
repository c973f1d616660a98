//! Taps that skip animations.

use std::rc::Rc;

use yew::hook;

use super::use_sitting::TableMachine;
use crate::play::Input;
use crate::ui::grid::{closest, is_link_or_button};
use crate::ui::hooks::{MachineHandle, use_window_event};

/// Skips the current animation on a tap anywhere on the table, except on links and buttons.
#[hook]
pub fn use_tap_to_skip<M: TableMachine>(playing: &MachineHandle<M>) {
    let (view, send) = (Rc::clone(&playing.view), playing.send.clone());
    use_window_event("pointerdown", move |event| {
        let is_beside = || closest(event, ".table").is_some() && closest(event, ".bar").is_none();
        if view.is_busy() && is_beside() && !is_link_or_button(event) {
            send.emit(Input::Skip);
        }
    });
    // A touch of the board must not cause a click, which would press whatever appears under the finger.
    use_window_event("touchstart", |event| {
        if event.cancelable() && closest(event, ".board").is_some() {
            event.prevent_default();
        }
    });
}
