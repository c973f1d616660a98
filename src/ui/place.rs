//! The document's element in which a program shows its pages.

use std::cell::RefCell;

use web_sys::Element;

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

/// The id of the element, by which the page's JavaScript knows the program; empty before there is one.
pub fn id() -> String {
    get().map(|place| place.id()).unwrap_or_default()
}
