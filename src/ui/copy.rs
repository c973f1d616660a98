//! Texts that stand in boxes.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement, window};

use crate::words::house;

/// Selects the text in the box with this id, copies it, and says what was done: a browser that refuses leaves it
/// selected, to be copied by hand.
pub fn copy(id: &str) -> &'static str {
    let document = window().and_then(|window| window.document()?.dyn_into::<HtmlDocument>().ok());
    let copied = document.is_some_and(|document| {
        if let Some(text) = document.get_element_by_id(id) {
            text.unchecked_into::<HtmlTextAreaElement>().select();
        }
        document.exec_command("copy").unwrap_or(false)
    });
    if copied { house::copied() } else { house::selected() }
}
