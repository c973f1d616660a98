//! The icon of hints.

use yew::{Html, html};

/// Renders a light bulb.
pub fn bulb() -> Html {
    html! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 16.500v-2.200a6.500 6.500 0 1 1 6 0v2.200ZM9.500 19.500h5M10.500 22h3" />
        </svg>
    }
}
