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

/// The element of the whole document.
fn document_element() -> Option<Element> {
    get()?.owner_document()?.document_element()
}

/// Gives the page the light of the "day" or the "night", or with "" that of the device.
pub fn set_light(light: &str) {
    // With such a name, setting an attribute cannot fail.
    let _ = document_element().map(|page| page.set_attribute("data-light", light));
}

/// Returns the folder with the files of the site's version; `None` in a development build, which has no such folder.
fn folder() -> Option<String> {
    document_element()?.get_attribute("data-files")
}

/// Returns the URL of a file of the site.
pub fn file(name: &str) -> String {
    folder().unwrap_or_default() + name
}

/// Returns the version of the program, with the name of the folder from which the site's files come, which identifies
/// the build; without it in a build that has no such folder.
pub fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let folder = folder().and_then(|folder| folder.trim_end_matches('/').rsplit('/').next().map(str::to_owned));
    folder.map_or_else(|| version.to_owned(), |folder| format!("{version} ({folder})"))
}
