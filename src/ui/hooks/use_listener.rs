//! Event listeners on the window and the document, as long as a component is mounted.

use std::rc::Rc;

use crate::ui::hooks::use_effect_on;
use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Event, EventTarget, window};
use yew::{hook, use_mut_ref};

/// Listens to an event of the window. `heard` may call `prevent_default`.
#[hook]
pub fn use_window_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_event(window().map(Into::into), name, Rc::new(heard));
}

/// Listens to an event of the document. `heard` may call `prevent_default`.
#[hook]
pub fn use_document_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_event(window().and_then(|window| window.document()).map(Into::into), name, Rc::new(heard));
}

/// Listens once, and calls the closure of the last render, so that a new closure needs no new listener.
#[hook]
fn use_event(target: Option<EventTarget>, name: &'static str, heard: Rc<dyn Fn(&Event)>) {
    let latest = use_mut_ref(|| None::<Rc<dyn Fn(&Event)>>);
    *latest.borrow_mut() = Some(heard);
    use_effect_on(name, move |_| {
        let call = move |event: &Event| {
            let heard = latest.borrow().clone();
            if let Some(heard) = heard {
                heard(event);
            }
        };
        let options = EventListenerOptions::enable_prevent_default();
        let listener = target.map(|target| EventListener::new_with_options(&target, name, options, call));
        move || drop(listener)
    });
}
