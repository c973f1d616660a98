//! The wood of a piece.

use yew::{Html, component, html};

/// A turned piece of wood.
#[component]
pub fn Wood() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx=".8" cy="3.4" rx="7.6" ry="6.2" />
            <circle class="wall" cy="1.4" r="7.3" />
            <circle class="top" cy="-.6" r="7.1" />
            <circle class="ring" cy="-.6" r="5.7" />
        </>
    }
}
