//! Taps that skip animations.

use std::rc::Rc;

use yew::hook;

use super::use_sitting::TableHandle;
use crate::play::{Input, PressMeaning};
use crate::ui::boards::GameUi;
use crate::ui::grid::{closest, is_link_or_button};
use crate::ui::hooks::use_window_event;

/// Skips the current animation on a tap anywhere on the table, except on links and buttons.
#[hook]
pub fn use_tap_to_skip<G: GameUi>(playing: &TableHandle<G>) {
    let (painted, driver) = (Rc::clone(&playing.view), playing.driver());
    use_window_event("pointerdown", move |event| {
        let is_beside = || closest(event, ".table").is_some() && closest(event, ".bar").is_none();
        let skips = driver.view().press_seen_on(&painted) == PressMeaning::Skip;
        if skips && is_beside() && !is_link_or_button(event) {
            driver.send(Input::Skip);
        }
    });
    // A touch of the board must not cause a click, which would press whatever appears under the finger.
    use_window_event("touchstart", |event| {
        if event.cancelable() && closest(event, ".board").is_some() {
            event.prevent_default();
        }
    });
}
