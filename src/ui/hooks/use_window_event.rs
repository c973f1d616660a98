//! Events of the window, heard as long as a component is there.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Event, window};
use yew::{hook, use_effect_with, use_mut_ref};

/// Hears events of the window as long as the component is there; `heard` may prevent what they do. It listens once and calls
/// what the last render gave, so that a new closure needs no new listener.
#[hook]
pub fn use_window_event(name: &'static str, heard: impl Fn(&Event) + 'static) {
    let latest = use_mut_ref(|| None::<Rc<dyn Fn(&Event)>>);
    *latest.borrow_mut() = Some(Rc::new(heard));
    use_effect_with(name, move |_| {
        let call = move |event: &Event| {
            let heard = latest.borrow().clone();
            if let Some(heard) = heard {
                heard(event);
            }
        };
        let options = EventListenerOptions::enable_prevent_default();
        let listener = window().map(|window| EventListener::new_with_options(&window, name, options, call));
        move || drop(listener)
    });
}
