//! The keyboard focus.

use web_sys::HtmlElement;
use yew::NodeRef;

/// Focuses an element. One that is not there, or cannot take the focus, is left unfocused.
pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}
