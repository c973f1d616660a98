//! The document's element in which a program shows its pages. By events on it the program and `static/start.js` talk.

use std::cell::RefCell;

use web_sys::{Element, Event};

thread_local! {
    static PLACE: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// From now on this is the element of the program.
pub fn open(place: &Element) {
    PLACE.set(Some(place.clone()));
}

/// The element, once there is one.
pub fn get() -> Option<Element> {
    PLACE.with_borrow(Clone::clone)
}

/// Tells the page something by an event of this name. What nobody hears changes nothing.
pub fn tell(name: &str) {
    if let (Some(place), Ok(event)) = (get(), Event::new(name)) {
        let _ = place.dispatch_event(&event);
    }
}
