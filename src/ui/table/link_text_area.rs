//! The text area for copying a link.

use yew::{Html, NodeRef, html};

/// Renders the hidden text area from which a link is copied.
pub fn link_text_area(area: &NodeRef, value: String) -> Html {
    html! { <textarea ref={area} id="pass-link" class="unseen" tabindex="-1" aria-hidden="true" readonly=true {value} /> }
}
