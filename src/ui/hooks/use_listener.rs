//! Event listeners on the window and the document, as long as a component is mounted.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
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
    use_events(window().map(Into::into), names, Rc::new(heard));
}

/// Listens to an event of the document. `heard` may call `prevent_default`.
#[hook]
pub fn use_document_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_events(window().and_then(|window| window.document()).map(Into::into), &[name], Rc::new(heard));
}

/// Listens once, and calls the closure of the last render, so that a new closure needs no new listener.
#[hook]
fn use_events(target: Option<EventTarget>, names: &[&'static str], heard: Rc<dyn Fn(&Event)>) {
    let heard = use_event_callback(heard, |event: Event, heard| heard(&event));
    use_effect_on(names.to_vec(), move |names| {
        let listen = |name: &&'static str| {
            let heard = heard.clone();
            let options = EventListenerOptions::enable_prevent_default();
            let call = move |event: &Event| heard.emit(event.clone());
            Some(EventListener::new_with_options(target.as_ref()?, *name, options, call))
        };
        let listeners: Vec<_> = names.iter().filter_map(listen).collect();
        move || drop(listeners)
    });
}
