//! Events of the window and of the document, heard as long as a component is there.

use std::rc::Rc;

use crate::ui::hooks::use_effect_on;
use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Event, EventTarget, window};
use yew::{hook, use_mut_ref};

/// Hears events of the window. `heard` may prevent what they do.
#[hook]
pub fn use_window_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_event(window().map(Into::into), name, Rc::new(heard));
}

/// Hears events of the document. `heard` may prevent what they do.
#[hook]
pub fn use_document_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    use_event(window().and_then(|window| window.document()).map(Into::into), name, Rc::new(heard));
}

/// Listens once and calls what the last render gave, so that a new closure needs no new listener.
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
