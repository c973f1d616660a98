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

/// Returns the version of the program, with the name of the folder from which the site's files come, which identifies
/// the build; without it in a build that has no such folder.
pub fn version() -> String {
    let document = get().and_then(|root| root.owner_document()).and_then(|document| document.document_element());
    let files = document.and_then(|element| element.get_attribute("data-files"));
    let version = env!("CARGO_PKG_VERSION");
    let folder = files.and_then(|files| files.trim_end_matches('/').rsplit('/').next().map(str::to_owned));
    folder.map_or_else(|| version.to_owned(), |folder| format!("{version} ({folder})"))
}
