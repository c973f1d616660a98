//! Event listeners on the window and the document, as long as a component is mounted.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use web_sys::{Event, EventTarget, window};
use yew::hook;

use super::{use_effect_on, use_event_callback};

/// Listens to an event of the window. `heard` may call `prevent_default`.
#[hook]
pub fn use_window_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_window_events(&[name], heard);
}

/// Listens to several events of the window. `heard` may call `prevent_default`.
#[hook]
pub fn use_window_events(names: &[&'static str], heard: impl Fn(&Event) + 'static) {
    use_events(window().map(Into::into), names, EventListenerPhase::Bubble, Rc::new(heard));
}

/// Listens to several events of the window before anything on the page hears them. `heard` may stop them.
#[hook]
pub fn use_captured_events(names: &[&'static str], heard: impl Fn(&Event) + 'static) {
    use_events(window().map(Into::into), names, EventListenerPhase::Capture, Rc::new(heard));
}

/// Listens to an event of the document. `heard` may call `prevent_default`.
#[hook]
pub fn use_document_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    let document = window().and_then(|window| window.document());
    use_events(document.map(Into::into), &[name], EventListenerPhase::Bubble, Rc::new(heard));
}

/// Listens once, and calls the closure of the last render, so that a new closure needs no new listener.
#[hook]
fn use_events(
    target: Option<EventTarget>,
    names: &[&'static str],
    phase: EventListenerPhase,
    heard: Rc<dyn Fn(&Event)>,
) {
    let heard = use_event_callback(heard, |event: Event, heard| heard(&event));
    use_effect_on(names.to_vec(), move |names| {
        let listen = |name: &&'static str| {
            let heard = heard.clone();
            let options = EventListenerOptions { phase, passive: false };
            let call = move |event: &Event| heard.emit(event.clone());
            Some(EventListener::new_with_options(target.as_ref()?, *name, options, call))
        };
        let listeners: Vec<_> = names.iter().filter_map(listen).collect();
        move || drop(listeners)
    });
}
