//! Event listeners on the window.

use crate::ui::hooks::use_effect_on;
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, window};
use yew::{Callback, hook};

/// Calls `heard` with each event of these kinds that reaches the window, as long as the component is mounted. It may
/// call `prevent_default`.
#[hook]
pub fn use_window_events<E: JsCast + AsRef<Event> + Clone + 'static>(
    kinds: &'static [&'static str],
    heard: Callback<E>,
) {
    use_effect_on(heard, move |heard| {
        let listen = |kind: &&'static str| {
            let heard = heard.clone();
            let options = EventListenerOptions::enable_prevent_default();
            let window: EventTarget = window()?.into();
            Some(EventListener::new_with_options(&window, *kind, options, move |event| {
                if let Some(event) = event.dyn_ref::<E>() {
                    heard.emit(event.clone());
                }
            }))
        };
        let listeners: Vec<_> = kinds.iter().filter_map(listen).collect();
        move || drop(listeners)
    });
}
