//! The direction in which Asam faces.

use yew::{Html, component, html};

/// The pointer of light, pointing up.
#[component]
pub fn Pointer() -> Html {
    html! {
        <>
            <path class="pointer rim" d="M-9-16 0-27 9-16" />
            <path class="pointer" d="M-9-16 0-27 9-16" />
        </>
    }
}
