//! Swatches of a player's weave.

use yew::{Html, html};

/// Renders a swatch of a weave, which distinguishes players besides their colours.
pub fn swatch(look: u8) -> Html {
    weave("swatch", look)
}

/// Renders a stripe of a weave, as wide as its container.
pub fn stripe(look: u8) -> Html {
    weave("stripe", look)
}

fn weave(class: &str, look: u8) -> Html {
    html! {
        <svg key={look} class={format!("{class} look-{look}")} aria-hidden="true">
            <rect class="weave" width="100%" height="100%" />
        </svg>
    }
}
