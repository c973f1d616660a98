//! The page on the whole screen.

use web_sys::window;
use yew::{Callback, hook};

use super::{use_document_event, use_effect_on};
use crate::ui::host;

/// Fills the screen with the page while `is_on`, where the browser can. `on_leave` is called when the reader ends that, as
/// Escape does: the browser keeps this key to itself then.
#[hook]
pub fn use_full_screen(is_on: bool, on_leave: Callback<()>) {
    use_effect_on(is_on, |is_on| {
        let is_on = *is_on;
        if is_on {
            host::fill_screen(true);
        }
        move || {
            if is_on {
                host::fill_screen(false);
            }
        }
    });
    use_document_event("fullscreenchange", move |_| {
        let filled = window().and_then(|window| window.document()?.fullscreen_element());
        if is_on && filled.is_none() {
            on_leave.emit(());
        }
    });
}
