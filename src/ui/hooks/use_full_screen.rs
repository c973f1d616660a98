//! The page on the whole screen.

use std::rc::Rc;

use web_sys::window;
use yew::{Callback, hook, use_mut_ref};

use super::{use_document_event, use_effect_on};
use crate::ui::host;

/// Fills the screen with the page while `is_on`, where the browser can. `on_leave` is called when the reader ends that, as
/// Escape does: the browser keeps this key to itself then.
#[hook]
pub fn use_full_screen(is_on: bool, on_leave: Callback<()>) {
    let was_filled = use_mut_ref(|| false);
    use_effect_on(is_on, {
        let was_filled = Rc::clone(&was_filled);
        move |is_on| {
            let is_on = *is_on;
            // The end of an earlier full screen may be reported late.
            was_filled.replace(false);
            if is_on {
                host::fill_screen(true);
            }
            move || {
                if is_on {
                    host::fill_screen(false);
                }
            }
        }
    });
    use_document_event("fullscreenchange", move |_| {
        let is_filled = window().and_then(|window| window.document()?.fullscreen_element()).is_some();
        if was_filled.replace(is_filled) && !is_filled && is_on {
            on_leave.emit(());
        }
    });
}
