//! What the page must not lose: a match that is under way, or that is not saved.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Event, window};
use yew::hook;

use crate::play::SavingView;
use crate::ui::hooks::use_effect_on;
use crate::ui::host;

/// Tells the page while the table of an unfinished match is open: new versions of the site wait for its end.
#[hook]
pub fn use_under_way(is_over: bool) {
    use_effect_on(is_over, |is_over| {
        host::set_under_way(!is_over);
        || host::set_under_way(false)
    });
}

/// Has the browser ask before the page is left while its match is in memory only.
#[hook]
pub fn use_leave_question(saving: SavingView) {
    let is_unsaved = matches!(saving, SavingView::InMemory { .. });
    use_effect_on(is_unsaved, |is_unsaved| {
        let listen = |window: web_sys::Window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "beforeunload", options, Event::prevent_default)
        };
        let listener = is_unsaved.then(window).flatten().map(listen);
        move || drop(listener)
    });
}
