//! Copying a text.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement, window};
use yew::NodeRef;

/// The result of copying a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// It was copied.
    Yes,
    /// The browser refuses; the text is selected, to be copied by hand.
    Selected,
}

/// Selects the text in a text area and copies it.
pub fn copy(area: &NodeRef) -> Copied {
    let document = window().and_then(|window| window.document()?.dyn_into::<HtmlDocument>().ok());
    if let Some(area) = area.cast::<HtmlTextAreaElement>() {
        area.select();
    }
    // It works also where the page is not served securely, which newer ways do not.
    let copied = document.is_some_and(|document| document.exec_command("copy").unwrap_or(false));
    if copied { Copied::Yes } else { Copied::Selected }
}
