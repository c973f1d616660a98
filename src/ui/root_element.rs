//! The document's element into which a program renders.

use std::cell::RefCell;

use web_sys::Element;

thread_local! {
    static ROOT: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Sets the element of the program.
pub fn set(root: &Element) {
    ROOT.set(Some(root.clone()));
}

/// Returns the element, once it is set.
pub fn get() -> Option<Element> {
    ROOT.with_borrow(Clone::clone)
}

/// Returns the element's id, by which the page's JavaScript identifies the program; empty before the element is set.
pub fn id() -> String {
    get().map(|root| root.id()).unwrap_or_default()
}
